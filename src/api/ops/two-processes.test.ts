import { afterAll, expect, test } from 'vitest'
import { signOut } from '#contract/account.ts'
import { listOrders, placeOrder } from '#contract/order.ts'
import { aCatalogItem, anAccount, aProvider, workingHours } from '#demo/builders.ts'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import { aMailServer } from '#platform/mail/testing/a-mail-server.ts'
import { aDatabase, urlOf } from '#platform/testing/database.ts'
import { aFolder } from '#platform/testing/folder.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import type { Tables } from '../schema.gen.ts'
import { anIssuerOnline, aServerProcess } from '../testing/a-server-process.ts'

const QUARTER_MS = 900_000
/** Below what one customer may have to come at a salon. */
const VISITS_EACH = 8
const BEFORE_STOP = 18
const WHILE_STOPPING = 400

/** Two processes of the product on one database, a salon that is open all day, and customers for so many visits. */
async function aMarketWithTwoProcesses(visits: number) {
  const database = await aDatabase<Tables>(afterAll)
  const provider = await aProvider(database, {
    hours: workingHours('06:00', '22:00', [0, 1, 2, 3, 4, 5, 6]),
  })
  const cut = await aCatalogItem(database, provider, { durationMinutes: 15 })
  const customers = Array.from(
    { length: Math.ceil(visits / VISITS_EACH) },
    (_, nth) => `anouk${nth}`,
  )
  for (const userName of customers) await anAccount(database, { userName })
  const [issuer, mailServer] = [
    await anIssuerOnline(afterAll),
    await aMailServer({ cleanUp: afterAll }),
  ]
  const dataDir = aFolder(afterAll)
  const env = {
    DATABASE_URL: urlOf(database.connection),
    PUBLIC_URL: 'http://127.0.0.1:3000',
    SECRET_KEY: 'one secret of both, long enough to be one',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'salon@example.nl',
  }
  const options = { dataDir, issuer: issuer.url, env }
  const processes = await Promise.all([
    aServerProcess(options, afterAll),
    aServerProcess(options, afterAll),
  ])
  const morning = (Math.floor(Date.now() / DAY_MS) + 2) * DAY_MS + 8 * HOUR_MS
  const tokens = await Promise.all(customers.map((userName) => issuer.tokenFor(userName)))
  return {
    mails: mailServer.mails,
    processes,
    /** Another process, until the test ends. */
    start: () => aServerProcess(options),
    /** Asks one of them, as the customer of a visit; undefined when nobody answers. */
    ask: async (
      { url }: Process,
      { method, path }: { method: string; path: string },
      body?: object,
      nth = 0,
    ) => {
      const authorization = `Bearer ${tokens[Math.floor(nth / VISITS_EACH)]}`
      const headers = { 'content-type': 'application/json', authorization, connection: 'close' }
      const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) }
      const answer = await fetch(url + path, sent).catch(() => undefined)
      return answer && { status: answer.status, body: await answer.json() }
    },
    visit: (nth: number) =>
      aDraft(provider, [cut], {
        customerUserName: `anouk${Math.floor(nth / VISITS_EACH)}`,
        startsAt: morning + Math.floor(nth / 48) * DAY_MS + (nth % 48) * QUARTER_MS,
      }),
    orderIds: async () =>
      (await database.query.selectFrom('orders').select('id').execute()).map(({ id }) => id).sort(),
  }
}

type Process = Awaited<ReturnType<typeof aServerProcess>>

const market = await aMarketWithTwoProcesses(BEFORE_STOP + WHILE_STOPPING)

test('with two processes a slot is booked once, a mail is sent once, a sign-out counts for both, and one survives the other', async () => {
  const { ask, mails, orderIds, processes, start, visit } = market
  const [first, second] = processes
  const either = (nth: number) => processes[nth % 2] ?? first
  const racing = Array.from({ length: 40 }, (_, nth) => ask(either(nth), placeOrder, visit(0)))
  const kinds = (await Promise.all(racing)).map((answer) => answer?.body.code ?? answer?.status)
  expect(kinds.filter((kind) => kind === 201)).toHaveLength(1)
  expect(kinds.filter((kind) => kind === 'slot-taken')).toHaveLength(39)

  for (let nth = 1; nth < 10; nth++) {
    expect(await ask(either(nth), placeOrder, visit(nth), nth)).toMatchObject({ status: 201 })
  }
  expect(await orderIds()).toHaveLength(10)
  await expect.poll(() => mails.length, { timeout: 20_000 }).toBe(20) // customer and salon
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(20)

  const dying = Array.from({ length: 8 }, (_, nth) =>
    ask(first, placeOrder, visit(10 + nth), 10 + nth),
  )
  await Promise.race(dying)
  await first.kill()
  const before = await Promise.all(dying)
  for (const [nth, { status } = { status: 0 }] of before.entries()) {
    // Taken only by an order that is there, acknowledged or not.
    const again = await ask(second, placeOrder, visit(10 + nth), 10 + nth)
    expect(status === 201 ? [409] : [201, 409]).toContain(again?.status)
  }
  expect(await orderIds()).toHaveLength(18)

  const third = await start()
  expect(await ask(third, listOrders)).toMatchObject({ status: 200 })
  expect(await ask(second, signOut, {})).toMatchObject({ status: 200 })
  await expect.poll(async () => (await ask(third, listOrders))?.status).toBe(401)
}, 120_000)

// The last test, as the others need the process.
test('a process stopped during orders answers those it accepted, writes no others, and exits', async () => {
  const { ask, orderIds, processes, visit } = market
  const [, server] = processes
  const before = await orderIds()
  const acknowledged: string[] = []
  const answers = new Set<number | undefined>()
  const visits = Array.from({ length: WHILE_STOPPING }, (_, nth) => BEFORE_STOP + nth).values()
  let stopping: ReturnType<Process['stop']> | undefined
  const hand = async () => {
    for (const nth of visits) {
      const answer = await ask(server, placeOrder, visit(nth), nth)
      answers.add(answer?.status)
      if (answer?.status === 201) acknowledged.push(answer.body.data.orderId)
      if (acknowledged.length === 10) stopping ??= server.stop()
    }
  }
  await Promise.all(Array.from({ length: 8 }, hand))
  expect(acknowledged.length).toBeGreaterThanOrEqual(10)
  // Taken, then refused, then nobody there: nothing else.
  expect([201, 503, undefined]).toEqual(expect.arrayContaining([...answers]))
  expect([...before, ...acknowledged].toSorted()).toEqual(await orderIds())
  const { code, ms } = (await stopping) ?? {}
  expect(code).toBe(0)
  expect(ms).toBeLessThan(25_000)
}, 120_000)
