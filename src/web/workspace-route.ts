import { namedHead } from './head.ts'
import { privateRoute } from './private-route.ts'
import { withMessages } from './route-messages.ts'
import type { DocumentContext } from './router-context.ts'

type Messages = Parameters<typeof withMessages>[number]
type Head = Parameters<typeof namedHead>[1]

/**
 * Options of a page of the salon's or the operator's side: personal data, its messages, its head if that has another name,
 * and further messages.
 */
export function workspaceRoute<Name extends Messages>(
  name: Name,
  ...[head = name as Head, ...others]: Name extends Head
    ? [head?: Head, ...others: Messages[]]
    : [head: Head, ...others: Messages[]]
) {
  const messages: Messages[] = [name, ...others]
  return {
    ...privateRoute,
    ...withMessages(...messages),
    staticData: { isPersonal: true, messages },
    head: ({ match }: { match: { context: DocumentContext | undefined } }) =>
      namedHead(match.context, head, { robots: 'noindex' }),
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
