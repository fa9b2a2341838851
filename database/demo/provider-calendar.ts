import type { TimeRange } from '#domain/schedule/slots.ts'
import { type Block, generateCalendar } from './calendar/generate-calendar.ts'
import type { Span } from './calendar/span.ts'
import type { DemoOrder } from './orders/demo-order.ts'
import { generateOrders } from './orders/generate-orders.ts'
import type { Person } from './people.ts'
import type { StoredProvider } from './providers/stored-provider.ts'

/** A provider with everything on its calendar at a moment. */
export interface ProviderCalendar {
  readonly stored: StoredProvider
  readonly closures: readonly TimeRange[]
  readonly blocks: readonly Block[]
  readonly demoOrders: readonly DemoOrder[]
}

/**
 * A provider's calendar for the days of a span, as known at `now` (epoch milliseconds). The same provider,
 * days and moment give the same calendar; a later moment gives the same visits and further ones.
 */
export function providerCalendar(
  stored: StoredProvider,
  closures: readonly TimeRange[],
  people: readonly Person[],
  { span, now }: { span: Span; now: number },
): ProviderCalendar {
  const { visits, blocks } = generateCalendar(stored, closures, span)
  const taken = blocks.filter(({ createdAt }) => createdAt <= now)
  return {
    stored,
    closures,
    blocks: taken,
    demoOrders: generateOrders(stored, { visits, blocks }, people, now),
  }
}
