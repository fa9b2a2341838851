import { createFileRoute, redirect } from '@tanstack/react-router'

/** The empty path is the search (row APP-01). */
export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: '/search', statusCode: 302 })
  },
})
