import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type BadgeTone = 'leaf' | 'amber' | 'rose' | 'brick' | 'neutral' | 'paper'

const tones: Record<BadgeTone, string> = {
  leaf: 'bg-leaf-soft text-leaf',
  amber: 'bg-amber-soft text-amber',
  rose: 'bg-rose-soft text-rose-deep',
  brick: 'bg-brick-soft text-brick',
  neutral: 'bg-blush text-plum-2 inset-ring inset-ring-line',
  paper: 'bg-surface text-plum',
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
