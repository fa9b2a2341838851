import type { FastifyInstance } from 'fastify'
import type { Reply } from '#contract/endpoint.ts'
import {
  getWorkingHours,
  listSlots as listSlotsEndpoint,
  listSlotsWithToken,
} from '#contract/schedule.ts'
import type { Slot, WorkingHours } from '#domain/schedule/slots.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { listSlots } from './list-slots.ts'
import { readWorkingHours } from './read-working-hours.ts'

export function registerSchedule(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, getWorkingHours, async ({ params }) => {
    const found = await readWorkingHours(deps, params.userName)
    if (!found.ok) return found
    const { hours, dateHours, timeZone } = found
    const data = { workingHours: WEEK.map(dayReply(hours)), dateHours, timeZone }
    return { ok: true, answer: { data } }
  })
  mount(app, listSlotsEndpoint, (request) => answerSlots(deps, request))
  mount(app, listSlotsWithToken, (request) => answerSlots(deps, request, request.query.orderId))
}

const WEEK = [0, 1, 2, 3, 4, 5, 6]

async function answerSlots(
  deps: ApiDeps,
  {
    caller,
    params,
    query,
  }: Pick<HandlerInput<typeof listSlotsEndpoint>, 'caller' | 'params' | 'query'>,
  orderId?: string,
): Promise<Outcome<typeof listSlotsEndpoint>> {
  const { window: durationMinutes, catalogItemIds, serviceLocation, ...days } = query
  const visit = { durationMinutes, catalogItemIds, serviceLocation, orderId }
  const request = { userName: params.userName, days, ...visit }
  const found = await listSlots(deps, caller, request)
  if (!found.ok) return found
  const { slots, timeZone } = found
  return {
    ok: true,
    answer: { data: { availableSlots: slots.map(slotReply(timeZone)), timeZone } },
  }
}

function slotReply(timeZone: string) {
  return ({ startsAt, endsAt, busy }: Slot) => ({
    startTime: toOffsetIso(startsAt, timeZone),
    endTime: toOffsetIso(endsAt, timeZone),
    busy,
  })
}

// A closed day has no interval, and 00:00 as both times (SLOT-04).
function dayReply(hours: readonly WorkingHours[]) {
  return (day: number): Reply<typeof getWorkingHours>['data']['workingHours'][number] => {
    const intervals = hours
      .filter((interval) => interval.day === day)
      .map(({ openTime, closeTime }) => ({ openTime, closeTime }))
    const openTime = intervals[0]?.openTime ?? CLOSED
    const closeTime =
      intervals
        .map((interval) => interval.closeTime)
        .sort()
        .at(-1) ?? CLOSED
    return {
      day,
      isOpen: intervals.length > 0,
      openTime,
      closeTime,
      start: openTime,
      end: closeTime,
      intervals,
    }
  }
}

const CLOSED = '00:00'
