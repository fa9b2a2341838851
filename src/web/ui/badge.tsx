import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type BadgeTone = 'success' | 'warning' | 'accent' | 'danger' | 'neutral' | 'surface'

const tones: Record<BadgeTone, string> = {
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  accent: 'bg-accent-soft text-accent-strong',
  danger: 'bg-danger-soft text-danger',
  neutral: 'bg-surface-soft text-muted inset-ring inset-ring-line',
  surface: 'bg-surface text-text',
}

/** A short label of a state. */
export function Badge(props: { tone: BadgeTone; children: ReactNode; className?: string }) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.25 whitespace-nowrap rounded-full px-2.5 py-0.75 text-xs font-strong',
        tones[props.tone],
        props.className,
      )}
    >
      {props.children}
    </span>
  )
}
