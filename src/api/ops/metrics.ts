import { monitorEventLoopDelay } from 'node:perf_hooks'
import { finished } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#platform/postgres/database.ts'
import type { Tables } from '../schema.gen.ts'
import { countHolds, countJobs, type JobCounts } from './store.ts'

const BUCKET_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Timings {
  /** How many answers took at most the seconds of each bucket. */
  readonly upTo: number[]
  count: number
  seconds: number
}

/**
 * Mounts `GET /metrics` in Prometheus' text format (METRICS=1; docs/operations.md says what is in it).
 * Routes are named by their pattern and refusals by their code, so that nothing a visitor typed is in it.
 * Register it before the routes it is to count.
 */
export function registerMetrics(
  app: FastifyInstance,
  { query, pool }: Pick<Database<Tables>, 'query' | 'pool'>,
): void {
  const timings = new Map<string, Timings>()
  const refusals = new Map<string, number>()
  const underWay = new Map<string, number>()
  const eventLoop = monitorEventLoopDelay()
  eventLoop.enable()
  app.addHook('onClose', async () => {
    eventLoop.disable()
  })
  app.addHook('onRequest', async (request, reply) => {
    const route = routeOf(request)
    underWay.set(route, (underWay.get(route) ?? 0) + 1)
    // Not onResponse: whoever hangs up in the middle, as every reader of a stream does, has none.
    finished(reply.raw, () => underWay.set(route, (underWay.get(route) ?? 1) - 1))
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request)
    record(timings, `${route},status="${reply.statusCode}"`, reply.elapsedTime / 1000)
    if (reply.refusal === null) return
    const refusal = `${route},code="${reply.refusal}"`
    refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1)
  })
  app.get('/metrics', async (_request, reply) => {
    // Without a database the rest is all the more worth knowing.
    const [jobs, holds] = await Promise.all([
      countJobs(query).catch(() => []),
      countHolds(query).catch(() => null),
    ])
    const text = [
      ...requestLines(timings),
      ...series('http_refusals_total', 'counter', 'Requests refused, by code', [...refusals]),
      ...series('http_requests_under_way', 'gauge', 'Requests not yet answered to the end', [
        ...underWay,
      ]),
      ...poolLines(pool),
      ...(holds === null
        ? []
        : value('holds', 'gauge', 'Times held for somebody who is booking', holds)),
      ...jobLines(jobs),
      ...value(
        'proxy_not_trusted',
        'gauge',
        'Whether requests came through a proxy that TRUST_PROXY does not name',
        app.isBehindUnknownProxy() ? 1 : 0,
      ),
      ...processLines(eventLoop.percentile(99) / 1e9),
    ].join('\n')
    eventLoop.reset()
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${text}\n`)
  })
}

function routeOf({ method, routeOptions }: FastifyRequest): string {
  return `method="${method}",route="${routeOptions.url ?? 'unmatched'}"`
}

function record(timings: Map<string, Timings>, labels: string, seconds: number): void {
  const known = timings.get(labels) ?? { upTo: BUCKET_SECONDS.map(() => 0), count: 0, seconds: 0 }
  for (const [index, most] of BUCKET_SECONDS.entries()) {
    if (seconds <= most) known.upTo[index] = (known.upTo[index] ?? 0) + 1
  }
  known.count += 1
  known.seconds += seconds
  timings.set(labels, known)
}

function requestLines(timings: Map<string, Timings>): string[] {
  const name = 'http_request_duration_seconds'
  const lines = [...timings].flatMap(([labels, { upTo, count, seconds }]) => [
    ...BUCKET_SECONDS.map((most, index) => `${name}_bucket{${labels},le="${most}"} ${upTo[index]}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${seconds}`,
    `${name}_count{${labels}} ${count}`,
  ])
  return [...head(name, 'histogram', 'Requests answered, and how long it took'), ...lines]
}

function poolLines(pool: Database<Tables>['pool']): string[] {
  const busy = pool.totalCount - pool.idleCount
  return [
    ...series('database_connections', 'gauge', 'Connections of this process', [
      ['state="busy"', busy],
      ['state="idle"', pool.idleCount],
    ]),
    ...value('database_waiting', 'gauge', 'Queries waiting for a connection', pool.waitingCount),
  ]
}

function jobLines(jobs: readonly JobCounts[]): string[] {
  const states = jobs.flatMap(({ task, waiting, running, failed }) =>
    Object.entries({ waiting, running, failed }).map(
      ([state, count]) => [`task="${task}",state="${state}"`, count] as const,
    ),
  )
  const oldest = Math.max(0, ...jobs.map(({ oldestSeconds }) => oldestSeconds))
  return [
    ...series('jobs', 'gauge', 'Jobs in the queue that all processes share', states),
    ...value('jobs_oldest_seconds', 'gauge', 'How long the oldest job has been due', oldest),
  ]
}

function processLines(eventLoopSeconds: number): string[] {
  const { user, system } = process.cpuUsage()
  const cpuSeconds = (user + system) / 1e6
  const bytes = process.memoryUsage.rss()
  return [
    ...value('process_cpu_seconds_total', 'counter', 'Processor time', cpuSeconds),
    ...value('process_resident_memory_bytes', 'gauge', 'Memory', bytes),
    ...value('process_uptime_seconds', 'gauge', 'Since the start', process.uptime()),
    ...value('nodejs_eventloop_lag_p99_seconds', 'gauge', 'Since the last look', eventLoopSeconds),
  ]
}

type Kind = 'counter' | 'gauge' | 'histogram'

function value(name: string, kind: Kind, help: string, amount: number): string[] {
  return [...head(name, kind, help), `${name} ${amount}`]
}

function series(
  name: string,
  kind: Kind,
  help: string,
  amounts: readonly (readonly [labels: string, amount: number])[],
): string[] {
  return [
    ...head(name, kind, help),
    ...amounts.map(([labels, amount]) => `${name}{${labels}} ${amount}`),
  ]
}

function head(name: string, kind: Kind, help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`]
}
