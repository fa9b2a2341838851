import type { FastifyInstance } from 'fastify'
import type { Reply } from '#contract/endpoint.ts'
import {
  countEvents as countEventsEndpoint,
  recordEvents as recordEventsEndpoint,
} from '#contract/event.ts'
import type { EventName } from '#domain/event/events.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { countEvents } from './count-events.ts'
import { recordEvents } from './record-events.ts'

export function registerEvents(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, recordEventsEndpoint, (input) => recordEvents(deps, input))
  mount(app, countEventsEndpoint, async ({ query }) => {
    const counted = await countEvents(deps, query)
    return { ok: true, answer: { data: countsReply(counted) } }
  })
}

type Rows = Awaited<ReturnType<typeof countEvents>>

// Rows of an earlier release have event names too.
function countsReply({ totals, days }: Rows): Reply<typeof countEventsEndpoint>['data'] {
  return {
    totals: totals.map((row) => ({ ...row, name: row.name as EventName })),
    days: days.map((row) => ({ ...row, name: row.name as EventName })),
  }
}
