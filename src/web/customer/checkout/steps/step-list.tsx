import Check from 'lucide-react/icons/check'
import { FLOW, type Step } from '#domain/checkout/steps.ts'
import { useTranslation } from '../../../language.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { nameOfStep } from '../../booking/step-url.ts'

/** The four steps in the header. Narrow screens name only the current one; phones show only that one. */
export function StepList({ current }: { current: Step }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('checkout.steps')} className="ml-auto min-w-0 pr-2 md:mx-auto md:pr-0">
      <ol className="flex items-center justify-center gap-2 text-md font-medium">
        {FLOW.map((step, index) => (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            className={classes(
              'min-w-0 items-center gap-2 max-md:leading-tight md:whitespace-nowrap',
              step === current ? 'flex text-text' : 'hidden md:flex',
              step < current && 'text-muted',
              step > current && 'text-subtle',
            )}
          >
            {index > 0 && (
              <span aria-hidden className="mr-1 hidden h-px w-3 bg-line-strong md:block xl:w-7" />
            )}
            <StepSign number={index + 1} isDone={step < current} isCurrent={step === current} />
            <span className={step === current ? 'min-w-0 wrap-break-word' : 'max-xl:sr-only'}>
              {t(`checkout.stepNames.${nameOfStep(step) ?? 'services'}`)}
            </span>
            {step < current && <span className="sr-only">{t('checkout.stepDone')}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepSign(props: { number: number; isDone: boolean; isCurrent: boolean }) {
  const { number, isDone, isCurrent } = props
  return (
    <span
      className={classes(
        'grid size-7 shrink-0 place-items-center rounded-full border text-sm font-strong',
        isCurrent && 'border-accent bg-accent text-on-accent',
        isDone && 'border-success bg-success-soft text-success',
        !isCurrent && !isDone && 'border-line-strong',
      )}
    >
      {isDone ? <Icon of={Check} size="sm" /> : number}
    </span>
  )
}
