import { createFileRoute } from '@tanstack/react-router'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import type { HoursAddress } from '../salon/hours/asked-closure.ts'
import { HoursPage } from '../salon/hours/hours-page.tsx'

/** The opening hours of a salon, with exceptions and public holidays (rows WORK-30 to WORK-37). */
export const Route = createFileRoute('/salon/$userName/hours')({
  ...privateRoute,
  // A visit in the way is cancelled with the words of the agenda.
  staticData: { isPersonal: true, messages: ['hours', 'agenda'] },
  beforeLoad: async ({ context: { i18n } }) => {
    await Promise.all([i18n.load(i18n.language, 'hours'), i18n.load(i18n.language, 'agenda')])
  },
  // The component reads it, because this option is in the scripts of every page.
  validateSearch: (search: Record<string, unknown>) => search as HoursAddress,
  head: ({ match }) => namedHead(match.context, 'hours', { robots: 'noindex' }),
  component: Hours,
})

function Hours() {
  return <HoursPage userName={Route.useParams().userName} />
}
