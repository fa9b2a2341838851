import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { hasAppointmentsData } from '#contract/hours.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import type { Language } from '#messages/language.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import { serviceName } from '../order/order-view.ts'
import type { Tables } from '../schema.gen.ts'
import { findOrderNames } from './store.ts'

type VisitView = z.output<typeof hasAppointmentsData>['visits'][number]

interface ConflictingVisit extends TimeRange {
  readonly orderId: string | null
  readonly status: string | null
}

/** The wire form of appointments that stand in a time to be closed, in their order (WORK-35). */
export async function visitViews(
  query: Kysely<Tables>,
  visits: readonly ConflictingVisit[],
  { timeZone, language }: { timeZone: string; language: Language },
): Promise<VisitView[]> {
  const names = await findOrderNames(
    query,
    visits.flatMap(({ orderId }) => orderId ?? []),
  )
  return visits.map(({ orderId, status, startsAt, endsAt }) => {
    const order = names.get(orderId ?? '')
    return {
      orderId,
      status: status as OrderStatus | null,
      startTime: toOffsetIso(startsAt, timeZone),
      endTime: toOffsetIso(endsAt, timeZone),
      customerName: order?.customer_name ?? '',
      serviceName: order ? serviceName(order, language) : '',
    }
  })
}
