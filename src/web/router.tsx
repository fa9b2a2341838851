import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'
import { parseSearchText, writeSearchText } from './search-text.ts'
import { readSurroundings } from './surroundings.ts'

/** One router per request on the server, one per tab in the browser. */
export async function getRouter() {
  const surroundings = await readSurroundings()
  return createRouter({
    routeTree,
    context: surroundings,
    parseSearch: parseSearchText,
    stringifySearch: writeSearchText,
    ...(surroundings.nonce ? { ssr: { nonce: surroundings.nonce } } : {}),
    defaultPreload: 'intent',
    scrollRestoration: true,
  })
}
