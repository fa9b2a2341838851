import { EVENT_DETAIL } from '#domain/event/events.ts'
import type { RouterState, TrackedEvent } from '../../events.ts'

/** The page a tab shows. */
export interface PageLocation {
  /** The route, such as '/profile/$id'. */
  readonly pattern: string
  readonly params: Readonly<Record<string, string>>
  readonly search: Readonly<Record<string, unknown>>
}

const SEARCH_PAGES = ['/search', '/book']
const PROFILE_PAGE = '/profile/$id'

/** Converts queue entries to events. It remembers the previous page between calls: events depend on it. */
export function createEventReader(): (
  records: readonly (TrackedEvent | RouterState)[],
) => TrackedEvent[] {
  let previous: PageLocation | null = null
  const eventsOfPage = (page: PageLocation): TrackedEvent[] => {
    const events = pageEvents(previous, page)
    previous = page
    return events
  }
  return (records) =>
    records.flatMap((record) => ('name' in record ? record : eventsOfPage(locationOf(record))))
}

/** The events of opening a page; `previous` is null for the first page of a tab. */
export function pageEvents(previous: PageLocation | null, page: PageLocation): TrackedEvent[] {
  const samePage = previous !== null && pageOf(previous) === pageOf(page) ? previous : null
  const view: TrackedEvent = { name: 'page-view', detail: page.pattern }
  const events = [
    ...(samePage ? [] : [view]),
    ...searchEvents(samePage, page),
    ...salonEvents(samePage, page),
  ]
  return events.filter(({ detail }) => EVENT_DETAIL.test(detail))
}

function locationOf({ matches, location }: RouterState): PageLocation {
  const match = matches.at(-1)
  return {
    pattern: ((match?.fullPath as string | undefined) ?? location.pathname).replace(/(.)\/$/, '$1'),
    params: (match?.params ?? {}) as Record<string, string>,
    search: location.search as Record<string, unknown>,
  }
}

/** One search event for each change of filters. */
function searchEvents(
  samePage: PageLocation | null,
  { pattern, search }: PageLocation,
): TrackedEvent[] {
  if (!SEARCH_PAGES.includes(pattern)) return []
  if (samePage && sortedJson(samePage.search) === sortedJson(search)) return []
  return [{ name: 'search', detail: textOrEmpty(search.service) }]
}

function salonEvents(
  samePage: PageLocation | null,
  { pattern, params, search }: PageLocation,
): TrackedEvent[] {
  if (pattern !== PROFILE_PAGE) return []
  const step = stepIn(search)
  const isOpened = step !== stepIn(samePage?.search ?? {}) && step !== 'booked'
  return [
    ...(samePage ? [] : [{ name: 'profile-view', detail: params.id ?? '' } as const]),
    ...(isOpened ? [{ name: 'booking-step', detail: step } as const] : []),
  ]
}

function stepIn(search: PageLocation['search']): string {
  return textOrEmpty(search.step) || 'services'
}

function pageOf({ pattern, params }: PageLocation): string {
  return `${pattern} ${sortedJson(params)}`
}

function sortedJson(values: object): string {
  return JSON.stringify(Object.entries(values).sort())
}

function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
