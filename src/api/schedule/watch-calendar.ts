import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { watchCalendar as contract } from '#contract/schedule.ts'
import type { ApiDeps } from '../api-deps.ts'
import { eventStreams } from '../http/event-streams.ts'
import { sendRefusal } from '../http/refuse.ts'
import { type ChangedDays, openCalendarChanges } from './calendar-changes.ts'
import { listenForChanges } from './changes-store.ts'
import { findCalendar } from './store.ts'

/**
 * Mounts the event stream with the changed days of a calendar. It sends no slots; the page reads those again.
 */
export function registerCalendarStream(app: FastifyInstance, { database }: ApiDeps): void {
  const openStream = eventStreams(app)
  const changes = openCalendarChanges({
    listen: (handlers) => listenForChanges(database, handlers),
    log: app.log,
  })
  app.addHook('onClose', async () => changes.close())
  app.route<{
    Params: z.output<typeof contract.params>
    Querystring: z.output<typeof contract.query>
  }>({
    method: contract.method,
    url: contract.path,
    schema: { params: contract.params, querystring: contract.query },
    config: { access: contract.access },
    compress: false,
    onRequest: async (request) => {
      request.caller = { kind: 'visitor' }
    },
    handler: async (request, reply) => {
      const calendar = await findCalendar(database.query, request.params.userName)
      if (!calendar) return sendRefusal(reply, { ok: false, refusal: 'not-found' })
      const opened = openStream(request, reply)
      if (!opened.ok) return sendRefusal(reply, opened)
      const { stream } = opened
      const withVisits = request.query.with === 'visits'
      const send = (days: ChangedDays) => stream.send(days ?? {})
      stream.onEnd(changes.watch(calendar.providerId, send, { withVisits }))
      return reply
    },
  })
}
