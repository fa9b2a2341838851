import { createFileRoute, redirect } from '@tanstack/react-router'

/** Any unknown path (row APP-01). */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/404', statusCode: 302 })
  },
})
