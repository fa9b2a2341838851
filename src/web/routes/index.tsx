import { createFileRoute, redirect } from '@tanstack/react-router'

/** The empty path is the search (row APP-01), unless an issuer returns to it with a code (row AUTH-03). */
export const Route = createFileRoute('/')({
  beforeLoad: ({ search }) => {
    const isCallback = 'state' in search && ('code' in search || 'error' in search)
    throw redirect({
      to: isCallback ? '/auth/callback' : '/search',
      search: isCallback ? search : {},
      statusCode: 302,
    })
  },
})
