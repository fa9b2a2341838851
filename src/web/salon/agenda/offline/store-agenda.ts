import {
  daysToStore,
  STORED_AGENDA,
  type StoredAgenda,
  type StoredAgendaVisit,
} from '#domain/order/stored-agenda.ts'
import { STORED_VISITS } from '#domain/order/stored-visits.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { api } from '../../workspace-api.ts'
import type { Agenda, AgendaVisit } from '../agenda-query.ts'

interface Reader {
  /** The member who is signed in. */
  readonly userName: string
  readonly salon: { readonly userName: string; readonly fullName: string }
}

/**
 * Stores today and tomorrow of a salon's agenda, which the service worker shows without a network (docs/decisions/0019).
 * The API is asked without the lock of the stored visits, so that a sign-out does not wait for it. A ticket in the cache
 * tells afterwards whether all was deleted meanwhile: then nothing is written. When the API refuses the member, what is
 * stored is deleted.
 * @returns the days that were stored
 */
export async function storeAgenda(
  { userName, salon }: Reader,
  today: PlainDate,
): Promise<Agenda | null> {
  const ticket = crypto.randomUUID()
  let hasTicket = false
  // A browser without locks stores nothing.
  await navigator.locks?.request(STORED_VISITS.cache, async () => {
    // A worker that the operator turned off is unregistered but still controls this page.
    if (!(await navigator.serviceWorker.getRegistration())) return
    await putInCache(TICKET, ticket)
    hasTicket = true
  })
  if (!hasTicket) return null
  const request = { params: { userName: salon.userName }, query: { from: today, days: 2 } }
  const answer = await api('getAgenda', request)
  const isRefused = !answer.ok && (answer.status === 401 || answer.status === 403)
  if (!answer.ok && !isRefused) return null
  const agenda = answer.ok && (await isSignedIn(userName)) ? answer.reply.data : null
  let isStored = false
  await navigator.locks?.request(STORED_VISITS.cache, async () => {
    const cache = await caches.open(STORED_AGENDA.cache)
    if (isRefused) return void (await caches.delete(STORED_AGENDA.cache))
    // Deleted, or read once more, meanwhile.
    if ((await (await cache.match(TICKET))?.json()) !== ticket || !agenda) return
    await putInCache(STORED_AGENDA.address, {
      userName,
      salon: { userName: salon.userName, name: salon.fullName },
      asOf: Date.now(),
      days: daysToStore(today),
      ...toStoredTimes(agenda),
    } satisfies StoredAgenda)
    isStored = true
  })
  return isStored ? agenda : null
}

const TICKET = '/kept/own-agenda-ticket'

/** Whether the session is that of this user still: another tab may have signed somebody else in. */
async function isSignedIn(userName: string): Promise<boolean> {
  const status = await api('getAuthStatus')
  return status.ok && status.reply.userInfo.userName === userName
}

/** One of several days, as the API answers when it is asked for that day alone. */
export function dayOfAgenda(agenda: Agenda, date: string): Agenda {
  const isOnIt = ({ startTime }: { startTime: string }) => startTime.slice(0, 10) === date
  return {
    ...agenda,
    days: agenda.days.filter((day) => day.date === date),
    visits: agenda.visits.filter(isOnIt),
    blocks: agenda.blocks.filter(isOnIt),
  }
}

async function putInCache(address: string, data: unknown): Promise<void> {
  const cache = await caches.open(STORED_AGENDA.cache)
  await cache.put(address, Response.json(data))
}

function toStoredTimes(agenda: Agenda): Pick<StoredAgenda, 'timeZone' | 'visits' | 'blocks'> {
  // Whose it is goes without saying where there is one calendar.
  const nameOf = (calendarId: string) =>
    agenda.calendars.length > 1
      ? (agenda.calendars.find((each) => each.calendarId === calendarId)?.name ?? '')
      : ''
  const timeOf = (each: { startTime: string; endTime: string; calendarId: string }) => ({
    startsAt: each.startTime,
    endsAt: each.endTime,
    calendar: nameOf(each.calendarId),
  })
  return {
    timeZone: agenda.timeZone,
    visits: agenda.visits.map((visit) => ({ ...timeOf(visit), ...personOf(visit) })),
    blocks: [
      ...agenda.blocks.map((block) => ({ ...timeOf(block), reason: block.reason })),
      ...agenda.busyTimes.map((busy) => ({ ...timeOf(busy), reason: busy.name })),
    ],
  }
}

// Instructions, notes and amounts are left out: nobody needs them to receive a customer.
function personOf(
  visit: AgendaVisit,
): Pick<StoredAgendaVisit, 'status' | 'customer' | 'phone' | 'address' | 'service' | 'waits'> {
  return {
    status: visit.status,
    customer: visit.customerName,
    phone: visit.customerPhone,
    address: visit.customerAddress,
    service: visit.serviceName,
    waits: visit.waits.map(({ startTime, endTime }) => ({ startsAt: startTime, endsAt: endTime })),
  }
}
