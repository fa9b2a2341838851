import { secretHead } from './head.ts'
import { privateRoute } from './private-route.ts'
import { withMessages } from './route-messages.ts'
import type { DocumentContext } from './router-context.ts'

/** Options of a page behind a link from a mail, which opens something for whoever has it. */
export function secretRoute(
  head: Parameters<typeof secretHead>[1],
  ...messages: Parameters<typeof withMessages>
) {
  return {
    ...privateRoute,
    ...withMessages(...messages),
    staticData: { ...privateRoute.staticData, messages },
    head: ({ match }: { match: { context: DocumentContext | undefined } }) =>
      secretHead(match.context, head),
  }
}
