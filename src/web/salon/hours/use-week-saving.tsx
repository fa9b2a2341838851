import Users from 'lucide-react/icons/users'
import { useState } from 'react'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useLeaveQuestion } from '../shell/use-leave-question.ts'
import type { ConflictingVisits } from './conflicting-visit.ts'
import { ConflictsDialog } from './conflicts-dialog.tsx'
import { Failure } from './failure.tsx'
import { weekdayText } from './hours-text.ts'
import { SaveBar } from './save-bar.tsx'
import { useSaveWeek, type WeekChange } from './use-save-week.ts'
import type { WeekDraft } from './use-week-draft.ts'
import { faultsOf, weekOf } from './week-draft.ts'

/**
 * Saving the week: the bar that counts what changed, the dialog with the visits outside, and notes about what went wrong
 * (WORK-30 to WORK-32).
 */
export function useWeekSaving(userName: string, draft: WeekDraft) {
  const { t } = useTranslation()
  const [isChecked, setIsChecked] = useState(false)
  const [asked, setAsked] = useState<{ change: WeekChange; conflicting: ConflictingVisits } | null>(
    null,
  )
  const { mutate, isPending, error, reset: forget } = useSaveWeek(userName)
  const isChanged = draft.changed.length > 0
  useLeaveQuestion(isChanged)
  const forgetAttempt = () => {
    forget()
    setIsChecked(false)
    setAsked(null)
  }
  const reset = () => {
    draft.reset()
    forgetAttempt()
  }
  const send = (change: WeekChange) =>
    mutate(change, {
      onSuccess: (outcome) => {
        if (outcome.is === 'saved') {
          draft.continueFrom(outcome.saved)
          forgetAttempt()
        } else if (outcome.is === 'has-appointments') {
          setAsked({ change, conflicting: outcome.conflicting })
        } else setAsked(null)
      },
    })
  const save = () => {
    setIsChecked(true)
    if (faultsOf(draft.days).length > 0) return
    const { version, days } = draft
    send({ version, week: weekOf(days), anyway: false })
  }
  // While an own change is saved, its new version is read before what was typed is put aside.
  const isOutdated = draft.isOutdated && !isPending
  const failure = error && <Failure title={t('hours.notSaved')} error={error} />
  return {
    faults: isChecked && isChanged ? faultsOf(draft.days) : [],
    notes: (
      <>
        {isOutdated && <OutdatedNote onShow={reset} />}
        {isChanged && !asked && failure && <div className="mb-4 max-w-190">{failure}</div>}
      </>
    ),
    bar: isChanged && !isOutdated && (
      <WeekBar changed={draft.changed} isSaving={isPending} onReset={reset} onSave={save} />
    ),
    dialog: asked && (
      <ConflictsDialog
        userName={userName}
        title={(count) => t('hours.conflicts.hoursTitle', { count })}
        conflicting={asked.conflicting}
        confirm={{ label: t('hours.conflicts.saveAnyway'), busy: t('hours.saving') }}
        failure={failure}
        isSending={isPending}
        onConfirm={() => send({ ...asked.change, anyway: true })} // not what was typed since
        onLeave={() => {
          forget()
          setAsked(null)
        }}
      />
    ),
  }
}

function OutdatedNote({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="mb-4 max-w-190">
      <Note tone="warning" icon={Users} role="alert" title={t('hours.outdated')}>
        <p>{t('hours.outdatedText')}</p>
        <Button size="sm" className="mt-3" onClick={onShow}>
          {t('hours.showNew')}
        </Button>
      </Note>
    </div>
  )
}

interface WeekBarProps {
  changed: readonly number[]
  isSaving: boolean
  onReset: () => void
  onSave: () => void
}

function WeekBar({ changed, isSaving, onReset, onSave }: WeekBarProps) {
  const { t, language } = useTranslation()
  const days = changed.map((day) => weekdayText(day, language)).join(', ')
  return (
    <SaveBar
      label={t('hours.saveBar')}
      changes={t('hours.changed', { count: changed.length, days })}
    >
      <Button tone="quiet" disabled={isSaving} onClick={onReset}>
        {t('hours.reset')}
      </Button>
      <Button tone="primary" busy={isSaving && t('hours.saving')} onClick={onSave}>
        {t('hours.save')}
      </Button>
    </SaveBar>
  )
}
