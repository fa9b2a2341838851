import { useEffect, useRef } from 'react'
import type { TextContext } from '../../request/request-text.ts'
import type { MinuteRange } from '../agenda-columns.ts'
import { rangeStyle } from '../range-style.ts'
import { clockText } from './drop-place.ts'
import type { Drag } from './use-agenda-drag.ts'

interface DragGhostProps {
  drag: Drag
  /** Its place in the grid, after the hours. */
  gridColumn: number
  bounds: MinuteRange
  context: TextContext
  /** Whether a time in the panel asks for it: then it comes into view. */
  isChosen: boolean
}

/** Where an item would stand, with its new time: while it is dragged, and while that time is chosen in the panel. */
export function DragGhost({ drag, gridColumn, bounds, context, isChosen }: DragGhostProps) {
  const { item, from } = drag
  const { t } = context
  const to = from + item.to - item.from
  const name =
    item.kind === 'visit'
      ? item.visit.customerName || t('agenda.someone')
      : item.block.reason || t('agenda.blocked')
  const ghost = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place comes into view too
  useEffect(() => {
    if (isChosen) ghost.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isChosen, gridColumn, from])
  return (
    <div
      aria-hidden
      style={{ gridColumn }}
      className="pointer-events-none relative z-10 row-start-2 print:hidden"
    >
      <p
        ref={ghost}
        data-ghost={item.id}
        style={rangeStyle({ from, to }, bounds)}
        className="absolute inset-x-1 min-h-11 rotate-1 overflow-hidden rounded-[10px] border-2 border-accent bg-surface px-2 py-1 text-sm shadow-pop"
      >
        <span className="block truncate font-strong">{name}</span>
        <span className="block">
          {t('agenda.time', { start: clockText(from), end: clockText(to) })}
        </span>
      </p>
    </div>
  )
}
