import { useState } from 'react'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import type { ConflictingVisits } from './conflicting-visit.ts'
import { ConflictsDialog } from './conflicts-dialog.tsx'
import { Failure } from './failure.tsx'
import { type NewDateHours, useSaveDateHours } from './use-save-date-hours.ts'

interface Opening extends NewDateHours {
  /** The date in words. */
  name: string
  date: string
  /** Of the hours of the date that are shown; empty when it follows the week. */
  version: string
}

/**
 * Other hours on a date in one or two steps: when visits stand outside of them, the dialog lists those first (WORK-142).
 * `saved` is called when they are saved, `invalid` when the API refuses the date.
 */
export function useOpening(userName: string, on: { saved?: () => void; invalid?: () => void }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<(Opening & { conflicting: ConflictingVisits }) | null>(null)
  const { mutate, isPending, error, reset } = useSaveDateHours(userName)
  const open = ({ name, date, version, hours, reason, anyway }: Opening) =>
    mutate(
      { date, version, hours, reason, anyway },
      {
        onSuccess: (outcome) => {
          if (outcome.is === 'has-appointments')
            return setAsked({
              name,
              date,
              version,
              hours,
              reason,
              conflicting: outcome.conflicting,
            })
          setAsked(null)
          if (outcome.is === 'invalid') return on.invalid?.()
          showToast('success', t(`hours.closing.${hours ? 'opened' : 'weekAgain'}`, { day: name }))
          on.saved?.()
        },
      },
    )
  const failure = error && <Failure title={t('hours.closing.notOpened')} error={error} />
  return {
    open,
    isSending: isPending,
    /** Why saving failed, while no dialog shows it. */
    failure: asked ? null : failure,
    forget: reset,
    isAsking: asked !== null,
    dialog: asked && (
      <ConflictsDialog
        userName={userName}
        title={(count) => t('hours.conflicts.hoursTitle', { count })}
        conflicting={asked.conflicting}
        confirm={{ label: t('hours.conflicts.saveAnyway'), busy: t('hours.saving') }}
        failure={failure}
        isSending={isPending}
        onConfirm={() => open({ ...asked, anyway: true })}
        onLeave={() => {
          reset()
          setAsked(null)
        }}
      />
    ),
  }
}
