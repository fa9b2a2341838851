import { expect, test } from 'vitest'
import {
  findDeskOrders,
  listOpenedOrders,
  openDeskOrder,
  resendOrderMail,
  setDeskOrderStatus,
} from '#contract/desk-order.ts'
import { listOperatorLog } from '#contract/operator-log.ts'
import { anAccount } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { orderNumber } from '#domain/order/order-number.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { runAdmin } from '../../ops/admin/run-admin.ts'
import { injection } from '../../testing/api.ts'
import { anOrderApi } from '../testing/an-order-api.ts'
import { collectMails } from '../testing/collect-mails.ts'
import { deliverMails, words } from '../testing/deliver-mails.ts'

const market = await anOrderApi()
const { app, aBookableProvider, call, clock, database, refusal } = market
const BEHEER = { as: { userName: 'beheer', role: 'operator' as const } }
const MEI = { as: { userName: 'mei', role: 'operator' as const } }
await anAccount(database, { ...BEHEER.as, name: 'Joris Bakker' })
await anAccount(database, { ...MEI.as, name: 'Mei Lin' })

async function anOrderOf(order: Parameters<typeof anOrder>[2] = {}) {
  const { provider } = await aBookableProvider({ fullName: 'Salon Kersenbloesem' })
  const { id } = await anOrder(database, provider, order)
  return { orderId: id, provider }
}

async function find(query: Record<string, unknown>) {
  return (await call(findDeskOrders, { query: query as { text: string } }, BEHEER)).data
}

async function open(orderId: string, as = BEHEER) {
  return (await call(openDeskOrder, { params: { orderId } }, as)).data.order
}

async function actsOn(orderId: string) {
  const query = { targetKind: 'order', targetId: orderId } as const
  return (await call(listOperatorLog, { query }, BEHEER)).data.acts
}

const REASON = 'Lotte is ziek, gebeld om 09:10.'

test('[DESK-150] an order is found by its number, id, mail address, telephone number and name, and by day', async () => {
  const { orderId } = await anOrderOf()
  await database.pool.query(
    `update orders set customer_name = 'Zoë O’Hara_100%', customer_email = 'Zoe@Voorbeeld.nl', customer_phone = '+31 6 98765432'
     where id = $1`,
    [orderId],
  )
  for (const text of [
    orderNumber(orderId).toLowerCase().replaceAll('-', ' '),
    orderId,
    'zoe@voorbeeld.NL',
    '06-98765432',
    'ZOE O’HARA',
    'hara_100%',
  ])
    expect((await find({ text })).orders, text).toMatchObject([
      { orderId, providerName: 'Salon Kersenbloesem', status: 'CONFIRMED' },
    ])
  expect((await find({ text: 'hara_1000' })).orders).toEqual([])
  expect((await find({ text: 'haraX100' })).orders).toEqual([])
  expect((await find({ text: 'zoe', day: '2026-11-24' })).orders).toHaveLength(1)
  expect((await find({ text: 'zoe', day: '2026-11-25' })).orders).toEqual([])
})

test('[DESK-150] a text that says too little is refused with what to give; pages go by the last row', async () => {
  for (const text of ['an', '%%%', '0612']) {
    const { code, details } = await refusal(findDeskOrders, { query: { text } }, BEHEER)
    expect(code).toBe('invalid-request')
    expect(details?.[0]?.message).toContain('three letters')
  }
  const { provider } = await aBookableProvider()
  for (const hour of ['10:00', '12:00', '14:00']) {
    const { id } = await anOrder(database, provider, { startsAt: tuesday(hour) })
    await database.pool.query(`update orders set customer_name = 'Quirine Paging' where id = $1`, [
      id,
    ])
  }
  const first = await find({ text: 'quirine', limit: 2 })
  const second = await find({ text: 'quirine', limit: 2, after: first.nextCursor })
  const starts = [...first.orders, ...second.orders].map(({ startTime }) => Date.parse(startTime))
  expect(starts).toEqual([tuesday('14:00'), tuesday('12:00'), tuesday('10:00')])
  expect(second.nextCursor).toBeNull()
})

test('[DESK-150] a name is found among the latest bookings and before them', async () => {
  const { orderId } = await anOrderOf({ startsAt: tuesday('10:00') })
  await database.pool.query("update orders set customer_name = 'Wilhelmina Roos' where id = $1", [
    orderId,
  ])
  const { rows: columns } = await database.pool.query(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute where attrelid = 'orders'::regclass
       and attnum > 0 and not attisdropped and attgenerated = '' and attname not in ('id', 'starts_at', 'ends_at')`,
  )
  await database.pool.query(
    `insert into orders (starts_at, ends_at, ${columns[0].names})
     select starts_at + n * interval '1 minute', ends_at + n * interval '1 minute', ${columns[0].names}
     from orders, generate_series(1, 1100) n where id = $1`,
    [orderId],
  )
  expect((await find({ text: 'wilhelmina', limit: 2 })).orders).toHaveLength(2)
  await database.pool.query("update orders set customer_name = 'Anna' where id <> $1", [orderId])
  const { orders } = await find({ text: 'wilhelmina', limit: 2 })
  expect(orders.map((order) => order.orderId)).toEqual([orderId])
  await database.pool.query('delete from orders where id <> $1', [orderId])
})

test('[DESK-151] opening an order is logged once a quarter of an hour, and listed for who opened it', async () => {
  const { orderId } = await anOrderOf()
  await open(orderId)
  await open(orderId)
  expect((await actsOn(orderId)).map(({ act }) => act)).toEqual(['open-order'])
  clock.set(TEST_NOW + 16 * MINUTE_MS)
  await open(orderId)
  await open(orderId, MEI)
  clock.set(TEST_NOW)
  expect(await actsOn(orderId)).toHaveLength(3)
  const opened = await call(listOpenedOrders, {}, MEI)
  expect(opened.data.orders).toMatchObject([{ orderId, status: 'CONFIRMED' }])
  const nobody = '019309d0-0000-7000-8000-000000000000'
  const missing = await refusal(openDeskOrder, { params: { orderId: nobody } }, BEHEER)
  expect(missing.code).toBe('not-found')
})

test('[DESK-151] neither what the customer wrote the salon nor what the salon wrote back is read', async () => {
  const { orderId } = await anOrderOf()
  await database.pool.query(
    `update orders set customer_instructions = 'Ik ben zwanger', provider_note = 'Praat graag' where id = $1`,
    [orderId],
  )
  await database.pool.query(
    `update order_events set note = 'Tot dan, lieverd' where order_id = $1`,
    [orderId],
  )
  const answer = await app.inject(injection(openDeskOrder, { params: { orderId } }, BEHEER))
  for (const words of ['zwanger', 'Praat graag', 'lieverd'])
    expect(answer.body).not.toContain(words)
  expect(answer.json().data.order.hasInstructions).toBe(true)
})

test('[DESK-152] the confirmation is sent again to one side, once and by itself, and that is logged', async () => {
  const { orderId, provider } = await anOrderOf()
  const mailbox = collectMails()
  const resend = (to: 'customer' | 'salon') =>
    call(resendOrderMail, { params: { orderId }, body: { to } }, BEHEER)
  expect((await resend('customer')).data).toEqual({ mails: 1 })
  await deliverMails(market, mailbox.sendMail)
  expect(mailbox.of('anouk@voorbeeld.nl').subject).toMatch(/^Geboekt: /)
  await database.pool.query(`update providers set provider_mails = '{}' where id = $1`, [
    provider.id,
  ])
  expect((await resend('salon')).data).toEqual({ mails: 1 })
  await deliverMails(market, mailbox.sendMail)
  expect(mailbox.of(`${provider.userName}@voorbeeld.nl`).subject).toMatch(/^Nieuwe boeking: /)
  const { timeline } = await open(orderId)
  const mails = timeline.filter(({ kind }) => kind === 'mail')
  expect(mails).toMatchObject([
    { reader: 'salon', mail: 'confirmation', state: 'sent' },
    { reader: 'customer', mail: 'confirmation', state: 'sent' },
  ])
  const acts = (await actsOn(orderId)).filter(({ act }) => act === 'resend-order-mail')
  expect(acts.map(({ details }) => details)).toEqual([
    { to: 'salon', mail: 'confirmation' },
    { to: 'customer', mail: 'confirmation' },
  ])
})

test('[DESK-152] after the visit, and without an address, there is nothing to send', async () => {
  const past = await anOrderOf({ status: 'COMPLETED', startsAt: TEST_NOW - 24 * HOUR_MS })
  const body = { to: 'customer' } as const
  const refused = await refusal(
    resendOrderMail,
    { params: { orderId: past.orderId }, body },
    BEHEER,
  )
  expect(refused.code).toBe('nothing-to-send')
  const { orderId } = await anOrderOf()
  await database.pool.query(
    `update orders set customer_user_name = null, customer_name = '', customer_email = '', customer_phone = '',
      erased_at = now() where id = $1`,
    [orderId],
  )
  expect((await open(orderId)).resendTo).toEqual(['salon'])
  const without = await refusal(resendOrderMail, { params: { orderId }, body }, BEHEER)
  expect(without.code).toBe('nothing-to-send')
})

test('[DESK-152] a mail that failed shows its tries and what the mail server said, without addresses', async () => {
  const { orderId } = await anOrderOf()
  await call(resendOrderMail, { params: { orderId }, body: { to: 'customer' } }, BEHEER)
  await database.pool.query(
    `update graphile_worker._private_jobs set attempts = 2, last_error = 'mailbox of anouk@voorbeeld.nl is full'
     where payload->>'orderId' = $1`,
    [orderId],
  )
  expect((await open(orderId)).timeline.filter(({ kind }) => kind === 'mail')).toMatchObject([
    { state: 'waiting', attempts: 2, reader: 'customer', error: 'mailbox of [email] is full' },
  ])
})

test('[DESK-153] a change is made for one side with a reason, mailed to both, and logged in its transaction', async () => {
  const { orderId, provider } = await anOrderOf({ status: 'PENDING' })
  const { version, changes } = await open(orderId)
  expect(changes).toContainEqual({ to: 'DECLINED', actsFor: 'provider', mails: 2 })
  const body = { version, status: 'DECLINED', actsFor: 'provider', reason: REASON } as const
  const changed = await call(setDeskOrderStatus, { params: { orderId }, body }, BEHEER)
  expect(changed.data).toEqual({ status: 'DECLINED', version: version + 1 })
  const after = await open(orderId)
  expect(after).toMatchObject({ status: 'DECLINED', changes: [] })
  expect(after.timeline.find(({ kind }) => kind === 'event')).toMatchObject({
    actor: 'operator',
    actsFor: 'provider',
    toStatus: 'DECLINED',
    reason: REASON,
  })
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  for (const address of ['anouk@voorbeeld.nl', `${provider.userName}@voorbeeld.nl`])
    expect(words(mailbox.of(address).text)).toContain(REASON)
  const logged = (await actsOn(orderId)).find(({ act }) => act === 'order-status')
  expect(logged).toMatchObject({
    reason: REASON,
    operator: { userName: 'beheer' },
    details: { from: 'PENDING', to: 'DECLINED', actsFor: 'provider' },
  })
})

test('[DESK-218] an order says how many mails leave about each change: as many as are enqueued', async () => {
  const enqueued = async (orderId: string) => {
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*)::int as count from graphile_worker._private_jobs where payload ->> 'orderId' = $1`,
      [orderId],
    )
    return rows[0]?.count
  }
  const told = async (order: Parameters<typeof anOrder>[2], to: string, actsFor: string) => {
    const { orderId, provider } = await anOrderOf(order)
    if (to === 'CANCELLED' && actsFor === 'customer')
      await database.pool.query(
        `with joined as (insert into memberships (provider_id, user_name, role) values ($1, 'mei', 'staff') returning *)
         insert into member_notifications (provider_id, user_name, mails, pushes)
         select provider_id, user_name, '{change}', '{}' from joined
         on conflict (provider_id, user_name) do update set mails = excluded.mails`,
        [provider.id],
      )
    const { version, changes } = await open(orderId)
    const change = changes.find((each) => each.to === to && each.actsFor === actsFor)
    if (!change) throw new Error(`an order that cannot become ${to}`)
    const body = { version, status: change.to, actsFor: change.actsFor, reason: REASON }
    await call(setDeskOrderStatus, { params: { orderId }, body }, BEHEER)
    expect(await enqueued(orderId)).toBe(change.mails)
    return change.mails
  }
  await database.pool.query(
    "update accounts set email = 'mei@voorbeeld.nl', email_verified = true where user_name = 'mei'",
  )
  expect(await told({ status: 'PENDING' }, 'DECLINED', 'provider')).toBe(2)
  expect(await told({ status: 'ACCEPTED' }, 'CONFIRMED', 'provider')).toBe(0)
  expect(await told({ status: 'CONFIRMED' }, 'CANCELLED', 'customer')).toBe(3)
  const unproven = { status: 'CONFIRMED', customerUserName: 'noor' } as const
  await anAccount(database, { userName: 'noor' })
  await database.pool.query("update accounts set email_verified = false where user_name = 'noor'")
  expect(await told(unproven, 'CANCELLED', 'provider')).toBe(1)
})

test('[DESK-155] of two operators at one order the second is told, and nothing of theirs is written', async () => {
  const { orderId } = await anOrderOf({ status: 'PENDING' })
  const { version } = await open(orderId)
  const change = (status: 'CONFIRMED' | 'DECLINED', as: typeof BEHEER) => {
    const body = { version, status, actsFor: 'provider', reason: REASON } as const
    return app.inject(injection(setDeskOrderStatus, { params: { orderId }, body }, as))
  }
  const answers = await Promise.all([change('CONFIRMED', BEHEER), change('DECLINED', MEI)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const acts = (await actsOn(orderId)).filter(({ act }) => act === 'order-status')
  expect(acts).toHaveLength(1)
  const { timeline } = await open(orderId)
  expect(timeline.filter(({ kind }) => kind === 'event')).toHaveLength(2)
})

test('[DESK-155] an order that changed since it was read is refused by its version', async () => {
  const { orderId } = await anOrderOf()
  await database.pool.query('update orders set version = version + 1 where id = $1', [orderId])
  const body = { version: 1, status: 'CANCELLED', actsFor: 'provider', reason: REASON } as const
  const refused = await refusal(setDeskOrderStatus, { params: { orderId }, body }, BEHEER)
  expect(refused.code).toBe('order-changed')
  expect((await actsOn(orderId)).filter(({ act }) => act === 'order-status')).toEqual([])
})

test('[DESK-156] the command order-status changes an order by the same rules, for its salon', async () => {
  const { orderId } = await anOrderOf()
  const run = (...words: string[]) => runAdmin({ ...market, places: null }, words)
  expect((await run('order-status', orderId, 'NO_SHOW')).ok).toBe(false)
  expect(await run('order-status', orderId, 'CANCELLED', REASON)).toMatchObject({ ok: true })
  expect((await open(orderId)).timeline.find(({ kind }) => kind === 'event')).toMatchObject({
    actor: 'operator',
    actsFor: 'provider',
    toStatus: 'CANCELLED',
    reason: REASON,
  })
})
