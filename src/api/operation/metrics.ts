import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'

const BUCKET_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Timings {
  /** How many answers took at most the seconds of each bucket. */
  readonly upTo: number[]
  count: number
  seconds: number
}

/**
 * Mounts `GET /metrics` in Prometheus' text format (api.md, METRICS=1): how many requests each route
 * answered with which status and how long they took, the event loop, processor and memory. Routes are named
 * by their pattern, so that nothing a visitor typed is in it. Register it before the routes it is to count.
 */
export function registerMetrics(app: FastifyInstance): void {
  const timings = new Map<string, Timings>()
  const eventLoop = monitorEventLoopDelay()
  eventLoop.enable()
  app.addHook('onClose', async () => {
    eventLoop.disable()
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched'
    const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`
    record(timings, labels, reply.elapsedTime / 1000)
  })
  app.get('/metrics', (_request, reply) => {
    const lines = [...requestLines(timings), ...processLines(eventLoop.percentile(99) / 1e9)]
    eventLoop.reset()
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
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
  const series = [...timings].flatMap(([labels, { upTo, count, seconds }]) => [
    ...BUCKET_SECONDS.map((most, index) => `${name}_bucket{${labels},le="${most}"} ${upTo[index]}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${seconds}`,
    `${name}_count{${labels}} ${count}`,
  ])
  return [`# TYPE ${name} histogram`, ...series]
}

function processLines(eventLoopSeconds: number): string[] {
  const { user, system } = process.cpuUsage()
  return [
    ...value('process_cpu_seconds_total', 'counter', (user + system) / 1e6),
    ...value('process_resident_memory_bytes', 'gauge', process.memoryUsage.rss()),
    ...value('process_uptime_seconds', 'gauge', process.uptime()),
    ...value('nodejs_eventloop_lag_p99_seconds', 'gauge', eventLoopSeconds),
  ]
}

function value(name: string, type: 'counter' | 'gauge', amount: number): string[] {
  return [`# TYPE ${name} ${type}`, `${name} ${amount}`]
}
