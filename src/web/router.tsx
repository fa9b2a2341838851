import { createRouter } from '@tanstack/react-router'
import { userData } from './customer/app/user-data.ts'
import { type RouterContext, readDocumentContext } from './router-context.ts'
import { routeTree } from './routeTree.gen.ts'
import { parseSearchText, writeSearchText } from './search-text.ts'

/** One router per request on the server, one per tab in the browser. */
export async function getRouter() {
  const context: RouterContext = {
    ...(await readDocumentContext()),
    userData,
    queryClientRef: {},
  }
  return createRouter({
    routeTree,
    context,
    parseSearch: parseSearchText,
    stringifySearch: writeSearchText,
    ...(context.nonce ? { ssr: { nonce: context.nonce } } : {}),
    defaultPreload: 'intent',
    scrollRestoration: true,
  })
}
