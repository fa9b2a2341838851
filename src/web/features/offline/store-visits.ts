import type { Reply } from '#contract/endpoint.ts'
import type { getOrder } from '#contract/order.ts'
import {
  KEPT_VISITS,
  type KeptVisit,
  type KeptVisits,
  MOST_KEPT_VISITS,
} from '#domain/order/kept-visits.ts'
import { isAhead } from '#domain/order/status.ts'
import { api } from '../../api-client.ts'

type Order = Reply<typeof getOrder>['data']['order']

/**
 * Keeps the visits ahead of whoever is signed in, for the service worker to show without a network
 * (docs/decisions/0019). What was kept of anybody else goes first.
 */
export function storeVisits(userName: string): Promise<void> {
  return withLock(async () => {
    // The worker of an operator who wants none is gone by now, though it stays this page's until it is left.
    if (!(await navigator.serviceWorker.getRegistration())) return
    if ((await readStoredVisits())?.userName !== userName) await clearVisits()
    // By name: where another tab has signed in as somebody else meanwhile, this is refused.
    const query = { customerUsername: userName, pageSize: MOST_KEPT_VISITS }
    const list = await api('listOrders', { query })
    if (!list.ok) {
      if (list.status === 401 || list.status === 403) await clearVisits()
      return
    }
    const now = Date.now()
    const upcomingOrders = list.reply.data.items.filter(({ status, appointmentEndDate }) =>
      isAhead({ status, endsAt: Date.parse(appointmentEndDate) }, now),
    )
    const responses = await Promise.all(
      upcomingOrders.map(({ bookingId }) => api('getOrder', { params: { orderId: bookingId } })),
    )
    // A list with a gap would say that there is no such visit: the older copy is more honest.
    if (!responses.every((answer) => answer.ok)) return
    const visits = responses.map(({ reply }) => toStoredVisit(reply.data.order))
    await writeVisits({ userName, asOf: now, visits })
  })
}

/** Clears what was kept: at the end of a session. */
export function deleteStoredVisits(): Promise<void> {
  return withLock(async () => void (await clearVisits()))
}

/**
 * One at a time in all tabs: what a tab is still asking for is never written after another has cleared it. A browser
 * without locks keeps nothing.
 */
async function withLock(task: () => Promise<void>): Promise<void> {
  await navigator.locks?.request(KEPT_VISITS.cache, task)
}

function clearVisits(): Promise<boolean> {
  return caches.delete(KEPT_VISITS.cache)
}

async function readStoredVisits(): Promise<KeptVisits | null> {
  const cache = await caches.open(KEPT_VISITS.cache)
  return (await cache.match(KEPT_VISITS.address))?.json() ?? null
}

async function writeVisits(data: KeptVisits): Promise<void> {
  const cache = await caches.open(KEPT_VISITS.cache)
  await cache.put(KEPT_VISITS.address, Response.json(data))
}

function toStoredVisit(order: Order): KeptVisit {
  const { customerInfo, providerInfo, serviceInfo, items } = order
  const { address, postalCode, cityName } = providerInfo
  const names = (language: 'en' | 'nl') =>
    items.map((item) => item.serviceNames[language]).join(', ')
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
