import { useTranslation } from '../../language.ts'
import { classes } from '../../ui/classes.ts'

/** The number of requests that wait; nothing for none. */
export function OpenCount({ count, className }: { count: number; className: string }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <span
      className={classes(
        'inline-grid h-6 min-w-6 place-items-center rounded-full bg-warning-soft px-1.5 text-xs font-strong text-warning',
        className,
      )}
    >
      <span aria-hidden>{count}</span>
      <span className="sr-only">{t('workspace.open', { count })}</span>
    </span>
  )
}
