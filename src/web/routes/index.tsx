import { createFileRoute, redirect } from '@tanstack/react-router'
import { currentLastSearch } from '../last-search.ts'

/** Redirects to the last search (row APP-01), or to the callback if an issuer returns here with a code (row AUTH-03). */
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
