import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { TextContext } from '../../request/request-text.ts'
import { instantOf } from '../../shell/wall-time.ts'
import type { AgendaColumn, AgendaGrid } from '../agenda-columns.ts'
import { clockText } from '../drag/drop-place.ts'
import { rangeStyle } from '../range-style.ts'
import { freeStartAt } from './free-ranges.ts'

interface FreeTimeHoverProps {
  region: RefObject<HTMLElement | null>
  grid: AgendaGrid
  context: TextContext
  /** Called with the start (ISO text) of the free time that is pressed. */
  onPress: (startTime: string) => void
}

interface FreePlace {
  readonly column: AgendaColumn
  readonly from: number
}

/** Free time under the mouse shows its start; a press asks what to put there (WORK-159). By keyboard that is a new visit. */
export function FreeTimeHover({ region, grid, context, onPress }: FreeTimeHoverProps) {
  const [place, setPlace] = useState<FreePlace | null>(null)
  const placeAt = ({ target, clientY }: MouseEvent): FreePlace | null => {
    const body = target instanceof Element && target.closest<HTMLElement>('[data-column]')
    const column = body && grid.columns.find(({ key }) => key === body.dataset.column)
    if (!column || target.closest('a, button')) return null
    const { top, height } = body.getBoundingClientRect()
    const { from, to } = grid.bounds
    const minute = from + ((clientY - top) / height) * (to - from)
    const start = freeStartAt(minute, column, grid, context)
    return start === null ? null : { column, from: start }
  }
  const point = useEffectEvent((event: PointerEvent) => {
    const next = event.pointerType === 'mouse' && event.buttons === 0 ? placeAt(event) : null
    if (next?.column !== place?.column || next?.from !== place?.from) setPlace(next)
  })
  const press = useEffectEvent((event: MouseEvent) => {
    const pressed = placeAt(event)
    setPlace(null)
    if (!pressed) return
    const { column, from } = pressed
    onPress(instantOf(column.date, clockText(from), context.timeZone))
  })
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const element = region.current
    element?.addEventListener('pointermove', (event) => point(event), { signal })
    element?.addEventListener('pointerleave', () => setPlace(null), { signal })
    element?.addEventListener('click', (event) => press(event), { signal })
    return () => ended.abort()
  }, [region])
  const nth = grid.columns.findIndex(({ key }) => key === place?.column.key)
  if (!place || nth < 0) return null
  const { from } = place
  return (
    <div
      aria-hidden
      style={{ gridColumn: nth + 2 }}
      className="pointer-events-none relative row-start-2 print:hidden"
    >
      <p
        data-free
        style={rangeStyle({ from, to: from + grid.stepMinutes }, grid.bounds)}
        className="absolute inset-x-1.5 z-5 flex min-h-6 items-center rounded-sm border border-dashed border-accent bg-surface px-2 text-sm/5 text-accent"
      >
        + {clockText(from)}
      </p>
    </div>
  )
}
