import { createFileRoute } from '@tanstack/react-router'
import { loadPersonalData } from '../customer/personal-data/load-personal-data.ts'
import { PersonalDataPage } from '../customer/personal-data/personal-data-page.tsx'
import { PersonalDataPending } from '../customer/personal-data/personal-data-pending.tsx'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'

/** Download and deletion of personal data. */
export const Route = createFileRoute('/my-data')({
  ...privateRoute,
  ...withMessages('personalData'),
  staticData: { ...privateRoute.staticData, messages: 'personalData' },
  codeSplitGroupings: [['component', 'loader']],
  loader: ({ context }) => loadPersonalData(context.hasSession),
  head: ({ match }) => namedHead(match.context, 'personalData', { robots: 'noindex' }),
  component: MyData,
  pendingComponent: PersonalDataPending,
})

function MyData() {
  return <PersonalDataPage result={Route.useLoaderData()} />
}
