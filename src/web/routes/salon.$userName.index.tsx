import { createFileRoute, redirect } from '@tanstack/react-router'

/** Leads to the first page of the workspace. */
export const Route = createFileRoute('/salon/$userName/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/salon/$userName/agenda', params, replace: true })
  },
})
