import type { MessageNamespace } from './messages.ts'
import type { RouterContext } from './router-context.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    words?: MessageNamespace
  }
}

/** Spread into a route whose page has words of its own: they are there before the page is, on either side. */
export function withMessages(page: MessageNamespace) {
  return {
    staticData: { words: page },
    beforeLoad: ({ context: { i18n } }: { context: RouterContext }) =>
      i18n.load(i18n.language, page),
  }
}

/** The pages in sight that have words of their own. */
export function messagePagesIn(
  matches: readonly { staticData: { words?: MessageNamespace } }[],
): MessageNamespace[] {
  return matches.flatMap(({ staticData }) => staticData.words ?? [])
}
