import { pageHead } from '../../head.ts'
import type { Surroundings } from '../../surroundings.ts'
import { type LegalData, type LegalName, loadLegal } from './load-legal.ts'

/** What the routes of all legal texts share (rows PAGE-01 to PAGE-03). */
export function legalRoute(name: LegalName, path: string) {
  return {
    loader: ({ context }: { context: Surroundings }) => loadLegal(name, context),
    head: ({ match, loaderData }: { match: { context: Surroundings }; loaderData?: LegalData }) =>
      loaderData
        ? pageHead(match.context, {
            title: loaderData.text.title,
            description: loaderData.text.description,
            path,
          })
        : {},
  }
}
