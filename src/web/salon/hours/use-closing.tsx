import { useState } from 'react'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import type { ConflictingVisits } from './conflicting-visit.ts'
import { ConflictsDialog } from './conflicts-dialog.tsx'
import { Failure } from './failure.tsx'
import { type NewClosure, useAddClosure } from './use-add-closure.ts'

interface Closing {
  /** What is closed, in words. */
  name: string
  closure: NewClosure
}

/**
 * Closing a time in one or two steps: when it has visits, the dialog lists that first (WORK-35). `closed` is
 * called when it is closed, `invalid` with the path of what the API refuses.
 */
export function useClosing(
  userName: string,
  on: { closed?: () => void; invalid?: (path: string) => void },
) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<(Closing & { conflicting: ConflictingVisits }) | null>(null)
  const { mutate, isPending, error, reset } = useAddClosure(userName)
  const close = ({ name, closure }: Closing) =>
    mutate(closure, {
      onSuccess: (outcome) => {
        if (outcome.is === 'has-appointments')
          return setAsked({ name, closure, conflicting: outcome.conflicting })
        setAsked(null)
        if (outcome.is === 'invalid') return on.invalid?.(outcome.path)
        showToast('success', t('hours.closing.done', { day: name }))
        on.closed?.()
      },
    })
  const failure = error && <Failure title={t('hours.closing.notDone')} error={error} />
  const leave = () => {
    reset()
    setAsked(null)
  }
  return {
    close,
    isSending: isPending,
    /** Why closing failed, while no dialog shows it. */
    failure: asked ? null : failure,
    forget: reset,
    isAsking: asked !== null,
    dialog: asked && (
      <ConflictsDialog
        userName={userName}
        title={(count) => t('hours.conflicts.closureTitle', { count })}
        conflicting={asked.conflicting}
        confirm={{ label: t('hours.conflicts.closeAnyway'), busy: t('hours.closing.sending') }}
        failure={failure}
        isSending={isPending}
        onConfirm={() => close({ ...asked, closure: { ...asked.closure, anyway: true } })}
        onLeave={leave}
      />
    ),
  }
}
