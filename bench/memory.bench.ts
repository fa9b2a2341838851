// The memory of the process of the product with the demo market: idle, under load, whether the heap grows over 100,000
// requests of pages and API, and with 2,000 open live schedules, the most of one process, with the time until all hear of a
// change. Needs built pages. REQUESTS=10000 is a shorter run.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { searchProviders } from '#contract/search.ts'
import { openPostClient, quantile, runConcurrently } from './http-load.ts'
import { connectTo, type MeasuredProduct, startMeasuredProduct } from './memory/server.ts'
import { openStreams } from './memory/streams.ts'
import { openReport, spreadOf } from './report.ts'

const REQUESTS = Number(process.env.REQUESTS ?? 100_000)
const CONCURRENCY = 8
/** Samples of the heap, each after a collection. The first fifth is not counted: code is compiled and caches fill. */
const SAMPLES = 20
const MOST_GROWTH_MB = 5
const STREAMS = 2_000
const CHANGES = 20
const NOTIFY_TARGET_MS = 1_000
const SALON = 'salon-kersenbloesem'
const MB = 1024 ** 2

let refused = 0
const report = openReport('memory', REQUESTS < 100_000 ? 'fewer requests' : null)
const dataDir = mkdtempSync(join(tmpdir(), 'bloesem-bench-'))
const product = await startMeasuredProduct(dataDir)
const idle = await product.memory()
report.row({ what: 'idle: resident, heap', ...memoryOf(idle) })
const afterLoad = await measureLoad(product)
await measureStreams(product, afterLoad)
await product.stop()
rmSync(dataDir, { recursive: true, force: true })
await report.write()

/** Sends the load and reports the growth of the heap. @returns the memory after it */
async function measureLoad({
  url,
  memory,
  residentNow,
}: MeasuredProduct): Promise<NodeJS.MemoryUsage> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY })
  const client = openPostClient(url, CONCURRENCY)
  const mix = mixOf(url, agent, client)
  const heaps: number[] = []
  const residents: number[] = []
  const each = REQUESTS / SAMPLES
  for (let sample = 0; sample < SAMPLES; sample++) {
    const items = Array.from({ length: each }, (_, nth) => nth)
    await runConcurrently(CONCURRENCY, items, async (nth) => {
      await mix[nth % mix.length]?.()
      if (nth % 250 === 0) residents.push(residentNow())
    })
    heaps.push((await memory()).heapUsed)
  }
  agent.destroy()
  client.close()
  const counted = heaps.slice(SAMPLES / 5)
  const growthMb = (slopeOf(counted) * SAMPLES) / MB
  const most = Math.max(...residents)
  report.row({
    what: `under load, ${CONCURRENCY} clients: resident`,
    figure: mb(quantile(residents, 0.5)),
    floor: `${mb(idle.rss)} idle`,
    ratio: (quantile(residents, 0.5) / idle.rss).toFixed(2),
    spread: `at most ${mb(most)}`,
  })
  report.row({
    what: `growth of the heap over ${REQUESTS.toLocaleString('en')} requests`,
    figure: `${growthMb.toFixed(1)} MB`,
    spread: `heap ${spreadOf(
      counted.map((bytes) => bytes / MB),
      1,
    )} MB`,
    target: `${MOST_GROWTH_MB} MB`,
    isMissed: growthMb > MOST_GROWTH_MB,
  })
  report.note(`  ${refused} requests refused with 503`)
  const after = await memory()
  report.row({ what: 'after the load: resident, heap', ...memoryOf(after) })
  return after
}

async function measureStreams({ url, memory }: MeasuredProduct, before: NodeJS.MemoryUsage) {
  const database = await connectTo(dataDir)
  const path = `/publicCalendarApi/calendar/${SALON}/changes`
  const streams = await openStreams(new URL(path, url).href, STREAMS)
  const times: number[] = []
  for (let change = 0; change < CHANGES; change++) {
    const notified = streams.untilAllNotified()
    await database.query(
      `insert into closures (provider_id, during)
      select id, tstzrange(now() + $1 * interval '1 day', now() + ($1 + 1) * interval '1 day') from providers where user_name = $2`,
      [400 + change, SALON],
    )
    times.push(await notified)
  }
  const open = await memory()
  report.row({
    what: `${STREAMS.toLocaleString('en')} open live schedules: resident, heap`,
    ...memoryOf(open),
    floor: `${mb(before.rss)}, ${mb(before.heapUsed)} without`,
  })
  report.row({
    what: 'until all of them hear of a change',
    figure: `p50 ${quantile(times, 0.5).toFixed(0)} ms`,
    spread: `${spreadOf(times, 0)} ms`,
    target: `${NOTIFY_TARGET_MS} ms`,
    isMissed: Math.max(...times) > NOTIFY_TARGET_MS,
  })
  streams.close()
  await database.end()
}

/** Ten requests: three pages from memory, one that is rendered, three of free times and profiles, three searches. */
function mixOf(url: string, agent: Agent, client: ReturnType<typeof openPostClient>) {
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const [response] = (await once(get(new URL(path, url), { agent, headers }), 'response')) as [
      IncomingMessage,
    ]
    response.resume()
    await once(response, 'end')
    checkStatus(path, response.statusCode)
  }
  const search = async () => {
    const body = { countryCode: 'NL', latitude: 52.37, longitude: 4.89, serviceType: 'nailArtist' }
    const answer = await client.post(searchProviders.path, JSON.stringify(body), {})
    checkStatus(searchProviders.path, answer.status)
  }
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const slots = `/publicCalendarApi/calendar/${SALON}/available-slots?startDate=${day}&endDate=${day}&window=45`
  return [
    () => read('/search'),
    () => read(`/profile/${SALON}`),
    () => read('/pricing'),
    () => read('/search', { cookie: 'cold=1' }),
    () => read(slots),
    () => read(`/public/providerInfo/${SALON}`),
    () => read(`/public/review/provider/${SALON}`),
    search,
    search,
    search,
  ]
}

// On a busy machine the process refuses some requests with 503, as it shall.
function checkStatus(path: string, status: number | undefined): void {
  if (status === 503) refused += 1
  else if (status !== 200) throw new Error(`${path} answered ${status}`)
}

/** The slope of a line through the samples, for each of them. */
function slopeOf(samples: readonly number[]): number {
  const middle = (samples.length - 1) / 2
  const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length
  const above = samples.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0)
  return above / samples.reduce((sum, _, at) => sum + (at - middle) ** 2, 0)
}

function memoryOf({ rss, heapUsed }: NodeJS.MemoryUsage): { figure: string } {
  return { figure: `${mb(rss)}, ${mb(heapUsed)}` }
}

function mb(bytes: number): string {
  return `${(bytes / MB).toFixed(0)} MB`
}
