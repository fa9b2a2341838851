import { EVENT_DETAIL } from '#domain/event/events.ts'
import type { RouterState, TrackedEvent } from '../../events.ts'

/** Where in the product a tab is. */
export interface Place {
  /** The route, such as '/profile/$id'. */
  readonly pattern: string
  readonly params: Readonly<Record<string, string>>
  readonly search: Readonly<Record<string, unknown>>
}

const SEARCH_PAGES = ['/search', '/book']
const PROFILE_PAGE = '/profile/$id'

/** Reads what was noted in a tab as events, batch after batch: an arrival means what it does by where the tab was before. */
export function openReader(): (noted: readonly (TrackedEvent | RouterState)[]) => TrackedEvent[] {
  let before: Place | null = null
  const arrivedAt = (now: Place): TrackedEvent[] => {
    const notes = pageEvents(before, now)
    before = now
    return notes
  }
  return (noted) => noted.flatMap((each) => ('name' in each ? each : arrivedAt(placeOf(each))))
}

/** What arriving at a place means; `before` is null in a tab that has just opened. */
export function pageEvents(before: Place | null, now: Place): TrackedEvent[] {
  const same = before !== null && pageOf(before) === pageOf(now) ? before : null
  const view: TrackedEvent = { name: 'page-view', detail: now.pattern }
  const notes = [...(same ? [] : [view]), ...searchNotes(same, now), ...salonNotes(same, now)]
  return notes.filter(({ detail }) => EVENT_DETAIL.test(detail))
}

function placeOf({ matches, location }: RouterState): Place {
  const match = matches.at(-1)
  return {
    pattern: ((match?.fullPath as string | undefined) ?? location.pathname).replace(/(.)\/$/, '$1'),
    params: (match?.params ?? {}) as Record<string, string>,
    search: location.search as Record<string, unknown>,
  }
}

/** A search is another one when its filters are. */
function searchNotes(same: Place | null, { pattern, search }: Place): TrackedEvent[] {
  if (!SEARCH_PAGES.includes(pattern)) return []
  if (same && textOf(same.search) === textOf(search)) return []
  return [{ name: 'search', detail: word(search.service) }]
}

function salonNotes(same: Place | null, { pattern, params, search }: Place): TrackedEvent[] {
  if (pattern !== PROFILE_PAGE) return []
  const step = stepIn(search)
  const isOpened = step !== stepIn(same?.search ?? {}) && step !== 'booked'
  return [
    ...(same ? [] : [{ name: 'profile-view', detail: params.id ?? '' } as const]),
    ...(isOpened ? [{ name: 'booking-step', detail: step } as const] : []),
  ]
}

function stepIn(search: Place['search']): string {
  return word(search.step) || 'services'
}

function pageOf({ pattern, params }: Place): string {
  return `${pattern} ${textOf(params)}`
}

function textOf(values: object): string {
  return JSON.stringify(Object.entries(values).sort())
}

function word(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
