import { useTranslation } from '../../language.ts'
import { classes } from '../../ui/classes.ts'
import type { Desk } from './desk-query.ts'
import type { Place } from './places.ts'

interface PlaceCountProps {
  place: Place
  desk: Desk
  /** On a corner of an icon. */
  isSmall?: boolean
  className?: string
}

/** How much waits at a place: words for a screen reader, amber only if something is due today or late. */
export function PlaceCount({ place, desk, isSmall = false, className }: PlaceCountProps) {
  const { t } = useTranslation()
  const work = desk.work.filter(({ kind }) => place.counts?.includes(kind))
  const open = work.reduce((sum, each) => sum + each.open, 0)
  const due = work.reduce((sum, each) => sum + each.due, 0)
  if (open === 0) return null
  return (
    <span
      className={classes(
        'inline-grid place-items-center rounded-full text-xs font-strong',
        isSmall ? 'h-5 min-w-5 px-1' : 'h-6 min-w-7 px-2',
        due > 0 ? 'bg-warning-soft text-warning' : 'bg-surface text-muted ring-1 ring-line',
        className,
      )}
    >
      <span aria-hidden>{open >= MOST_COUNTED ? '999+' : open}</span>
      <span className="sr-only">
        {due > 0
          ? t('desk.count.due', { count: open, due })
          : t('desk.count.open', { count: open })}
      </span>
    </span>
  )
}

/** The count that stands for more. */
const MOST_COUNTED = 1000
