import { classes } from './classes.ts'

/** A loading placeholder of a given size; hidden from screen readers. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div
      aria-hidden
      className={classes(
        'max-w-full animate-shimmer rounded-sm bg-[linear-gradient(90deg,var(--color-surface-accent)_30%,var(--color-surface-soft)_50%,var(--color-surface-accent)_70%)] bg-size-[200%_100%]',
        className,
      )}
    />
  )
}
