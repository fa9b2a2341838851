import { namedHead, type Robots } from '../../head.ts'
import type { Surroundings } from '../../surroundings.ts'
import { type LegalName, loadLegal } from './load-legal.ts'

/** What the routes of all legal texts share (rows PAGE-01 to PAGE-03). */
export function legalRoute(name: LegalName, robots: Robots) {
  return {
    loader: ({ context }: { context: Surroundings }) => loadLegal(name, context),
    head: ({ match }: { match: { context: Surroundings } }) =>
      namedHead(match.context, name, robots),
  }
}
