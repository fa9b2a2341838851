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
 * The read and the write are under the lock of the stored visits, so that nothing is written after a sign-out has deleted
 * all. When the API refuses the member, what is stored is deleted.
 * @returns the days that were stored
 */
export async function storeAgenda(
  { userName, salon }: Reader,
  today: PlainDate,
): Promise<Agenda | null> {
  let agenda: Agenda | null = null
  // A browser without locks stores nothing.
  await navigator.locks?.request(STORED_VISITS.cache, async () => {
    // A worker that the operator turned off is unregistered but still controls this page.
    if (!(await navigator.serviceWorker.getRegistration())) return
    const days = daysToStore(today)
    const request = { params: { userName: salon.userName }, query: { from: today, days: 2 } }
    const answer = await api('getAgenda', request)
    if (answer.ok) {
      agenda = answer.reply.data
      await write({
        userName,
        salon: { userName: salon.userName, name: salon.fullName },
        asOf: Date.now(),
        days,
        ...toStoredTimes(agenda),
      })
    } else if (answer.status === 401 || answer.status === 403) {
      await caches.delete(STORED_AGENDA.cache)
    }
  })
  return agenda
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

async function write(stored: StoredAgenda): Promise<void> {
  const cache = await caches.open(STORED_AGENDA.cache)
  await cache.put(STORED_AGENDA.address, Response.json(stored))
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
): Pick<StoredAgendaVisit, 'status' | 'customer' | 'phone' | 'address' | 'service'> {
  return {
    status: visit.status,
    customer: visit.customerName,
    phone: visit.customerPhone,
    address: visit.customerAddress,
    service: visit.serviceName,
  }
}
