import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EMPTY_DRAFT } from '../request/decline-dialog.tsx'
import type { TextContext } from '../request/request-text.ts'
import { useVisitChange } from '../visit/use-visit-change.ts'
import { type OpenDialog, VisitDialog } from '../visit/visit-dialog.tsx'
import type { Visit } from '../visit/visit-query.ts'
import { hoursKey } from './hours-query.ts'

interface CancelConflictProps {
  userName: string
  /** The visit as it is now. */
  visit: Visit
  context: TextContext
  onDone: (outcome: 'cancelled' | 'dismissed') => void
}

/** Cancels a visit in the way, or declines it while it is a request (WORK-123). */
export function CancelConflict({ userName, visit, context, onDone }: CancelConflictProps) {
  const [dialog, setDialog] = useState<OpenDialog>({
    kind: visit.status === 'PENDING' ? 'decline' : 'cancel',
    visit,
    draft: EMPTY_DRAFT,
  })
  const queries = useQueryClient()
  const change = useVisitChange({
    userName,
    visit: dialog.visit,
    onOutcome: (outcome) => {
      if (outcome !== 'changed') return
      // The closure counts its visits.
      void queries.invalidateQueries({ queryKey: hoursKey(userName) })
      onDone('cancelled')
    },
  })
  return (
    <VisitDialog
      dialog={dialog}
      current={visit}
      context={context}
      change={change}
      onDialog={(next) => (next ? setDialog(next) : onDone('dismissed'))}
    />
  )
}
