import { createFileRoute, redirect } from '@tanstack/react-router'
import { RailPagePending } from '../features/page/rail-page-pending.tsx'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'
import { ChooseSalonPage } from '../salon/shell/choose-salon-page.tsx'
import { loadOwnSalons } from '../salon/shell/own-salons.ts'

/** The only salon of the user, or the choice of one (row WORK-03). */
export const Route = createFileRoute('/salon/')({
  ...privateRoute,
  ...withMessages('workspace'),
  staticData: { ...privateRoute.staticData, messages: 'workspace' },
  codeSplitGroupings: [['component', 'loader']],
  loader: async ({ context }) => {
    const result = await loadOwnSalons(context)
    const [only, ...others] = result.ok ? result.salons : []
    if (only && others.length === 0)
      throw redirect({ to: '/salon/$userName/agenda', params: only, replace: true })
    return result
  },
  head: ({ match }) => namedHead(match.context, 'workspace', { robots: 'noindex' }),
  component: ChooseSalon,
  pendingComponent: RailPagePending,
})

function ChooseSalon() {
  return <ChooseSalonPage result={Route.useLoaderData()} />
}
