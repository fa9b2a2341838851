import { createFileRoute } from '@tanstack/react-router'
import { loadOwnData } from '../features/own-data/load-own-data.ts'
import { OwnDataPage } from '../features/own-data/own-data-page.tsx'
import { OwnDataPending } from '../features/own-data/own-data-pending.tsx'
import { namedHead } from '../head.ts'
import { ownPage } from '../own-page.ts'
import { withWords } from '../page-words.ts'

/** What is kept about somebody: to take along, or to have erased. */
export const Route = createFileRoute('/my-data')({
  ...ownPage,
  ...withWords('ownData'),
  staticData: { ...ownPage.staticData, words: 'ownData' },
  codeSplitGroupings: [['component', 'loader']],
  loader: ({ context }) => loadOwnData(context.hasSession),
  head: ({ match }) => namedHead(match.context, 'ownData', { robots: 'noindex' }),
  component: MyData,
  pendingComponent: OwnDataPending,
})

function MyData() {
  return <OwnDataPage loaded={Route.useLoaderData()} />
}
