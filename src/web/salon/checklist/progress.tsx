import { useId } from 'react'
import { useTranslation } from '../../language.ts'
import type { ChecklistStep } from './checklist-query.ts'

/** How long a step takes about, in minutes. */
const MINUTES: Record<ChecklistStep['step'], number> = {
  profile: 3,
  hours: 2,
  menu: 5,
  pictures: 3,
  appointments: 5,
  team: 0,
}

/** How many steps are done, told again when it changes. */
export function Progress({ steps }: { steps: readonly ChecklistStep[] }) {
  const { t } = useTranslation()
  const id = useId()
  const needed = steps.filter(({ isOptional }) => !isOptional)
  const open = needed.filter(({ isDone }) => !isDone)
  const done = needed.length - open.length
  const minutes = open.reduce((sum, { step }) => sum + MINUTES[step], 0)
  return (
    <>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <p id={id} role="status" className="font-strong">
          {t('checklist.done', { done, all: needed.length })}
        </p>
        {minutes > 0 && (
          <p className="text-sm text-muted">{t('checklist.minutes', { count: minutes })}</p>
        )}
      </div>
      <div
        role="progressbar"
        aria-label={t('checklist.progress')}
        aria-valuenow={done}
        aria-valuemin={0}
        aria-valuemax={needed.length}
        aria-describedby={id}
        className="h-2 overflow-hidden rounded-full bg-surface-accent"
      >
        <div
          className="h-full rounded-full bg-success"
          style={{ width: `${(100 * done) / needed.length}%` }}
        />
      </div>
    </>
  )
}
