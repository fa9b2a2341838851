import type { MessageNamespace } from './messages.ts'
import type { DocumentContext } from './router-context.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    messages?: MessageNamespace | readonly MessageNamespace[]
  }
}

/** Options of a route whose page has messages of its own: they are loaded before the page, on server and browser. */
export function withMessages(...pages: MessageNamespace[]) {
  return {
    staticData: { messages: pages },
    beforeLoad: async ({ context: { i18n } }: { context: DocumentContext }) => {
      await Promise.all(pages.map((page) => i18n.load(i18n.language, page)))
    },
  }
}

/** The message namespaces of the matched routes. */
export function messagePagesIn(
  matches: readonly {
    staticData: { messages?: MessageNamespace | readonly MessageNamespace[] }
  }[],
): MessageNamespace[] {
  return matches.flatMap(({ staticData }) => staticData.messages ?? [])
}
