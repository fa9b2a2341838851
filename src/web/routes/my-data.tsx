import { createFileRoute } from '@tanstack/react-router'
import { loadOwnData } from '../features/own-data/load-own-data.ts'
import { OwnDataPage } from '../features/own-data/own-data-page.tsx'
import { OwnDataPending } from '../features/own-data/own-data-pending.tsx'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'

/** What is kept about somebody: to take along, or to have erased. */
export const Route = createFileRoute('/my-data')({
  ...privateRoute,
  ...withMessages('ownData'),
  staticData: { ...privateRoute.staticData, words: 'ownData' },
  codeSplitGroupings: [['component', 'loader']],
  loader: ({ context }) => loadOwnData(context.hasSession),
  head: ({ match }) => namedHead(match.context, 'ownData', { robots: 'noindex' }),
  component: MyData,
  pendingComponent: OwnDataPending,
})

function MyData() {
  return <OwnDataPage loaded={Route.useLoaderData()} />
}
