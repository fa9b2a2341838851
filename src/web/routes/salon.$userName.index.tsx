import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadWorkspace } from '../salon/shell/own-salons.ts'

/** Leads to the first page of the workspace: to what a new salon still needs, later to the agenda (row WORK-100). */
export const Route = createFileRoute('/salon/$userName/')({
  // Not before loading, since that would be in every page's script.
  codeSplitGroupings: [['loader']],
  loader: async ({ context, params }) => {
    const workspace = await loadWorkspace(context, params.userName)
    const isNew = workspace.ok && workspace.salon.openSteps > 0
    const to = isNew ? '/salon/$userName/welcome' : '/salon/$userName/agenda'
    throw redirect({ to, params, replace: true })
  },
})
