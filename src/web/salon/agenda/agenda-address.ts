import type { ProviderDelivery } from '#domain/delivery/delivery.ts'
import {
  addDays,
  isMoment,
  isPlainDate,
  mondayOf,
  type PlainDate,
} from '#domain/schedule/plain-date.ts'

export const AGENDA_VIEWS = ['day', 'week', 'list'] as const
export type AgendaView = (typeof AGENDA_VIEWS)[number]

/** The search parameters of the agenda: without a day it is today, without a view the one that fits the width. */
export interface AgendaAddress {
  readonly day?: PlainDate | undefined
  readonly view?: AgendaView | undefined
  /** The order whose panel is open, or `NEW_VISIT`. */
  readonly visit?: string | undefined
  /** The panel offers another time: one to choose, or this start (ISO text). */
  readonly move?: string | undefined
  /** The client for whom one is being booked. */
  readonly client?: string | undefined
  /** The start at which one is being booked, ISO text. */
  readonly start?: string | undefined
}

/** The value of `visit` when one is being booked. */
export const NEW_VISIT = 'new'

/** The value of `move` when a time is to be chosen. */
export const CHOOSE_TIME = 'choose'

/** Reads the search parameters; what is not valid is left out. */
export function readAgendaAddress(search: Record<string, unknown>): AgendaAddress {
  const view = AGENDA_VIEWS.find((each) => each === search.view)
  return {
    ...(isPlainDate(search.day) && hasWeek(search.day) && { day: search.day }),
    ...(view && { view }),
    ...(typeof search.visit === 'string' && { visit: search.visit }),
    ...(typeof search.client === 'string' && { client: search.client }),
    ...(search.visit === NEW_VISIT && isMoment(search.start) && { start: search.start }),
    ...((search.move === CHOOSE_TIME || isMoment(search.move)) && { move: search.move }),
  }
}

// The week around the last days of the year 9999 is not whole.
function hasWeek(day: PlainDate): boolean {
  return isPlainDate(addDays(day, 7))
}

/** The view when none is chosen: a list on a narrow window, and for who works at homes alone, whose route it is (WORK-268). */
export function initialView(serviceAvailability: ProviderDelivery, isNarrow: boolean): AgendaView {
  return isNarrow || serviceAvailability === 'DOORSTEP' ? 'list' : 'day'
}

/** The days that a view shows around a day. */
export function daysOf(view: AgendaView, day: PlainDate): { from: PlainDate; days: number } {
  return view === 'week' ? { from: mondayOf(day), days: 7 } : { from: day, days: 1 }
}

/** The day of the next page of a view, or of the one before. */
export function turnPage(view: AgendaView, day: PlainDate, direction: 1 | -1): PlainDate {
  return addDays(day, direction * (view === 'week' ? 7 : 1))
}
