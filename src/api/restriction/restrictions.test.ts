import { beforeEach, expect, test } from 'vitest'
import { liftRestriction, restrictProvider } from '#contract/desk-provider.ts'
import { anAccount } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { tuesday } from '#demo/weekdays.ts'

import {
  aRestrictionMarket,
  BRAM,
  MEI,
  restrictionIdInForce,
} from './testing/a-restriction-market.ts'

const market = await aRestrictionMarket()
const { aSalon, begin, database, deliver, mails, read, refusal } = market
beforeEach(begin)

test('[DESK-113] a salon that is hidden is off the pages, and its owner is mailed ground, facts, effect, term and how to object', async () => {
  const { restrict, isFound, provider, cut, story, acts } = await aSalon('Lotus & Linnen')
  const standing = await anOrder(database, provider, {
    customerUserName: 'anouk',
    items: [cut],
    startsAt: tuesday('10:00'),
  })
  const hidden = await restrict()
  expect(hidden).toMatchObject({ state: 'hidden', decisions: 1 })
  expect(hidden.restrictions[0]).toMatchObject({ kind: 'hide', mailedAt: null, liftedAt: null })
  expect(await isFound()).toBe(false)
  expect((await read(standing.id)).status).toBe('CONFIRMED')
  await deliver()
  expect(mails).toMatchObject([
    { to: 'ruben@lotus.voorbeeld', subject: 'Lotus & Linnen is verborgen, en waarom' },
  ])
  const text = mails[0]?.text ?? ''
  for (const part of [
    'artikel 2.1',
    'Drie behandelingen bestaan niet.',
    'Staande afspraken',
    'Tot het is aangepast',
    'zes maanden',
    'geen programma',
  ])
    expect(text).toContain(part)
  expect((await story()).restrictions[0]?.mailedAt).not.toBeNull()
  expect((await acts())[0]).toMatchObject({
    act: 'hide-provider',
    operatorName: 'Mei Lin',
    reason: 'Drie behandelingen bestaan niet.',
  })
})

test('[DESK-114] the owner of a hidden salon cannot show it, and of a paused one can', async () => {
  const { restrict, resume, pauseBySalon, isFound, lift } = await aSalon('Salon Vlier')
  expect(await restrict({ kind: 'pause' })).toMatchObject({ state: 'paused' })
  await pauseBySalon(false)
  expect(await isFound()).toBe(true)
  const hidden = await restrict()
  expect((await resume()).code).toBe('provider-hidden')
  await pauseBySalon(true)
  expect(await isFound()).toBe(false)
  expect(await lift(restrictionIdInForce(hidden, 'hide'))).toMatchObject({ state: 'live' })
  expect(await isFound()).toBe(true)
})

test('[DESK-117] a decision taken back before its mail left is mailed neither way; later its owner is told', async () => {
  const { restrict, lift, acts } = await aSalon('Salon Roos')
  await lift(restrictionIdInForce(await restrict(), 'hide'))
  await deliver()
  expect(mails).toEqual([])
  const again = await restrict()
  await deliver()
  await lift(restrictionIdInForce(again, 'hide'), 'De prijzen kloppen')
  await deliver()
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Salon Roos is verborgen, en waarom',
    'Salon Roos is weer te vinden',
  ])
  expect(mails[1]?.text).toContain('De prijzen kloppen')
  expect((await acts()).map(({ act }) => act).toSorted()).toEqual([
    ...['hide-provider', 'hide-provider', 'show-provider', 'show-provider'],
  ])
})

test('[DESK-117] a salon that was off the pages before it was hidden or ended is so again when that is taken back', async () => {
  const { restrict, lift, pauseBySalon, isFound, story } = await aSalon('Salon Hazelaar')
  await pauseBySalon(true)
  expect(await lift(restrictionIdInForce(await restrict(), 'hide'))).toMatchObject({
    state: 'paused',
  })
  const hide = restrictionIdInForce(await restrict(), 'hide')
  const both = await restrict({ kind: 'end', ground: 'own-request', atOnce: true })
  expect(await lift(hide)).toMatchObject({ state: 'ended' })
  await deliver()
  mails.length = 0
  expect(await lift(restrictionIdInForce(both, 'end'))).toMatchObject({ state: 'paused' })
  expect(await isFound()).toBe(false)
  const hidden = await restrict()
  await deliver()
  await lift(restrictionIdInForce(hidden, 'hide'))
  await deliver()
  expect(mails.at(-1)?.subject).toBe('Salon Hazelaar is niet meer verborgen')
  expect(mails.at(-1)?.text).toContain('staat nog op pauze')
  await pauseBySalon(false)
  expect(await lift(restrictionIdInForce(await restrict(), 'hide'))).toMatchObject({
    state: 'live',
  })
  expect((await story()).state).toBe('live')
})

test('[DESK-227] when a hide is taken back of a salon that ended, its owner does not read that it is found again', async () => {
  const { restrict, lift } = await aSalon('Salon Meidoorn')
  const hide = restrictionIdInForce(await restrict(), 'hide')
  await restrict({ kind: 'end', ground: 'own-request', atOnce: true })
  await deliver()
  expect(await lift(hide)).toMatchObject({ state: 'ended' })
  await deliver()
  expect(mails.at(-1)?.subject).toBe('We hebben een besluit over Salon Meidoorn teruggenomen')
  expect(mails.at(-1)?.text).toContain('nog niet te vinden')
  expect(mails.map(({ subject }) => subject)).not.toContain('Salon Meidoorn is weer te vinden')
})

test('[DESK-228] of a decision whose mail has nobody to go to the desk says so, and not that it waits', async () => {
  const { restrict, story } = await aSalon('Salon Kornoelje')
  const setAddress = (email: string) =>
    database.pool.query("update accounts set email = $1 where user_name = 'ruben'", [email])
  expect((await restrict()).restrictions[0]).toMatchObject({ mailedAt: null, hasNoReader: false })
  await setAddress('')
  await deliver()
  await setAddress('ruben@lotus.voorbeeld')
  expect(mails).toEqual([])
  const { restrictions } = await story()
  expect(restrictions[0]).toMatchObject({ mailedAt: null, hasNoReader: true })
})

test('[DESK-228] an owner without an address leaves the mail of another owner waiting', async () => {
  const { restrict, story, params } = await aSalon('Salon Vlier')
  const setAddress = (userName: string, email: string) =>
    database.pool.query(
      'update accounts set email = $2, email_verified = true where user_name = $1',
      [userName, email],
    )
  await anAccount(database, { userName: 'noor' })
  await setAddress('noor', 'noor@lotus.voorbeeld')
  await database.pool.query(
    "insert into memberships (provider_id, user_name, role) values ($1, 'noor', 'owner')",
    [params.providerId],
  )
  await restrict()
  await setAddress('ruben', '')
  await database.pool.query(
    "delete from graphile_worker._private_jobs where payload ->> 'reader' = 'noor'",
  )
  await deliver()
  await setAddress('ruben', 'ruben@lotus.voorbeeld')
  expect((await story()).restrictions[0]).toMatchObject({ mailedAt: null, hasNoReader: false })
})

test('[DESK-117] a pause is undone until its mail leaves; then the salon ends it itself', async () => {
  const { restrict, lift, isFound, pauseBySalon, params } = await aSalon('Salon Olm')
  const paused = restrictionIdInForce(await restrict({ kind: 'pause' }), 'pause')
  expect(await lift(paused)).toMatchObject({ state: 'live' })
  expect(await isFound()).toBe(true)
  await deliver()
  expect(mails).toEqual([])
  const again = restrictionIdInForce(await restrict({ kind: 'pause' }), 'pause') ?? ''
  const input = { params: { ...params, restrictionId: again }, body: { reason: 'Vergissing' } }
  await deliver()
  expect((await refusal(liftRestriction, input, MEI)).code).toBe('provider-changed')
  expect(await isFound()).toBe(false)
  await pauseBySalon(false)
  const third = restrictionIdInForce(await restrict({ kind: 'pause' }), 'pause') ?? ''
  await pauseBySalon(false)
  const late = { ...input, params: { ...params, restrictionId: third } }
  expect((await refusal(liftRestriction, late, MEI)).code).toBe('provider-changed')
})

test('[DESK-113] of two operators who decide at the same time one is told that the other was first', async () => {
  const { params, grounds, story, acts } = await aSalon('Salon Wilg')
  const body = { kind: 'hide', ...grounds, decisions: 0 } as const
  const answers = await Promise.all(
    [MEI, BRAM].map((as) =>
      market.app.inject({
        method: 'POST',
        url: restrictProvider.path.replace(':providerId', params.providerId),
        headers: { authorization: `Bearer test:${as.as.userName}:operator` },
        payload: body,
      }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  const told = answers.find(({ statusCode }) => statusCode === 409)
  expect(told?.json().code).toBe('provider-changed')
  const { restrictions } = await story()
  expect([restrictions.length, (await acts()).length]).toEqual([1, 1])
})

test('[DESK-114] a hidden salon that ends stays off the pages until both decisions are taken back', async () => {
  const { restrict, lift, isFound } = await aSalon('Salon Els')
  const [hide] = (await restrict()).restrictions
  const both = await restrict({ kind: 'end', ground: 'own-request', atOnce: true })
  const end = both.restrictions.find(({ kind }) => kind === 'end')
  expect(await lift(end?.restrictionId)).toMatchObject({ state: 'hidden' })
  expect(await isFound()).toBe(false)
  expect(await lift(hide?.restrictionId)).toMatchObject({ state: 'live' })
})
