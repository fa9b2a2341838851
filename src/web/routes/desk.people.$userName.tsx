import { createFileRoute } from '@tanstack/react-router'
import { PersonPage } from '../desk/person/person-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** An account, for operators (row DESK-131). */
export const Route = createFileRoute('/desk/people/$userName')({
  ...workspaceRoute('deskPeople'),
  component: Person,
})

function Person() {
  const { userName } = Route.useParams()
  return <PersonPage key={userName} userName={userName} />
}
