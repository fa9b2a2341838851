import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { type Database, openDatabase } from '#platform/postgres/database.ts'
import type { Tables } from '../../../src/api/schema.gen.ts'
import { PASSWORDS } from '../configure.ts'
import { until } from '../run.ts'
import type { Cluster } from '../start-cluster.ts'
import { countRefusals, longestOutage } from './attempts.ts'
import type { Drill } from './drills.ts'
import { type LiveSchedules, openLiveSchedules } from './live-schedules.ts'
import {
  type AcknowledgedOrder,
  type Journal,
  measureCapacity,
  newJournal,
  renewSession,
  type Site,
  sendLoad,
} from './load.ts'
import type { MailServer } from './mail-server.ts'
import {
  bookingSource,
  type Customer,
  makeCustomers,
  makeSalons,
  type Salon,
  VISITS,
} from './market.ts'
import { checkDatabase } from './read-orders.ts'
import { type DrillResult, lineOf } from './table.ts'
import { openVisitor } from './visitor.ts'

/** Load before something breaks and after all is whole again. */
const CALM_MS = 8_000
/** An event is sent with the commit, before or after the answer. */
const EVENT_MS = 2_000
/** When the customer in a browser presses the button, after the break begins. */
const PRESS_MS = 2_000
const MAIL_SECONDS = 120
const SESSIONS = 20
const CAPACITY = { hands: 12, seconds: 15 }

export interface DrillRun {
  readonly results: DrillResult[]
  /** Requests a second: what the site answers at most, and what the drills send. */
  readonly capacity: number
  readonly perSecond: number
}

/** Runs drills one after the other under load, each with its own account of what became of it. */
export async function runDrills(
  cluster: Cluster,
  mailServer: MailServer,
  drills: readonly Drill[],
): Promise<DrillRun> {
  const database = openLeader(cluster)
  const { siteUrl } = cluster.layout
  const { forBrowser, salons } = await makeSalons(database)
  const count = customersFor(drills.length)
  const everybody = await makeCustomers(database, siteUrl, count + drills.length)
  const [customers, inBrowser] = [everybody.slice(0, count), everybody.slice(count)]
  console.log(`${salons.length} salons, ${customers.length} customers signed in`)
  const site: Site = { url: siteUrl, salons, nextBooking: bookingSource(salons, customers) }
  const capacity = await measureCapacity(site, CAPACITY.hands, CAPACITY.seconds)
  const perSecond = Math.max(3, Math.min(MOST_PER_SECOND, Math.round(capacity / 3)))
  console.log(`The site answers ${capacity.toFixed(0)} requests a second; load: ${perSecond}`)
  const schedules = openLiveSchedules(
    siteUrl,
    salons.map(({ userName }) => userName),
  )
  const everything: AcknowledgedOrder[] = []
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  const context = {
    cluster,
    mailServer,
    database,
    customers,
    site,
    schedules,
    perSecond,
    everything,
    browser,
    forBrowser,
    inBrowser,
  }
  const results: DrillResult[] = []
  for (const drill of drills) {
    process.stdout.write(`${drill.title} … `)
    const result = await runDrill(context, drill)
    results.push(result)
    console.log(lineOf(result))
  }
  schedules.close()
  await browser.close()
  await database.close()
  return { results, capacity, perSecond }
}

interface Context {
  readonly cluster: Cluster
  readonly mailServer: MailServer
  readonly database: Database<Tables>
  readonly customers: readonly Customer[]
  readonly site: Site
  readonly schedules: LiveSchedules
  readonly perSecond: number
  /** Orders of earlier drills, which must stay too. */
  readonly everything: AcknowledgedOrder[]
  readonly browser: Browser
  readonly forBrowser: Salon
  /** A customer for the browser of each drill. */
  readonly inBrowser: Customer[]
}

/** So that a fast machine needs no more customers than this many orders have. */
const MOST_PER_SECOND = 15
const SECONDS_OF_A_DRILL = 100

function customersFor(drills: number): number {
  const orders = (drills * SECONDS_OF_A_DRILL + 100) * MOST_PER_SECOND * 0.3
  return Math.ceil(orders / VISITS)
}

async function runDrill(context: Context, drill: Drill): Promise<DrillResult> {
  const { site, schedules, mailServer, perSecond } = context
  const journal = newJournal()
  const repeatedBefore = mailServer.repeated()
  const visitor = await openNextVisitor(context)
  schedules.reset()
  const ending = new AbortController()
  const load = sendLoad(site, journal, { perSecond, signal: ending.signal })
  const from = performance.now()
  await delay(CALM_MS)
  const [notes, met] = await Promise.all([
    drill.run(context.cluster).finally(() => delay(CALM_MS)),
    delay(PRESS_MS).then(visitor.book),
  ])
  const to = performance.now()
  ending.abort()
  await load
  await delay(EVENT_MS)
  const everyAck = context.everything.concat(journal.acknowledged)
  const orders = await checkEventually(context, everyAck)
  context.everything.push(...journal.acknowledged)
  const refusals = countRefusals(journal.attempts)
  const oddities = [
    ...refusals.unexplained.map(({ kind, status, body }) => `${kind} ${status} ${body}`),
    ...journal.unexpectedAnswers,
  ]
  for (const oddity of oddities) console.log(`\n  ${oddity}`)
  return {
    title: drill.title,
    ...outagesOf(journal, { from, to }),
    acknowledged: journal.acknowledged.length,
    lost: orders.lost.length,
    doubled: orders.doubled.length,
    overlaps: orders.overlaps,
    ...refusals,
    requests: journal.attempts.length,
    unexpectedAnswers: journal.unexpectedAnswers.length,
    abandoned: journal.abandoned.length,
    schedules: countSchedules(context, journal, to - CALM_MS),
    mails: {
      missing: orders.unmailed.length,
      doubled: orders.mailedTwice.length,
      repeated: mailServer.repeated() - repeatedBefore,
    },
    sessions: await countSessions(context),
    visitor: met,
    notes,
  }
}

function openNextVisitor({ browser, cluster, forBrowser, inBrowser }: Context) {
  const customer = inBrowser.pop()
  if (!customer) throw new Error('no customer for the browser')
  return openVisitor(browser, cluster.layout.siteUrl, { customer, salon: forBrowser.userName })
}

/** Of the salons that were booked after all was whole again, those whose schedules heard of it. */
function countSchedules({ schedules, site }: Context, { acknowledged }: Journal, since: number) {
  const booked = new Map(
    acknowledged
      .filter(({ at }) => at >= since)
      .map(({ booking, at }) => [booking.salon.userName, at]),
  )
  const heard = [...booked].filter(([salon, at]) => schedules.hasHeard(salon, at - EVENT_MS))
  return {
    ...schedules.state(),
    heard: heard.length,
    due: booked.size,
    all: site.salons.length,
  }
}

function outagesOf(journal: Journal, window: { from: number; to: number }) {
  const isOrder = ({ kind }: { kind: string }) => kind === 'order'
  return {
    writeOutageMs: longestOutage(journal.attempts.filter(isOrder), window),
    readOutageMs: longestOutage(
      journal.attempts.filter((attempt) => !isOrder(attempt)),
      window,
    ),
  }
}

/** Jobs may still be under way: the mails are waited for. */
async function checkEventually(
  { database, mailServer }: Context,
  acknowledged: readonly AcknowledgedOrder[],
) {
  const check = () => checkDatabase(database.pool, acknowledged, mailServer.sent())
  await until('all mails', async () => (await check()).unmailed.length === 0, MAIL_SECONDS).catch(
    () => {},
  )
  return until('the database answers', check, 60)
}

async function countSessions({ site, customers }: Context) {
  const some = customers.slice(0, SESSIONS)
  const alive = await Promise.all(some.map((customer) => renewSession(site.url, customer)))
  return { alive: alive.filter(Boolean).length, all: some.length }
}

function openLeader({ layout }: Cluster): Database<Tables> {
  const address = `bloesem:${PASSWORDS.bloesem}@127.0.0.1:${layout.leaderPort}`
  return openDatabase<Tables>(
    { connectionString: `postgres://${address}/bloesem` },
    { maxConnections: 4, onIdleError: () => {} },
  )
}
