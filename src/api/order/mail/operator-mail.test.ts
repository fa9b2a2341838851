import { expect, test } from 'vitest'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW } from '#demo/weekdays.ts'
import type { OrderParty } from '#domain/order/operator-party.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { changeStatus } from '../change-status.ts'
import { anOrderApi } from '../testing/an-order-api.ts'
import { collectMails } from '../testing/collect-mails.ts'
import { deliverMails, words } from '../testing/deliver-mails.ts'

const market = await anOrderApi()
const { aBookableProvider, database } = market

/** An order that the operator changes, with the mails of both sides. */
async function changed(
  order: { status: OrderStatus; startsAt?: number },
  to: OrderStatus,
  actsFor: OrderParty,
) {
  const { provider } = await aBookableProvider({ fullName: 'Salon Kersenbloesem' })
  // The salon wants no mails; what the operator does it hears all the same.
  await database.pool.query(`update providers set provider_mails = '{}' where id = $1`, [
    provider.id,
  ])
  const { id } = await anOrder(database, provider, order)
  const note = 'Lotte is ziek, gebeld om 09:10.'
  const about = { orderId: id, to, actsFor, note } as const
  const moved = await changeStatus(market, {
    ...about,
    actorRole: 'operator',
    actorName: 'operator',
  })
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  const { rows } = await database.pool.query(
    `select actor, by_operator, to_status from order_events where order_id = $1 order by at desc, id desc limit 1`,
    [id],
  )
  const records = await database.pool.query(
    'select kind, reader, is_sent from order_mails where order_id = $1 order by reader',
    [id],
  )
  return {
    moved,
    event: rows[0],
    records: records.rows,
    customer: () => mailbox.of('anouk@voorbeeld.nl'),
    salon: () => mailbox.of(`${provider.userName}@voorbeeld.nl`),
  }
}

test('[DESK-154] both sides hear who the operator acted for, why, and how to object', async () => {
  const result = await changed({ status: 'CONFIRMED' }, 'CANCELLED', 'customer')
  expect(result.event).toEqual({ actor: 'customer', by_operator: true, to_status: 'CANCELLED' })
  const customer = words(result.customer().text)
  const salon = words(result.salon().text)
  for (const text of [customer, salon]) {
    expect(text).toContain('Reden: Lotte is ziek, gebeld om 09:10.')
    expect(text).toContain('Klopt het niet? Schrijf Bloesem, via Contact.')
  }
  expect(customer).toContain('Je hebt je afspraak bij Salon Kersenbloesem geannuleerd')
  expect(customer).toContain('De beheerder van Bloesem deed dit namens jou.')
  expect(salon).toContain('Anouk Vermeer heeft geannuleerd')
  expect(salon).toContain('De beheerder van Bloesem deed dit namens de klant.')
  expect(result.records).toEqual([
    { kind: 'cancellation', reader: 'customer', is_sent: true },
    { kind: 'cancellation', reader: 'salon', is_sent: true },
  ])
})

test('[DESK-154] a request that is declined for the salon says so to both', async () => {
  const result = await changed({ status: 'PENDING' }, 'DECLINED', 'provider')
  expect(result.event).toMatchObject({ actor: 'operator', by_operator: true })
  expect(words(result.customer().text)).toContain(
    'De beheerder van Bloesem deed dit namens de salon.',
  )
  expect(words(result.salon().text)).toContain('De beheerder van Bloesem deed dit namens jou.')
})

test('[DESK-154] a corrected outcome is told to both, long after the salon could correct it', async () => {
  const visit = { status: 'NO_SHOW', startsAt: TEST_NOW - 30 * DAY_MS } as const
  const result = await changed(visit, 'COMPLETED', 'provider')
  expect(result.moved).toMatchObject({ ok: true, from: 'NO_SHOW', to: 'COMPLETED' })
  expect(words(result.customer().text)).toContain(
    'Bij je afspraak bij Salon Kersenbloesem staat nu dat je bent geweest.',
  )
  expect(words(result.salon().text)).toContain(
    'Bij de afspraak van Anouk Vermeer staat nu dat de klant is geweest.',
  )
})

test('[DESK-153] an operator cannot cancel for a customer who may no longer cancel', async () => {
  const visit = { status: 'CONFIRMED', startsAt: TEST_NOW + 60_000 } as const
  const result = await changed(visit, 'CANCELLED', 'customer')
  expect(result.moved).toEqual({ ok: false, refusal: 'order-not-changeable' })
})

test('[DESK-233] an outcome that the operator sets and corrects before its mail leaves is mailed once, and later again', async () => {
  const { provider } = await aBookableProvider({ fullName: 'Salon Kersenbloesem' })
  const { id } = await anOrder(database, provider, {
    status: 'NO_SHOW',
    startsAt: TEST_NOW - 30 * DAY_MS,
  })
  const set = (to: OrderStatus, note: string) => {
    market.clock.advance(1_000)
    const by = { actorRole: 'operator', actorName: 'operator', actsFor: 'provider' } as const
    return changeStatus(market, { orderId: id, to, note, ...by })
  }
  const mailbox = collectMails()
  const received = async () => {
    await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await deliverMails(market, mailbox.sendMail)
    return mailbox.mails.filter(({ to }) => to?.[0]?.address === 'anouk@voorbeeld.nl')
  }
  await set('COMPLETED', 'Ze was er wel.')
  await set('NO_SHOW', 'Toch niet.')
  const [only, ...others] = await received()
  expect(others).toEqual([])
  expect(words(only?.text ?? '')).toContain('Toch niet.')
  market.clock.advance(60_000)
  await set('COMPLETED', 'De salon vergiste zich.')
  const ids = (await received()).map(({ messageId }) => messageId)
  expect([ids.length, new Set(ids).size]).toEqual([2, 2])
})
