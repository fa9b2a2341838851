import { createFileRoute, redirect } from '@tanstack/react-router'
import { currentLastSearch } from '../last-search.ts'

/** The empty path is the search one made last (row APP-01), unless an issuer returns to it with a code (row AUTH-03). */
export const Route = createFileRoute('/')({
  beforeLoad: ({ search, context }) => {
    const isCallback = 'state' in search && ('code' in search || 'error' in search)
    throw redirect({
      to: isCallback ? '/auth/callback' : '/search',
      search: isCallback ? search : currentLastSearch(context.lastSearch),
      statusCode: 302,
    })
  },
})
