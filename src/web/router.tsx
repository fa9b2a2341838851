import { createRouter } from '@tanstack/react-router'
import { readRouterContext } from './router-context.ts'
import { routeTree } from './routeTree.gen.ts'
import { parseSearchText, writeSearchText } from './search-text.ts'

/** One router per request on the server, one per tab in the browser. */
export async function getRouter() {
  const routerContext = await readRouterContext()
  return createRouter({
    routeTree,
    context: routerContext,
    parseSearch: parseSearchText,
    stringifySearch: writeSearchText,
    ...(routerContext.nonce ? { ssr: { nonce: routerContext.nonce } } : {}),
    defaultPreload: 'intent',
    scrollRestoration: true,
  })
}
