import type { Reply } from '#contract/endpoint.ts'
import type { getOrder } from '#contract/order.ts'
import { isUpcoming } from '#domain/order/status.ts'
import { daysAhead, STORED_AGENDA, type StoredAgenda } from '#domain/order/stored-agenda.ts'
import {
  MAX_STORED_VISITS,
  STORED_VISITS,
  type StoredVisit,
  type StoredVisits,
} from '#domain/order/stored-visits.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { dayIn } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import { api } from '../../api-client.ts'

type Order = Reply<typeof getOrder>['data']['order']

/**
 * Stores the user's upcoming visits, which the service worker shows without a network
 * (docs/decisions/0019). Visits of another user are deleted first.
 */
export function storeVisits(userName: string): Promise<void> {
  return withLock(async () => {
    // A worker that the operator turned off is unregistered but still controls this page.
    if (!(await navigator.serviceWorker.getRegistration())) return
    const stored = await read<StoredVisits>(STORED_VISITS)
    if (stored?.userName !== userName) await caches.delete(STORED_VISITS.cache)
    await deleteUnusableAgenda(userName)
    // With the user name the API refuses the request if another tab has changed the user.
    const query = { customerUsername: userName, pageSize: MAX_STORED_VISITS }
    const list = await api('listOrders', { query })
    if (!list.ok) {
      if (list.status === 401 || list.status === 403) await deleteAll()
      return
    }
    const now = Date.now()
    const upcomingOrders = list.reply.data.items.filter(({ status, appointmentEndDate }) =>
      isUpcoming({ status, endsAt: Date.parse(appointmentEndDate) }, now),
    )
    const responses = await Promise.all(
      upcomingOrders.map(({ bookingId }) => api('getOrder', { params: { orderId: bookingId } })),
    )
    // An incomplete list would hide a visit, so the older copy stays.
    if (!responses.every((answer) => answer.ok)) return
    const visits = responses.map(({ reply }) => toStoredVisit(reply.data.order))
    await writeVisits({ userName, asOf: now, visits })
  })
}

/** Deletes the stored visits, and a stored agenda, at the end of a session. */
export function deleteStoredVisits(): Promise<void> {
  return withLock(deleteAll)
}

/**
 * Runs one task at a time across all tabs, so that no tab writes after another has deleted. A browser without locks
 * stores nothing.
 */
async function withLock(task: () => Promise<void>): Promise<void> {
  await navigator.locks?.request(STORED_VISITS.cache, task)
}

async function deleteAll(): Promise<void> {
  await caches.delete(STORED_VISITS.cache)
  await caches.delete(STORED_AGENDA.cache)
}

/** Deletes the agenda that another user stored, or whose days are over (WORK-128). */
async function deleteUnusableAgenda(userName: string): Promise<void> {
  const stored = await read<StoredAgenda>(STORED_AGENDA)
  if (!stored) return
  const today = dayIn(stored.timeZone, Date.now()) as PlainDate
  const isUsable = stored.userName === userName && daysAhead(stored, today).length > 0
  if (!isUsable) await caches.delete(STORED_AGENDA.cache)
}

async function read<Data>({ cache, address }: { cache: string; address: string }) {
  // Opening a cache would create it.
  if (!(await caches.has(cache))) return null
  const stored = await (await caches.open(cache)).match(address)
  return stored ? ((await stored.json()) as Data) : null
}

async function writeVisits(data: StoredVisits): Promise<void> {
  const cache = await caches.open(STORED_VISITS.cache)
  await cache.put(STORED_VISITS.address, Response.json(data))
}

function toStoredVisit(order: Order): StoredVisit {
  const { customerInfo, providerInfo, serviceInfo, items } = order
  const { address, postalCode, cityName } = providerInfo
  const names = (language: Language) => items.map((item) => item.serviceNames[language]).join(', ')
  return {
    status: order.status,
    startsAt: serviceInfo.appointmentStartTime,
    endsAt: serviceInfo.appointmentEndTime,
    timeZone: serviceInfo.timeZone,
    salon: providerInfo.fullName,
    place:
      customerInfo.serviceLocation === 'DOORSTEP'
        ? (customerInfo.customerAddress ?? '')
        : `${address}, ${postalCode} ${cityName}`,
    phone: providerInfo.mobileNumber,
    services: { en: names('en'), nl: names('nl') },
    totalEuros: order.totalAmount,
  }
}
