import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { useSingleKeys } from '../shell/single-keys.ts'
import {
  type AgendaAddress,
  type AgendaView,
  CHOOSE_TIME,
  NEW_VISIT,
  readAgendaAddress,
  turnPage,
} from './agenda-address.ts'
import type { AgendaGrid } from './agenda-columns.ts'
import {
  type AgendaKey,
  type ArrowKey,
  agendaKeyOf,
  isArrowKey,
  itemByArrow,
  itemInListByArrow,
} from './agenda-keys.ts'
import { useMayWrite } from './offline/use-may-write.ts'

interface KeysInput {
  userName: string
  address: AgendaAddress
  view: AgendaView
  /** Whether the items are shown as a list, in which arrows walk the rows that are not folded. */
  isList: boolean
  today: PlainDate
  grid: AgendaGrid | null
  openDialog: (dialog: 'block' | 'keys') => void
}

export interface AgendaKeys {
  /** The region in which arrow keys walk from item to item. */
  readonly region: RefObject<HTMLDivElement | null>
  /** The one item that Tab leads to. */
  readonly activeId: string | null
  readonly setActive: (itemId: string) => void
  readonly focusActive: () => void
  /** Changes the address; without another change the panel closes. */
  readonly go: (change: Partial<AgendaAddress>) => void
  /** Turns to the next page of the view or the one before, counted from the page that is still on its way. */
  readonly turn: (direction: 1 | -1) => void
}

/**
 * The keyboard of the agenda: arrows walk, PageUp and PageDown turn, Home is today, single keys act unless
 * they are off (WORK-08, WORK-157).
 */
export function useAgendaKeys(input: KeysInput): AgendaKeys {
  const { userName, address, view, isList, today, grid, openDialog } = input
  const navigate = useNavigate()
  const mayWrite = useMayWrite()
  const hasSingleKeys = useSingleKeys()
  const region = useRef<HTMLDivElement>(null)
  const [chosenId, setActive] = useState<string | null>(null)
  const items = grid?.columns.flatMap((column) => column.items) ?? []
  const isShown = items.some(({ id }) => id === chosenId)
  const activeId = isShown ? chosenId : (items[0]?.id ?? null)

  const there = { to: '/salon/$userName/agenda', params: { userName }, resetScroll: false } as const
  const go = (change: Partial<AgendaAddress>) =>
    void navigate({ ...there, search: { ...address, ...CLOSED, ...change } })
  const turn = (direction: 1 | -1) =>
    void navigate({
      ...there,
      search: (current) => {
        const latest = readAgendaAddress({ ...current })
        return { ...latest, ...CLOSED, day: turnPage(view, latest.day ?? today, direction) }
      },
    })
  const focus = (itemId: string) =>
    region.current?.querySelector<HTMLElement>(`[data-item="${itemId}"]`)?.focus()
  const walk = (key: ArrowKey) => {
    const current = focusedItem()
    if (!current || !grid) return false
    const next = isList
      ? itemInListByArrow(shownItems(region.current), current, key)
      : itemByArrow(grid.columns, current, key)
    if (next) focus(next)
    return true
  }
  const act = (key: AgendaKey) => {
    const visit = address.visit ?? focusedVisit(grid)
    const acts: Record<AgendaKey, () => void> = {
      m: () => visit && mayWrite() && go({ visit, move: CHOOSE_TIME }),
      n: () => mayWrite() && go({ visit: NEW_VISIT }),
      b: () => mayWrite() && openDialog('block'),
      t: () => go({ day: undefined }),
      d: () => go({ view: 'day' }),
      w: () => go({ view: 'week' }),
      l: () => go({ view: 'list' }),
      '?': () => openDialog('keys'),
    }
    acts[key]()
  }
  const turnByKey = (key: string) => {
    const direction = PAGES[key]
    if (!focusedItem() || (!direction && key !== 'Home')) return false
    if (direction) turn(direction)
    else go({ day: undefined })
    return true
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isHandled = isArrowKey(event.key) ? walk(event.key) : turnByKey(event.key)
    if (isHandled) return event.preventDefault()
    const key = hasSingleKeys ? agendaKeyOf(event, region.current) : null
    if (key) act(key)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  const focusActive = () => activeId && focus(activeId)
  return { region, activeId, setActive, go, turn, focusActive }
}

const CLOSED = { visit: undefined, move: undefined, client: undefined, start: undefined }

const PAGES: Record<string, 1 | -1> = { PageUp: -1, PageDown: 1 }

/** The rows of a list that are not folded, in their order. */
function shownItems(region: HTMLElement | null): string[] {
  const rows = region?.querySelectorAll<HTMLElement>('[data-item]') ?? []
  return [...rows].flatMap((row) => (row.checkVisibility() ? (row.dataset.item ?? []) : []))
}

/** The item of the agenda that has the focus. */
function focusedItem(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-item]')?.dataset.item
}

function focusedVisit(grid: AgendaGrid | null): string | undefined {
  const focused = focusedItem()
  const items = grid?.columns.flatMap((column) => column.items) ?? []
  return items.find(({ id, kind }) => kind === 'visit' && id === focused)?.id
}
