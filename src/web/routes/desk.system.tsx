import { createFileRoute } from '@tanstack/react-router'
import { SystemPage } from '../desk/system/system-page.tsx'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'

/** What failed, settings, backup and version (row DESK-176). */
export const Route = createFileRoute('/desk/system')({
  ...privateRoute,
  ...withMessages('deskSystem'),
  staticData: { isPersonal: true, messages: 'deskSystem' },
  head: ({ match }) => namedHead(match.context, 'deskSystem', { robots: 'noindex' }),
  component: SystemPage,
})
