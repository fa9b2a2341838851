import { beforeEach, expect, test } from 'vitest'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { collectMails } from '../order/testing/collect-mails.ts'
import { deliverMails, makeMailsDue } from '../order/testing/deliver-mails.ts'
import { aWorkspace } from './testing/a-workspace.ts'

const market = await aWorkspace()
const { aSalon, clock, database } = market
const ELS = { name: 'Els', email: 'els@voorbeeld.nl' }

beforeEach(async () => {
  clock.set(TEST_NOW)
  await database.pool.query('delete from mail_counts')
})

async function sentTo(email: string): Promise<number> {
  await makeMailsDue(database)
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  return mailbox.mails.filter(({ to }) => to?.[0]?.address === email).length
}

test('[WORK-108] a client with the link is mailed of each of twenty moves a day, and the member reads when no more', async () => {
  const { book, move } = await aSalon()
  const { orderId } = await book(tuesday('10:00'), { newClient: ELS })
  expect(await sentTo(ELS.email)).toBe(1)
  const limited: boolean[] = []
  for (let nth = 1; nth <= 21; nth++) {
    const to = tuesday('10:00') + nth * 15 * MINUTE_MS
    limited.push((await move(orderId, to, nth)).isMailLimited)
  }
  expect(limited).toEqual([...Array(20).fill(false), true])
  expect(await sentTo(ELS.email)).toBe(20)
})

test('[WORK-108] a move before the first mail has left is one of the five to a mailbox', async () => {
  const { book, move } = await aSalon()
  const { orderId } = await book(tuesday('10:00'), { newClient: ELS })
  const limited: boolean[] = []
  for (let nth = 1; nth <= 5; nth++) {
    const to = tuesday('10:00') + nth * 15 * MINUTE_MS
    limited.push((await move(orderId, to, nth)).isMailLimited)
  }
  expect(limited).toEqual([false, false, false, false, true])
})

test('[WORK-108] of a visit without an address no mail is missed', async () => {
  const { book, move } = await aSalon()
  const { orderId } = await book(tuesday('10:00'), { newClient: { name: 'Noor' } })
  expect(await move(orderId, tuesday('11:00'))).toMatchObject({ isMailLimited: false })
})
