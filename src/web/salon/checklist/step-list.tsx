import Check from 'lucide-react/icons/check'
import { useTranslation } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Checklist, ChecklistStep } from './checklist-query.ts'

/** Where a step is done. */
const PAGES = {
  profile: '/salon/$userName/page',
  hours: '/salon/$userName/hours',
  menu: '/salon/$userName/menu',
  pictures: '/salon/$userName/page',
  appointments: '/salon/$userName/agenda',
  team: '/salon/$userName/team',
} as const satisfies Record<ChecklistStep['step'], string>

interface StepListProps {
  userName: string
  checklist: Checklist
}

/** The steps in their order; the first that is left has the page's own button. */
export function StepList({ userName, checklist }: StepListProps) {
  const { t } = useTranslation()
  const { steps } = checklist
  const next = steps.find(({ isDone, isOptional }) => !isDone && !isOptional)
  return (
    <ol aria-label={t('checklist.list')} className="mt-4 divide-y divide-line border-b border-line">
      {steps.map((step, nth) => (
        <li key={step.step} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
          <Sign isDone={step.isDone} number={nth + 1} />
          <StepText step={step} checklist={checklist} />
          {step.isDone ? (
            <Badge tone="success">{t('checklist.ready')}</Badge>
          ) : (
            <ButtonLink
              to={PAGES[step.step]}
              params={{ userName }}
              size="sm"
              tone={step === next ? 'primary' : undefined}
              className="max-sm:ml-13"
            >
              {t(`checklist.steps.${step.step}.action`)}
            </ButtonLink>
          )}
        </li>
      ))}
    </ol>
  )
}

function Sign({ isDone, number }: { isDone: boolean; number: number }) {
  return (
    <span
      aria-hidden
      className={classes(
        'grid size-9 shrink-0 place-items-center rounded-full font-strong',
        isDone ? 'bg-success text-surface' : 'border-2 border-line-strong',
      )}
    >
      {isDone ? <Icon of={Check} size="sm" /> : number}
    </span>
  )
}

function StepText({
  step: { step, isDone, isOptional },
  checklist: { openDays, treatments },
}: {
  step: ChecklistStep
  checklist: Checklist
}) {
  const { t } = useTranslation()
  const done = () => {
    if (step === 'hours') return t('checklist.steps.hours.done', { count: openDays })
    if (step === 'menu') return t('checklist.steps.menu.done', { count: treatments })
    return step === 'profile'
      ? t('checklist.steps.profile.text')
      : t(`checklist.steps.${step}.done`)
  }
  return (
    <p className="min-w-0 grow basis-36 wrap-anywhere">
      <span className={isDone ? 'font-medium' : 'font-strong'}>
        {t(`checklist.steps.${step}.title`)}
      </span>
      {!isDone && (
        <span className="sr-only">, {t(`checklist.${isOptional ? 'later' : 'open'}`)}</span>
      )}
      <span className="block text-md text-muted">
        {isDone ? done() : t(`checklist.steps.${step}.text`)}
      </span>
    </p>
  )
}
