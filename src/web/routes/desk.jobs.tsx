import { createFileRoute } from '@tanstack/react-router'
import { JobsPage } from '../desk/job/jobs-page.tsx'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'

/** Jobs that failed (row DESK-014). */
export const Route = createFileRoute('/desk/jobs')({
  ...privateRoute,
  staticData: { isPersonal: true },
  head: ({ match }) => namedHead(match.context, 'deskJobs', { robots: 'noindex' }),
  component: JobsPage,
})
