import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { StickyBar } from '../../../ui/sticky-bar.tsx'

interface StepBarProps {
  /** Summary of the choices so far. */
  children?: ReactNode
  onPrevious: () => void
  next: {
    label: string
    /** Why the button is disabled; null if it is enabled. */
    reason: string | null
    busy?: string | false
    /** Id of the form to submit instead of calling `onPress`. */
    form?: string
    onPress?: () => void
  }
  /** Shown next to the button; on phones below it, with the reason. */
  aside?: ReactNode
}

/**
 * The bottom bar of a step: back, choices, next. A disabled button stays in the tab order and
 * is described by its reason.
 */
export function StepBar({ children, onPrevious, next, aside }: StepBarProps) {
  const { t } = useTranslation()
  const reasonId = useId()
  const isDisabled = next.reason !== null
  return (
    <StickyBar
      label={t('checkout.bar')}
      below={
        aside && (
          <p className="px-4 pb-3 text-center text-xs text-muted md:hidden">
            {aside}
            {isDisabled && <span className="block">{next.reason}</span>}
          </p>
        )
      }
    >
      <Button
        onClick={onPrevious}
        className="max-md:w-13.5 max-md:shrink-0 max-md:px-0"
        disabled={Boolean(next.busy)}
      >
        <Icon of={ArrowLeft} />
        <span className="max-md:sr-only">{t('common.back')}</span>
      </Button>
      <div className={classes('min-w-30 grow basis-0', Boolean(aside) && 'max-md:hidden')}>
        {children}
        {isDisabled && (
          <p id={reasonId} className={classes('text-muted', Boolean(children) && 'text-sm')}>
            {next.reason}
          </p>
        )}
      </div>
      {aside && <p className="hidden text-muted md:block">{aside}</p>}
      <Button
        tone="primary"
        type={next.form ? 'submit' : 'button'}
        form={next.form}
        busy={next.busy ?? false}
        aria-disabled={isDisabled ? true : undefined}
        aria-describedby={isDisabled ? reasonId : undefined}
        onClick={isDisabled ? undefined : next.onPress}
        className={classes(
          'min-w-0 max-sm:px-4.5',
          Boolean(aside) && 'max-md:grow',
          isDisabled && 'border-line! bg-surface-soft! text-subtle! cursor-not-allowed',
        )}
      >
        {next.label}
      </Button>
    </StickyBar>
  )
}
