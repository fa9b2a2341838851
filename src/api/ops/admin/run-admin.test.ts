import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { getOrder } from '#contract/order.ts'
import { getProviderInfo } from '#contract/provider.ts'
import { searchProviders } from '#contract/search.ts'
import { anAccount } from '#demo/builders.ts'
import { tuesday } from '#demo/weekdays.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { openLog } from '#platform/log.ts'
import { openPlaces } from '#platform/places.ts'
import { aFolder } from '#platform/testing/folder.ts'
import { placesServer } from '#platform/testing/places-server.ts'
import { aDraft } from '../../order/testing/a-draft.ts'
import { ANOUK, anOrderApi } from '../../order/testing/an-order-api.ts'
import { injection } from '../../testing/api.ts'
import { PROVIDER_FILE_EXAMPLE } from './provider-file.ts'
import { failureText, helpFor, outputText, runAdmin } from './run-admin.ts'

const market = await anOrderApi()
const { aBookableProvider, call, outcome, place, read, refusal } = market
const TUESDAY = new Date(tuesday('12:00')).toISOString().slice(0, 10)

const admin = (...typed: string[]) => runAdmin({ ...market, places: null }, typed)

async function lines(...typed: string[]): Promise<string> {
  const said = await admin(...typed)
  if (!said.ok) throw new Error(said.why)
  return outputText(said, typed)
}

async function roleOf(userName: string): Promise<string> {
  const account = market.database.query.selectFrom('accounts').select('role')
  return (await account.where('user_name', '=', userName).executeTakeFirstOrThrow()).role
}

async function why(...typed: string[]): Promise<string> {
  const said = await admin(...typed)
  expect(said.ok).toBe(false)
  return said.ok ? '' : said.why
}

test('a closed day cannot be booked, other days can; after reopening it can', async () => {
  const { provider, cut } = await aBookableProvider()
  const at = (startsAt: number) => outcome(aDraft(provider, [cut], { startsAt }))
  expect(await lines('close', provider.userName, TUESDAY, 'Kerst')).toBe(`Closed: ${TUESDAY}.`)
  expect(await at(tuesday('09:00'))).toBe('outside-working-hours')
  expect(await at(tuesday('17:15'))).toBe('outside-working-hours')
  expect(await at(tuesday('09:00') + DAY_MS)).toBe('placed')
  const other = await aBookableProvider()
  await lines('close', other.provider.userName, TUESDAY)
  expect(await lines('reopen', provider.userName, TUESDAY)).toBe(`Open again: ${TUESDAY}.`)
  expect(await at(tuesday('09:00'))).toBe('placed')
  expect(await why('reopen', provider.userName, TUESDAY)).toContain('was not closed')
  const draft = aDraft(other.provider, [other.cut], { startsAt: tuesday('09:00') })
  expect(await outcome(draft)).toBe('outside-working-hours')
})

test('a customer is blocked at a provider, listed, and unblocked', async () => {
  const { provider, cut } = await aBookableProvider()
  const { userName } = provider
  expect(await lines('blocked-customers', userName)).toBe('Nobody is blocked.')
  await place(aDraft(provider, [cut], { startsAt: tuesday('12:00') }))
  expect(await lines('block-customer', userName, 'Anouk')).toBe(
    `anouk can no longer book at ${userName}.\nVisits to come that stand: 1. Call them off with order-status ORDER-ID CANCELLED.`,
  )
  expect(await lines('blocked-customers', userName)).toMatch(/^2026-11-20 {2}anouk$/)
  expect(await outcome(aDraft(provider, [cut]))).toBe('slot-taken')
  expect(await lines('unblock-customer', userName, 'anouk')).toBe(
    `anouk can book at ${userName} again.`,
  )
  expect(await outcome(aDraft(provider, [cut]))).toBe('placed')
  expect(await why('unblock-customer', userName, 'anouk')).toContain('is not blocked')
  expect(await why('block-customer', userName, 'niemand')).toContain('no account niemand')
  expect(await why('block-customer', 'nergens', 'anouk')).toContain('no provider nergens')
  expect(await why('blocked-customers', 'nergens')).toContain('no provider nergens')
})

test('hours are in the provider’s time zone; reopening part of a closure leaves the rest closed', async () => {
  const { provider, cut } = await aBookableProvider()
  const at = (time: string) => outcome(aDraft(provider, [cut], { startsAt: tuesday(time) }))
  await lines('close', provider.userName, TUESDAY, '12:00', '16:00')
  expect(await at('11:15')).toBe('placed')
  expect(await at('11:30')).toBe('outside-working-hours')
  expect(await at('16:00')).toBe('placed')
  await lines('reopen', provider.userName, TUESDAY, '13:00', '14:00')
  expect(await at('13:00')).toBe('placed')
  expect(await at('12:00')).toBe('outside-working-hours')
  expect(await at('14:00')).toBe('outside-working-hours')
})

test('an incomplete interval closes and opens nothing, nor do hours that the clock skips', async () => {
  const { provider, cut } = await aBookableProvider()
  const { userName } = provider
  for (const command of ['close', 'reopen']) {
    expect(await why(command, userName, TUESDAY, '13:00')).toContain('13:00 is half of the hours')
    expect(await why(command, userName, '2027-03-28', '02:15', '03:15')).toBe(
      'The clock skips 2027-03-28 02:15 to 03:15: it goes forward that day.',
    )
  }
  expect(await outcome(aDraft(provider, [cut], { startsAt: tuesday('09:00') }))).toBe('placed')
})

test('a visit during a closure is named and stays, whether the day is closed or not', async () => {
  const { provider, cut } = await aBookableProvider()
  const orderId = await place(aDraft(provider, [cut], { startsAt: tuesday('10:00') }))
  const booked = `10:00 to 10:45  ${orderId}  CONFIRMED`
  const refused = await why('close', provider.userName, TUESDAY)
  expect(refused).toContain('Not closed')
  expect(refused).toContain(booked)
  expect(await outcome(aDraft(provider, [cut], { startsAt: tuesday('12:00') }))).toBe('placed')
  expect(await why('close', provider.userName, TUESDAY, '10:30', '11:00')).toContain(booked)
  expect(await lines('close', provider.userName, TUESDAY, '10:45', '11:00')).toContain('Closed')

  expect(await lines('close', provider.userName, TUESDAY, '--anyway')).toContain(booked)
  expect((await read(orderId)).status).toBe('CONFIRMED')
  expect(await outcome(aDraft(provider, [cut], { startsAt: tuesday('14:00') }))).toBe(
    'outside-working-hours',
  )
  expect(await lines('day', provider.userName, TUESDAY)).toContain(booked)
  const [first] = JSON.parse(await lines('day', provider.userName, TUESDAY, '--json'))
  expect(first).toEqual({
    orderId,
    status: 'CONFIRMED',
    startsAt: `${TUESDAY}T10:00:00+01:00`,
    endsAt: `${TUESDAY}T10:45:00+01:00`,
  })
})

test('a hidden provider is not found anywhere; shown again it is', async () => {
  const { provider, cut } = await aBookableProvider()
  const { userName } = provider
  const isFound = async () => {
    const { data } = await call(searchProviders, { body: { pageSize: 50 } })
    return data.providers.some(({ username }) => username === userName)
  }
  expect(await isFound()).toBe(true)
  expect(await lines('hide-provider', userName, '--reason', 'Verbouwing')).toBe(
    `${userName} is hidden.`,
  )
  expect(await isFound()).toBe(false)
  expect((await refusal(getProviderInfo, { params: { userName } })).code).toBe('not-found')
  expect(await outcome(aDraft(provider, [cut]))).not.toBe('placed')
  expect(await lines('providers')).toMatch(new RegExp(`^${userName} .*\\(hidden\\)$`, 'm'))
  await lines('show-provider', userName)
  expect(await isFound()).toBe(true)
})

test('a provider added from the example file is found and can be booked', async () => {
  const path = join(aFolder(), 'salon.json')
  writeFileSync(path, await lines('add-provider'))
  expect(await lines('add-provider', path)).toBe('Added: /profile/atelier-pioen')
  const { data } = await call(getProviderInfo, { params: { userName: 'atelier-pioen' } })
  expect(data.providerInfo.profile).toMatchObject({ fullName: 'Atelier Pioen' })
  const item = await market.database.query
    .selectFrom('catalog_items')
    .innerJoin('providers', 'providers.id', 'provider_id')
    .select([
      'catalog_items.id',
      'price_cents as priceCents',
      'duration_minutes as durationMinutes',
    ])
    .where('user_name', '=', 'atelier-pioen')
    .executeTakeFirstOrThrow()
  expect(await outcome(aDraft({ userName: 'atelier-pioen' }, [item]))).toBe('placed')
  expect(await why('add-provider', path)).toBe('There is a provider atelier-pioen already.')
})

test('a provider’s file names its owner and how it takes bookings', async () => {
  const path = join(aFolder(), 'salon.json')
  const file = { ...PROVIDER_FILE_EXAMPLE, userName: 'atelier-anemoon', ownerUserName: 'anemoon' }
  const rules = {
    autoConfirm: false,
    minimumNoticeMinutes: 240,
    bufferMinutes: 10,
    slotStepMinutes: 30,
    cancellationWindowMinutes: 1440,
  }
  writeFileSync(path, JSON.stringify({ ...file, ...rules }))
  expect(await why('add-provider', path)).toContain('ownerUserName: there is no account anemoon')

  await anAccount(market.database, { userName: 'anemoon' })
  await lines('add-provider', path)
  const { rows } = await market.database.pool.query(`
    select a.role, auto_confirm as "autoConfirm", minimum_notice_minutes as "minimumNoticeMinutes",
      buffer_minutes as "bufferMinutes", slot_step_minutes as "slotStepMinutes",
      cancellation_window_minutes as "cancellationWindowMinutes"
    from providers p join memberships m on m.provider_id = p.id join accounts a on a.user_name = m.user_name
    where p.user_name = 'atelier-anemoon'`)
  expect(rows).toEqual([{ role: 'provider', ...rules }])

  writeFileSync(path, JSON.stringify({ ...file, slotStepMinutes: 1, autoConfirm: 'no' }))
  const wrong = await why('add-provider', path)
  for (const place of ['slotStepMinutes', 'autoConfirm']) expect(wrong).toContain(`\n  ${place}: `)
})

test('[WORK-251] a provider without hours or treatments is hidden until its owner shows it', async () => {
  const path = join(aFolder(), 'salon.json')
  for (const [userName, part] of [
    ['atelier-geen-uren', { hours: [] }],
    ['atelier-geen-menu', { items: [] }],
  ] as const) {
    writeFileSync(path, JSON.stringify({ ...PROVIDER_FILE_EXAMPLE, ...part, userName }))
    expect(await lines('add-provider', path)).toContain(
      'It is hidden until its owner shows it, since nobody can book it yet.',
    )
    const asked = injection(getProviderInfo, { params: { userName } })
    expect((await market.app.inject(asked)).statusCode).toBe(404)
  }
})

test('[WORK-93] an owner who is named by mail address is invited, and again by a command', async () => {
  const path = join(aFolder(), 'salon.json')
  const file = { ...PROVIDER_FILE_EXAMPLE, userName: 'atelier-aster' }
  writeFileSync(path, JSON.stringify({ ...file, ownerEmail: 'no address' }))
  expect(await why('add-provider', path)).toContain('\n  ownerEmail: is no mail address')
  writeFileSync(path, JSON.stringify({ ...file, ownerEmail: 'Aster@Voorbeeld.nl' }))
  expect(await lines('add-provider', path)).toContain(
    'The invitation to aster@voorbeeld.nl is on its way; it works for 7 days.',
  )
  await lines('invite-owner', 'atelier-aster', 'ASTER@voorbeeld.nl')
  await lines('invite-owner', 'atelier-aster', 'tweede@voorbeeld.nl')
  const { rows } = await market.database.pool.query(
    `select i.email, role, language, invited_by from invitations i join providers p on p.id = i.provider_id
     where p.user_name = 'atelier-aster' order by i.email`,
  )
  const invited = { role: 'owner', language: 'nl', invited_by: null }
  expect(rows).toEqual([
    { email: 'aster@voorbeeld.nl', ...invited },
    { email: 'tweede@voorbeeld.nl', ...invited },
  ])
  const { rows: jobs } = await market.database.pool.query(
    "select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'invitation-mail'",
  )
  expect(jobs).toHaveLength(3)
  expect(await why('invite-owner', 'nowhere', 'a@b.nl')).toContain('nowhere')
  expect(await why('invite-owner', 'atelier-aster', 'none')).toBe('none is no mail address.')
})

test('an invalid provider file is refused with all of its errors', async () => {
  const path = join(aFolder(), 'salon.json')
  const [first] = PROVIDER_FILE_EXAMPLE.items
  const items = [{ ...first, price: 12.345, serviceCode: '999999' }]
  writeFileSync(
    path,
    JSON.stringify({ ...PROVIDER_FILE_EXAMPLE, userName: 'Pioen!', cityCode: 'XX', items }),
  )
  const wrong = await why('add-provider', path)
  for (const place of ['userName', 'cityCode', 'items.0.price', 'items.0.serviceCode']) {
    expect(wrong).toContain(`\n  ${place}: `)
  }
  writeFileSync(path, JSON.stringify({ ...PROVIDER_FILE_EXAMPLE, serviceRadiusKm: undefined }))
  expect(await why('add-provider', path)).toContain('serviceRadiusKm: says how far they travel')
  expect(await why('add-provider', '/nowhere.json')).toContain('/nowhere.json cannot be read')
})

test('[MAP-05] a provider without coordinates gets those of its address; if unknown, they are required', async () => {
  const service = await placesServer()
  onTestFinished(service.close)
  const log = openLog({ format: 'json', level: 'silent' })
  const places = openPlaces(service.template, { log, now: Date.now })
  const path = join(aFolder(), 'salon.json')
  const { latitude, longitude: _left, ...file } = PROVIDER_FILE_EXAMPLE
  const add = (from: object, to: typeof places | null) => {
    writeFileSync(path, JSON.stringify({ ...from, userName: 'atelier-iris' }))
    return runAdmin({ ...market, places: to }, ['add-provider', path])
  }
  const missing = expect.stringContaining('latitude and longitude are missing')
  expect(await add(file, null)).toEqual({ ok: false, why: missing })
  expect(await add({ ...file, street: 'Nergens 1' }, places)).toEqual({ ok: false, why: missing })
  expect(await add({ ...file, latitude }, places)).toMatchObject({ ok: false })
  expect(await add(file, places)).toMatchObject({ ok: true })
  expect(service.asked.at(-1)).toContain('q=haarlemmerdijk 112, 1013 jh amsterdam&')
  const { data } = await call(getProviderInfo, { params: { userName: 'atelier-iris' } })
  const { physicalLocation, doorstepDeliveryInfo } = data.providerInfo.businessProfile
  expect(physicalLocation).toMatchObject({ latitude: 52.3827, longitude: 4.8869 })
  expect(doorstepDeliveryInfo).toMatchObject({ travelFee: 7.5 })
})

test('an unknown field is named with the right one', async () => {
  const path = join(aFolder(), 'salon.json')
  const [first] = PROVIDER_FILE_EXAMPLE.items
  const file = {
    ...PROVIDER_FILE_EXAMPLE,
    serviceRadius: 10,
    openingHours: [],
    intro: { ...PROVIDER_FILE_EXAMPLE.intro, fr: 'Deux chaises' },
    hours: [{ day: 2, openTime: '09:00', closetime: '18:00', closeTime: '18:00' }],
    items: [{ ...first, durationMinuts: 60 }],
  }
  writeFileSync(path, JSON.stringify(file))
  const wrong = (await why('add-provider', path)).split('\n').slice(1)
  expect(wrong.toSorted()).toEqual([
    '  hours.0.closetime: is no field; did you mean closeTime?',
    '  intro.fr: is no field; there are en, nl',
    '  items.0.durationMinuts: is no field; did you mean durationMinutes?',
    expect.stringMatching(/^ {2}openingHours: is no field; there are userName, .*, hours, items$/),
    '  serviceRadius: is no field; did you mean serviceRadiusKm?',
  ])
})

test('a provider gets another owner, who can then read its bookings, or none', async () => {
  const { provider, cut } = await aBookableProvider()
  const orderId = await place(aDraft(provider, [cut]), ANOUK)
  for (const userName of ['jasmijn', 'floor']) await anAccount(market.database, { userName })
  const readBy = async (userName: string) => {
    const from = { as: { userName, role: 'provider' } } as const
    const answer = await market.app.inject(injection(getOrder, { params: { orderId } }, from))
    return answer.statusCode
  }
  expect(await lines('set-owner', provider.userName, 'Jasmijn')).toContain('is jasmijn’s.')
  expect([await readBy('jasmijn'), await roleOf('jasmijn')]).toEqual([200, 'provider'])
  expect(await lines('providers')).toMatch(
    new RegExp(`^${provider.userName} .*\\(of jasmijn\\)`, 'm'),
  )

  await lines('set-owner', provider.userName, 'floor')
  expect([await readBy('jasmijn'), await roleOf('jasmijn')]).toEqual([403, 'customer'])
  expect([await readBy('floor'), await roleOf('floor')]).toEqual([200, 'provider'])

  await lines('clear-owner', provider.userName)
  expect([await readBy('floor'), await roleOf('floor')]).toEqual([403, 'customer'])
  expect(await why('set-owner', provider.userName, 'nobody')).toContain('no account nobody')
  expect(await why('set-owner', 'nowhere', 'floor')).toContain('There is no provider nowhere')
})

test('an account becomes an operator, and gets its former role back', async () => {
  const { provider } = await aBookableProvider()
  for (const userName of ['wilma', 'bob']) await anAccount(market.database, { userName })
  await lines('set-owner', provider.userName, 'bob')
  expect(await lines('make-operator', 'Wilma')).toContain('wilma is operator,')
  expect(await lines('unmake-operator', 'wilma')).toContain('wilma is customer,')
  await lines('make-operator', 'bob')
  expect(await lines('unmake-operator', 'bob')).toContain('bob is provider,')
  await lines('make-operator', 'wilma')
  await lines('set-owner', provider.userName, 'wilma')
  expect([await roleOf('wilma'), await roleOf('bob')]).toEqual(['operator', 'customer'])
  await lines('clear-owner', provider.userName)
  expect(await roleOf('wilma')).toBe('operator')
  expect(await why('make-operator', 'nobody')).toContain('There is no account nobody')
})

test('an invalid command is answered with its usage', async () => {
  expect(await why('closes')).toMatch(/^There is no command closes\.\n\nnpm run admin -- COMMAND/)
  expect(await why('close', 'x')).toContain('npm run admin -- close PROVIDER YYYY-MM-DD')
  for (const name of ['constructor', '__proto__', 'toString']) {
    expect(await why(name)).toContain(`There is no command ${name}.`)
  }
  expect(await why('close', 'x', '24-12-2026')).toContain('24-12-2026 is no day')
  expect(await why('close', 'x', TUESDAY, '16:00', '12:00')).toContain('are no hours of a day')
  expect(await why('close', 'x', TUESDAY)).toContain('There is no provider x')
  expect(await why('providers', '--loud')).toContain("Unknown option '--loud'")
  for (const typed of [[], ['help'], ['close', '--help']]) {
    expect(helpFor(typed)).toContain('order-status ORDER-ID STATUS')
  }
  expect(helpFor(['providers'])).toBeUndefined()
})

test('visitors’ text is printed without terminal codes and direction marks', () => {
  const hostile = 'a\u001b[31m\u009b2J\u202eb\u2066c\u200f\u061cd\u2028e\u007f'
  const said = { ok: true, lines: [hostile], data: { text: hostile } } as const
  const bad = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u
  expect(outputText(said, [])).toBe('a [31m 2Jbcd e ')
  const json = outputText(said, ['--json'])
  expect(json).not.toMatch(bad)
  expect(JSON.parse(json)).toEqual({ text: hostile })
  const why = failureText({ ok: false, why: `There is no provider ${hostile}.\nSee below` })
  expect(why).toBe('There is no provider a [31m 2Jbcd e .\nSee below')
})
