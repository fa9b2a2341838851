import { createFileRoute } from '@tanstack/react-router'
import { PeoplePage } from '../desk/person/people-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** Finds people, for operators (row DESK-130). */
export const Route = createFileRoute('/desk/people/')({
  ...workspaceRoute('deskPeople'),
  component: PeoplePage,
})
