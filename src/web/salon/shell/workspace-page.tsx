import type { ReactNode } from 'react'
import { useSignInGuard } from '../../features/sign-in/sign-in-state.ts'
import { useTranslation } from '../../language.ts'
import type { WorkspaceResult } from './own-salons.ts'
import { SalonFrame } from './salon-frame.tsx'
import { ClosedWorkspace } from './workspace-refusal.tsx'
import '../../workspaces.css'

/** The workspace of a salon for its members; others read why it is closed to them (WORK-03). */
export function WorkspacePage({
  result,
  children,
}: {
  result: WorkspaceResult
  children: ReactNode
}) {
  const { t } = useTranslation()
  useSignInGuard(t('workspace.signInReason'))
  if (result.ok) return <SalonFrame {...result}>{children}</SalonFrame>
  return <ClosedWorkspace refusal={result.refusal} />
}
