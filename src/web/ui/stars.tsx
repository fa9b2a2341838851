import { classes } from './classes.ts'

/** One filled star. */
export function Star({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="currentColor"
      className={classes('size-4.25 shrink-0', className)}
    >
      <path d="M12 2.2a1.2 1.2 0 0 1 1.08.68l2.5 5.2 5.63.8a1.2 1.2 0 0 1 .67 2.05l-4.09 4.02.98 5.66a1.2 1.2 0 0 1-1.74 1.27L12 19.2l-5.03 2.68a1.2 1.2 0 0 1-1.74-1.27l.98-5.66-4.09-4.02a1.2 1.2 0 0 1 .67-2.05l5.63-.8 2.5-5.2A1.2 1.2 0 0 1 12 2.2Z" />
    </svg>
  )
}

/** A rating as five stars, rounded to whole stars; `label` is its accessible name. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} className={rating >= star - 0.5 ? 'text-star' : 'text-line-strong'} />
      ))}
    </span>
  )
}
