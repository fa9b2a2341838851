import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AgendaColumn, AgendaGrid, AgendaItem } from '../agenda-columns.ts'
import { type DropPlace, snappedStart, startOfDrop } from './drop-place.ts'
import { type Point, watchDrags } from './watch-drags.ts'

/** An item that is being dragged, and where it is now. */
export interface Drag extends DropPlace {
  readonly item: AgendaItem
}

interface DragSource {
  readonly item: AgendaItem
  readonly calendarId: string
  readonly element: HTMLElement
  /** From the top of the item to the pointer, px. */
  readonly depth: number
}

interface DragInput {
  grid: AgendaGrid
  timeZone: string
  /** Whether an item can be moved now. */
  isMovable: (item: AgendaItem) => boolean
  /** Called with the start (ISO text) at which it is dropped, unless that is where it stood. */
  onDrop: (item: AgendaItem, startTime: string) => void
}

/** Drags items within their calendar, to another time and another day that is shown (WORK-124). @returns the item that is being dragged */
export function useAgendaDrag(
  region: RefObject<HTMLElement | null>,
  { grid, timeZone, isMovable, onDrop }: DragInput,
): Drag | null {
  const [drag, setDrag] = useState<Drag | null>(null)
  // The pointer may be released before the last place is rendered.
  const inFlight = useRef<Drag | null>(null)
  const show = (next: Drag | null) => {
    inFlight.current = next
    setDrag(next)
  }
  const grab = useEffectEvent((target: Element, at: Point): DragSource | null => {
    const element = target.closest<HTMLElement>('[data-item]')
    const id = element?.dataset.item
    const column = grid.columns.find(({ items }) => items.some((item) => item.id === id))
    const item = column?.items.find((each) => each.id === id)
    if (!element || !column || !item || !isMovable(item)) return null
    const depth = at.y - element.getBoundingClientRect().top
    return { item, calendarId: column.calendarId, element, depth }
  })
  const move = useEffectEvent(({ item, calendarId, element, depth }: DragSource, to: Point) => {
    const columns = grid.columns.filter((each) => each.calendarId === calendarId)
    const place = placeAt({ x: to.x, y: to.y - depth }, item, columns)
    if (!place) return
    element.toggleAttribute('data-dragged', true)
    const { current } = inFlight
    if (current?.column !== place.column || current.from !== place.from) show({ item, ...place })
  })
  const placeAt = ({ x, y }: Point, item: AgendaItem, columns: readonly AgendaColumn[]) => {
    const { bounds, stepMinutes } = grid
    const sides = columns.flatMap((column) => {
      const body = region.current?.querySelector(`[data-column="${column.key}"]`)
      return body ? [{ column, box: body.getBoundingClientRect() }] : []
    })
    const [nearest] = sides.toSorted((a, b) => awayFrom(x, a.box) - awayFrom(x, b.box))
    if (!nearest) return null
    const { top, height } = nearest.box
    const minute = bounds.from + ((y - top) / height) * (bounds.to - bounds.from)
    const from = snappedStart(minute, item.to - item.from, { bounds, stepMinutes })
    return { column: nearest.column, from }
  }
  const putBack = useEffectEvent(() => {
    const dragged = region.current?.querySelectorAll('[data-dragged]') ?? []
    for (const each of dragged) each.toggleAttribute('data-dragged', false)
    show(null)
  })
  const drop = useEffectEvent(() => {
    const dropped = inFlight.current
    putBack()
    const startTime = dropped && startOfDrop(dropped.item, dropped, timeZone)
    if (startTime) onDrop(dropped.item, startTime)
  })
  useEffect(() => {
    if (!region.current) return
    return watchDrags<DragSource>(region.current, {
      grab: (target, at) => grab(target, at),
      move: (thing, to) => move(thing, to),
      drop: () => drop(),
      putBack: () => putBack(),
    })
  }, [region])
  return drag
}

function awayFrom(x: number, { left, right }: DOMRect): number {
  return Math.max(left - x, x - right, 0)
}
