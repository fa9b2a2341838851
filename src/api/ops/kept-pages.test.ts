import { expect, test } from 'vitest'
import { placeOrder } from '#contract/order.ts'
import { aCatalogItem, anAccount, aProvider, workingHours } from '#demo/builders.ts'
import { aDatabase, urlOf } from '#platform/testing/database.ts'
import { aFolder } from '#platform/testing/folder.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import type { Tables } from '../schema.gen.ts'
import { anIssuerOnline, aServerProcess } from '../testing/a-server-process.ts'

/** Below what one customer may have to come at a salon. */
const BOOKINGS = 8

test('[SCALE-41] no page of any process shows a slot as free once its booking was answered', async () => {
  const database = await aDatabase<Tables>()
  const everyDay = workingHours('06:00', '22:00', [0, 1, 2, 3, 4, 5, 6])
  const provider = await aProvider(database, { hours: everyDay })
  const cut = await aCatalogItem(database, provider, { durationMinutes: 60 })
  await anAccount(database, { userName: 'anouk' })
  const issuer = await anIssuerOnline()
  const env = {
    DATABASE_URL: urlOf(database.connection),
    SECRET_KEY: 'one secret of both, long enough to be one',
  }
  const dataDir = aFolder()
  const start = () => aServerProcess({ dataDir, issuer: issuer.url, env })
  const processes = await Promise.all([start(), start()])
  const authorization = `Bearer ${await issuer.tokenFor('anouk')}`
  const book = async (base: string, startsAt: number) => {
    const headers = { 'content-type': 'application/json', authorization }
    const body = JSON.stringify(aDraft(provider, [cut], { customerUserName: 'anouk', startsAt }))
    const { method, path } = placeOrder
    return (await fetch(base + path, { method, headers, body })).status
  }

  for (let nth = 0; nth < BOOKINGS; nth++) {
    // Every process has the page in memory.
    const [free] = await Promise.all(processes.map(({ url }) => firstFree(url)))
    await Promise.all(processes.map(({ url }) => firstFree(url)))
    const bookedBy = processes[nth % 2]?.url ?? ''
    expect(await book(bookedBy, Date.parse(free ?? ''))).toBe(201)
    for (const later of await Promise.all(processes.map(({ url }) => firstFree(url)))) {
      expect(Date.parse(later)).toBeGreaterThan(Date.parse(free ?? ''))
    }
  }
}, 120_000)

/** The first free time that the search page of a process shows. */
async function firstFree(url: string): Promise<string> {
  const answer = await fetch(`${url}/search`, { headers: { accept: 'text/html' } })
  const [, start] = /firstAvailable:"([^"]+)"/.exec(await answer.text()) ?? []
  return start ?? ''
}
