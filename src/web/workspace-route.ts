import { namedHead } from './head.ts'
import { privateRoute } from './private-route.ts'
import { withMessages } from './route-messages.ts'
import type { DocumentContext } from './router-context.ts'

type Name = Parameters<typeof withMessages>[number] & Parameters<typeof namedHead>[1]

/** Options of a page of the salon's or the operator's side: personal data, and the messages and the head of one name. */
export function workspaceRoute(name: Name) {
  return {
    ...privateRoute,
    ...withMessages(name),
    staticData: { isPersonal: true, messages: name },
    head: ({ match }: { match: { context: DocumentContext | undefined } }) =>
      namedHead(match.context, name, { robots: 'noindex' }),
  }
}

/**
 * Keeps these search parameters, as texts: digits alone are a number otherwise. The page reads what they mean, since every page
 * of the site loads this and must know nothing of the workspaces.
 */
export function textParameters<Name extends string>(...names: readonly Name[]) {
  return (search: Record<string, unknown>): Partial<Record<Name, string>> =>
    Object.fromEntries(
      names.flatMap((name) => (search[name] === undefined ? [] : [[name, `${search[name]}`]])),
    ) as Partial<Record<Name, string>>
}
