import { visitUid } from '#domain/order/calendar-file.ts'
import { externalWindow } from '#domain/schedule/external-calendar.ts'
import { mergeRanges, type TimeRange } from '#domain/schedule/slots.ts'
import { SECOND_MS } from '#domain/time-units.ts'
import { readBusyTimes } from '#platform/ical/read-busy-times.ts'
import { type PublicNetwork, readPublicFile } from '#platform/read-public-file.ts'
import type { ApiDeps } from '../api-deps.ts'
import { isOwnHost } from './calendar-address.ts'
import { findOrderIds } from './store.ts'

const TIMEOUT_MS = 5 * SECOND_MS
const MAX_BYTES = 5 * 1024 * 1024

export interface CalendarToFetch {
  readonly address: URL
  /** Of the provider. */
  readonly timeZone: string
  readonly providerId: string
  /** Epoch ms. */
  readonly now: number
}

interface FetchDeps extends Pick<ApiDeps, 'database'> {
  readonly publicUrl: URL
  /** Replaces the network in a test. */
  readonly network?: PublicNetwork | undefined
}

export type FetchedTimes =
  | { readonly kind: 'read'; readonly busy: readonly TimeRange[] }
  /** The visits of this installation, which would take their own time again. */
  | { readonly kind: 'own' }
  /** Whatever went wrong is not told: an address inside the network answers like one that does not exist. */
  | { readonly kind: 'unreadable' }

/** Reads the busy times of a calendar: merged, and cut to the time for which they are taken over (WORK-113). */
export async function fetchBusyTimes(
  { database, publicUrl, network }: FetchDeps,
  { address, timeZone, providerId, now }: CalendarToFetch,
): Promise<FetchedTimes> {
  const { startsAt: from, endsAt: to } = externalWindow(now)
  const ownHost = publicUrl.hostname
  // Calendar programs keep the invitations of our mails: those visits take their time already.
  const orderIds = await findOrderIds(database.query, { providerId, from })
  const ignoredUids = orderIds.map((orderId) => visitUid(orderId, ownHost))
  try {
    const isAllowed = (next: URL) => !isOwnHost(next, publicUrl)
    const options = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, isAllowed }
    const file = await readPublicFile(address, options, network)
    const request = { text: file.toString('utf8'), from, to, timeZone, ownHost, ignoredUids }
    const { ranges, isOwn } = await readBusyTimes(request)
    if (isOwn) return { kind: 'own' }
    const cut = ranges.map(({ startsAt, endsAt }) => ({
      startsAt: Math.max(startsAt, from),
      endsAt: Math.min(endsAt, to),
    }))
    return { kind: 'read', busy: mergeRanges(cut) }
  } catch {
    return { kind: 'unreadable' }
  }
}
