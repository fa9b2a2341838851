import { EVENT_DETAIL } from '#domain/event/events.ts'
import type { Noted } from '../../events.ts'

/** Where in the product a tab is. */
export interface Place {
  /** The route, such as '/profile/$id'. */
  readonly pattern: string
  readonly params: Readonly<Record<string, string>>
  readonly search: Readonly<Record<string, unknown>>
}

const SEARCH_PAGES = ['/search', '/book']
const PROFILE_PAGE = '/profile/$id'

/** What arriving at a place means; `before` is null in a tab that has just opened. */
export function placeNotes(before: Place | null, now: Place): Noted[] {
  const same = before !== null && pageOf(before) === pageOf(now) ? before : null
  const view: Noted = { name: 'page-view', detail: now.pattern }
  const notes = [...(same ? [] : [view]), ...searchNotes(same, now), ...salonNotes(same, now)]
  return notes.filter(({ detail }) => EVENT_DETAIL.test(detail))
}

/** A search is another one when its filters are. */
function searchNotes(same: Place | null, { pattern, search }: Place): Noted[] {
  if (!SEARCH_PAGES.includes(pattern)) return []
  if (same && textOf(same.search) === textOf(search)) return []
  return [{ name: 'search', detail: word(search.service) }]
}

function salonNotes(same: Place | null, { pattern, params, search }: Place): Noted[] {
  if (pattern !== PROFILE_PAGE) return []
  const step = stepIn(search)
  const isOpened = step !== stepIn(same?.search ?? {}) && step !== 'booked'
  return [
    ...(same ? [] : [{ name: 'profile-view', detail: params.id ?? '' } as const]),
    ...(isOpened ? [{ name: 'booking-step', detail: step } as const] : []),
  ]
}

/** The step that the address of a salon's page names. */
export function stepIn(search: Place['search']): string {
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
