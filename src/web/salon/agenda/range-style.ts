import type { CSSProperties } from 'react'
import type { MinuteRange } from './agenda-columns.ts'

/** The style that places a range in a column of the grid. */
export function rangeStyle({ from, to }: MinuteRange, bounds: MinuteRange): CSSProperties {
  const top = Math.max(0, from - bounds.from) / 60
  const height = (Math.min(to, bounds.to) - Math.max(from, bounds.from)) / 60
  return {
    top: `calc(${top} * var(--hour) + 1px)`,
    height: `calc(${height} * var(--hour) - 2px)`,
  }
}
