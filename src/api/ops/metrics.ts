import { finished } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '#platform/postgres/database.ts'
import type { Standby } from '#platform/postgres/standby.ts'
import type { Tables } from '../schema.gen.ts'
import { countHolds, countJobs, type JobCounts } from './store.ts'

const BUCKET_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Mounts `GET /metrics` in Prometheus' text format (METRICS=1; contents in docs/operations.md). Labels are route patterns
 * and refusal codes, never a visitor's input. Must be registered before the routes that it counts.
 */
export function registerMetrics(
  app: FastifyInstance,
  { query, pool, standby }: Pick<Database<Tables>, 'query' | 'pool' | 'standby'>,
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  countRequests(app, registry)
  measureConnections(pool, registry)
  if (standby) countStandbyReads(standby, registry)
  const queue = queueGauges(registry)
  const proxy = gauge(registry, {
    name: 'proxy_not_trusted',
    help: 'Whether requests came through a proxy that TRUST_PROXY does not name',
  })
  app.get('/metrics', async (_request, reply) => {
    // The other metrics are reported without a database too.
    const [jobs, holds] = await Promise.all([
      countJobs(query).catch(() => []),
      countHolds(query).catch(() => null),
    ])
    queue.set(jobs, holds)
    proxy.set(app.isBehindUnknownProxy() ? 1 : 0)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function countRequests(app: FastifyInstance, registry: Registry): void {
  const route = ['method', 'route'] as const
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests answered, and how long it took',
    labelNames: [...route, 'status'],
    buckets: BUCKET_SECONDS,
    registers: [registry],
  })
  const refusals = new Counter({
    name: 'http_refusals_total',
    help: 'Requests refused, by code',
    labelNames: [...route, 'code'],
    registers: [registry],
  })
  const underWay = gauge(registry, {
    name: 'http_requests_under_way',
    help: 'Requests not yet answered to the end',
    labelNames: route,
  })
  app.addHook('onRequest', async (request, reply) => {
    const labels = routeOf(request)
    underWay.inc(labels)
    // Not onResponse: whoever hangs up in the middle, as every reader of a stream does, has none.
    finished(reply.raw, () => underWay.dec(labels))
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = routeOf(request)
    durations.observe({ ...labels, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (reply.refusal !== null) refusals.inc({ ...labels, code: reply.refusal })
  })
}

function routeOf({ method, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions.url ?? 'unmatched' }
}

function measureConnections(pool: Database<Tables>['pool'], registry: Registry): void {
  gauge(registry, {
    name: 'database_connections',
    help: 'Connections of this process',
    labelNames: ['state'],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
    },
  })
  gauge(registry, {
    name: 'database_waiting',
    help: 'Queries waiting for a connection',
    collect() {
      this.set(pool.waitingCount)
    },
  })
}

function countStandbyReads({ counts }: Standby, registry: Registry): void {
  const reads = new Counter({
    name: 'database_reads_total',
    help: 'Reads that may be a little old, by the database that answered, and why not a standby',
    labelNames: ['database', 'reason'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [reason, count] of counts) {
        const database = reason === 'standby' ? 'standby' : 'primary'
        this.inc({ database, reason }, count)
      }
    },
  })
  reads.reset()
}

function queueGauges(registry: Registry) {
  const jobs = gauge(registry, {
    name: 'jobs',
    help: 'Jobs in the queue that all processes share',
    labelNames: ['task', 'state'],
  })
  const oldest = gauge(registry, {
    name: 'jobs_oldest_seconds',
    help: 'How long the oldest job has been due',
  })
  const holds = gauge(registry, {
    name: 'holds',
    help: 'Times held for somebody who is booking',
  })
  return {
    /** @param held null when the database does not answer */
    set(counts: readonly JobCounts[], held: number | null) {
      jobs.reset()
      for (const { task, waiting, running, failed } of counts) {
        for (const [state, count] of Object.entries({ waiting, running, failed })) {
          jobs.set({ task, state }, count)
        }
      }
      oldest.set(Math.max(0, ...counts.map(({ oldestSeconds }) => oldestSeconds)))
      if (held === null) holds.remove()
      else holds.set(held)
    },
  }
}

function gauge<Label extends string>(
  registry: Registry,
  options: Omit<ConstructorParameters<typeof Gauge<Label>>[0], 'registers'>,
) {
  return new Gauge<Label>({ ...options, registers: [registry] })
}
