import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  exportInvoiceLines,
  getDeskProvider,
  listDeskProviders,
  setProviderPlan,
} from '#contract/desk-provider.ts'
import { getProviderStory } from '#contract/desk-provider-story.ts'
import { beginProviderView, getProviderView, listProviderViews } from '#contract/provider-view.ts'
import { aCatalogItem, anAccount, aProvider } from '#demo/builders.ts'
import { anOrder, aReview } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { pictureUrl } from '#domain/picture/picture.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import { anApi } from '../testing/api.ts'
import { inLargeMarket } from '../testing/large-market.ts'
import { shortestTime } from '../testing/shortest-time.ts'
import { countRecentVisits } from './store.ts'

const MEI = { as: { userName: 'mei', role: 'operator' as const } }
const BRAM = { as: { userName: 'bram', role: 'operator' as const } }
const RUBEN = { as: { userName: 'ruben' } }
const { call, clock, database, refusal } = await anApi()
await anAccount(database, { ...MEI.as, name: 'Mei Lin' })
await anAccount(database, BRAM.as)
await anAccount(database, { userName: 'ruben', name: 'Ruben Mulder' })
await anAccount(database, { userName: 'anouk', name: 'Anouk Vermeer' })
const lotus = await aProvider(database, {
  userName: 'lotus-en-linnen',
  fullName: 'Lotus & Linnen',
  ownerUserName: 'ruben',
})
const item = await aCatalogItem(database, lotus)
await database.pool.query("update providers set kvk_number = '90002345' where id = $1", [lotus.id])

const list = async (query: Record<string, unknown> = {}) =>
  (await call(listDeskProviders, { query }, MEI)).data
const names = async (query: Record<string, unknown>) =>
  (await list(query)).salons.map(({ userName }) => userName)

// States are recorded at the time of the database, which may be after that of the acts.
const latestAct = async () => {
  const { entries } = (
    await call(getProviderStory, { params: { providerId: lotus.id }, query: {} }, MEI)
  ).data
  return entries.find(({ event }) => event === 'act')
}

test('[DESK-110] salons are found by words of the name, the KVK number, and the address of an owner', async () => {
  const found = ['lotus-en-linnen']
  expect(await names({ search: 'linnen LOTUS' })).toEqual(found)
  expect(await names({ search: '90002345' })).toEqual(found)
  expect(await names({ search: 'Ruben@voorbeeld.nl' })).toEqual(found)
  expect(await names({ search: 'linnen pioen' })).toEqual([])
  expect(await names({ search: '100%' })).toEqual([])
})

test('[DESK-281] of a search of signs alone nothing is found, and beside words they do not count', async () => {
  await database.pool.query("update providers set search_text = search_text || ' ''s & -' ")
  expect(await names({ search: "'" })).toEqual([])
  expect(await names({ search: '& -' })).toEqual([])
  expect(await names({ search: 'linnen ? lotus' })).toEqual(['lotus-en-linnen'])
})

test('[DESK-110] they are filtered by state, city and plan, also those that customers cannot find', async () => {
  const paused = await aProvider(database, {
    userName: 'huidpraktijk-oost',
    fullName: 'Huidpraktijk',
  })
  await database.pool.query(
    "update providers set active = false, plan = 'salon-package', city_code = 'NL01' where id = $1",
    [paused.id],
  )
  expect(await names({ state: 'paused' })).toEqual(['huidpraktijk-oost'])
  expect(await names({ state: 'live', search: 'huidpraktijk' })).toEqual([])
  expect(await names({ plan: 'salon-package' })).toEqual(['huidpraktijk-oost'])
  expect(await names({ cityCode: 'NL01', state: '' })).toEqual(['huidpraktijk-oost'])
})

test('[DESK-112] a salon has its members, counts, last visits and reports, and no client', async () => {
  const visit = { customerUserName: 'anouk', items: [item] }
  const at = (days: number) => ({ startsAt: tuesday('10:00') + days * DAY_MS })
  await anOrder(database, lotus, { ...visit, ...at(-7), status: 'COMPLETED' })
  await anOrder(database, lotus, { ...visit, ...at(-14), status: 'NO_SHOW' })
  await anOrder(database, lotus, { ...visit, ...at(-60), status: 'COMPLETED' })
  const future = await anOrder(database, lotus, { ...visit, ...at(35) })
  const review = await aReview(database, lotus)
  await database.pool.query(
    `insert into reports (id, kind, provider_id, review_id, reason, message, language, reported_at, waiting_since)
     values (gen_random_uuid(), 'review', $2, $1, 'offensive', 'Anouk zegt dit', 'nl', now(), now())`,
    [review.id, lotus.id],
  )
  const { salon } = (await call(getDeskProvider, { params: { providerId: lotus.id } }, MEI)).data
  expect(salon).toMatchObject({
    state: 'live',
    members: [{ userName: 'ruben', name: 'Ruben Mulder', role: 'owner' }],
    counts: { visits: 2, missed: 1, cancelledBySalon: 0, upcoming: 1, afterNotice: 1 },
    reports: [{ reviewId: review.id, reports: 1, isHidden: false }],
    reviewCount: 1,
  })
  expect(salon.coverUrl).toBe(salon.profilePictureUrl)
  expect(salon.orders[0]).toMatchObject({ orderId: future.id, status: 'CONFIRMED', amount: 42.5 })
  expect(JSON.stringify(salon)).not.toMatch(/anouk/i)
  await countRecentVisits(database.query, clock.now())
  await database.pool.query('update providers set cover_hash = $2 where id = $1', [
    lotus.id,
    'c'.repeat(64),
  ])
  const [listed] = (await list({ search: 'lotus' })).salons
  expect(listed).toMatchObject({ ownerName: 'Ruben Mulder', visits: 2, reports: 1 })
  expect(listed?.coverUrl).toBe(pictureUrl('c'.repeat(64)))
})

test('[DESK-245] the salons with most visits in thirty days come first, in pages, also of a filter', async () => {
  const busy = await aProvider(database, { userName: 'zomerbries' })
  await database.pool.query('update provider_visits set visits = 7 where provider_id = $1', [
    busy.id,
  ])
  const { salons } = await list({ sort: 'visits' })
  expect(salons.slice(0, 2).map(({ userName, visits }) => [userName, visits])).toEqual([
    ['zomerbries', 7],
    ['lotus-en-linnen', 2],
  ])
  const paged: string[] = []
  let after = ''
  do {
    const page = await list({ sort: 'visits', limit: 1, after })
    paged.push(...page.salons.map(({ userName }) => userName))
    after = page.nextAfter ?? ''
  } while (after !== '')
  expect(paged).toEqual(salons.map(({ userName }) => userName))
  expect(await names({ sort: 'visits', state: 'paused' })).toEqual(['huidpraktijk-oost'])
  const query = { sort: 'visits', after: 'lotus-en-linnen' } as const
  const refused = await refusal(listDeskProviders, { query }, MEI)
  expect(refused.details?.[0]?.path).toBe('query.after')
})

test('[DESK-245] the count leaves out what was cancelled or is older than thirty days', async () => {
  const at = (days: number) => ({ startsAt: tuesday('10:00') + days * DAY_MS, items: [item] })
  await anOrder(database, lotus, { ...at(-3), status: 'CANCELLED' })
  await countRecentVisits(database.query, clock.now())
  const [counted] = (await list({ sort: 'visits', search: 'lotus' })).salons
  expect(counted?.visits).toBe(2)
  await countRecentVisits(database.query, clock.now() + 60 * DAY_MS)
  const [later] = (await list({ search: 'lotus' })).salons
  expect(later?.visits).toBe(1)
  await countRecentVisits(database.query, clock.now())
})

test('[DESK-119, DESK-231] a plan is set with a reason where it is still what the operator read, and the act is logged', async () => {
  const params = { providerId: lotus.id }
  const plan = { key: 'software-marketing', locations: 1, trialEndsOn: '2026-12-10' } as const
  const reason = 'Proef verlengd tot de opening'
  const set = (former: typeof plan | null) =>
    call(setProviderPlan, { params, body: { plan, former, reason } }, MEI)
  const { salon } = (await set(null)).data
  expect(salon.plan).toEqual(plan)
  expect(await latestAct()).toMatchObject({ act: 'set-plan', operatorName: 'Mei Lin', reason })
  const input = { plan: null, former: null, reason }
  const stale = await refusal(setProviderPlan, { params, body: input }, BRAM)
  expect(stale.code).toBe('provider-changed')
  const unsaid = { params, body: { ...input, reason: ' ' } }
  expect((await refusal(setProviderPlan, unsaid, BRAM)).code).toBe('invalid-request')
  expect((await set(plan)).data.salon.plan).toEqual(plan)
})

test('[DESK-293] a trial does not end before 2000 or after 2099', async () => {
  const params = { providerId: lotus.id }
  for (const trialEndsOn of ['0020-12-10', '1999-12-31', '2100-01-01', '9999-12-31']) {
    const plan = { key: 'software-only', locations: 1, trialEndsOn } as const
    const body = { plan, former: null, reason: 'Proef' }
    expect((await refusal(setProviderPlan, { params, body }, MEI)).code).toBe('invalid-request')
  }
})

test('[DESK-120] what to invoice is a file: the days after the trial, and no cell that a spreadsheet would compute', async () => {
  await database.pool.query("update providers set full_name = '=2+5' where id = $1", [lotus.id])
  const query = { month: '2026-12' }
  const dutch = await call(exportInvoiceLines, { query }, { ...MEI, language: 'nl' })
  const { fileName, csv } = dutch.data
  expect(fileName).toBe('te-factureren-2026-12.csv')
  const line = csv.split('\r\n').find((each) => each.startsWith('lotus-en-linnen'))
  expect(line).toMatch(/^lotus-en-linnen;'=2\+5;90002345;.*;2026-12-11;2026-12-31;20,32$/)
  const earlier = await call(exportInvoiceLines, { query: { month: '2026-11' } }, MEI)
  expect(earlier.data.csv).not.toContain('lotus')
  await database.pool.query("update providers set full_name = 'Lotus & Linnen' where id = $1", [
    lotus.id,
  ])
})

test('[DESK-118] an operator sees a day of the agenda for thirty minutes: first letters, no contact details, no notes', async () => {
  clock.set(TEST_NOW)
  const params = { providerId: lotus.id }
  const order = await anOrder(database, lotus, {
    customerUserName: 'anouk',
    items: [item],
    startsAt: tuesday('10:00'),
  })
  await database.pool.query(
    "update orders set provider_note = 'Gevoelige huid', customer_instructions = 'Bel aan' where id = $1",
    [order.id],
  )
  const body = { reason: 'Ruben belde over een dubbele afspraak' }
  const { viewId } = (await call(beginProviderView, { params, body }, MEI)).data
  const input = { params: { ...params, viewId }, query: { day: '2026-11-24' } }
  const { data } = await call(getProviderView, input, MEI)
  expect(data.visits).toMatchObject([{ orderId: order.id, client: 'A', status: 'CONFIRMED' }])
  expect(data.hours).toHaveLength(1)
  expect(JSON.stringify(data)).not.toMatch(/anouk|vermeer|gevoelig|bel aan|06123|42\.5/i)
  expect((await refusal(getProviderView, input, BRAM)).code).toBe('not-found')
  clock.advance(30 * MINUTE_MS)
  expect((await refusal(getProviderView, input, MEI)).code).toBe('not-found')
  const own = await call(listProviderViews, { params: { userName: 'lotus-en-linnen' } }, RUBEN)
  expect(own.data.views).toMatchObject([{ reason: body.reason }])
  expect(JSON.stringify(own.data)).not.toMatch(/mei/i)
  expect(await latestAct()).toMatchObject({ act: 'view-provider', reason: body.reason })
})

test('[DESK-111, DESK-245] every page and filter answers within 100 ms in a large market, and pages follow each other', async () => {
  await database.pool.query('alter table providers disable trigger user')
  await sql`
    insert into providers (user_name, full_name, search_text, intro_en, intro_nl, profile_picture_url, service_availability,
      city_code, street, postal_code, location, email, active, plan)
    select 'zaak-' || lpad(n::text, 6, '0'), 'Salon ' || n, 'salon ' || n || ' gellak knippen', '', '', '/x.svg', 'SALON',
      'NL' || lpad((1 + n % 12)::text, 2, '0'), 'Straat 1', '1011 AA', point(4.9, 52.3), 'zaak' || n || '@voorbeeld.nl',
      n % 500 <> 0, case when n % 3 = 0 then 'software-only' end
    from generate_series(1, ${inLargeMarket(100_000)}::int) n`.execute(database.query)
  await database.pool.query('alter table providers enable trigger user')
  await database.pool.query(`insert into provider_visits (provider_id, visits, state, city_code, plan)
    select id, length(full_name), state, city_code, plan from providers on conflict do nothing`)
  await database.pool.query('analyze providers, provider_visits')
  for (const query of [
    {},
    { after: 'zaak-099000' },
    { search: 'salon' },
    { search: 'salon gellak', after: 'zaak-050000' },
    { search: '99999' },
    { search: 'zaak777@voorbeeld.nl' },
    { state: 'paused' },
    { state: 'hidden' },
    { cityCode: 'NL05', plan: 'software-only' },
    { search: 'lotus' },
    { search: 'bestaat-niet' },
    { sort: 'visits' },
    { sort: 'visits', search: 'salon' },
    { sort: 'visits', search: '99999' },
    { sort: 'visits', search: 'bestaat-niet' },
    { sort: 'visits', state: 'paused' },
    { sort: 'visits', cityCode: 'NL05', plan: 'software-only' },
  ]) {
    expect.soft(await shortestTime(100, () => list(query)), JSON.stringify(query)).toBeLessThan(100)
  }
  const first = await list({ state: 'paused', limit: 10 })
  const second = await list({ state: 'paused', limit: 10, after: first.nextAfter })
  const both = [...first.salons, ...second.salons].map(({ userName }) => userName)
  expect(both).toEqual(await names({ state: 'paused', limit: 20 }))
  expect((await list({ search: '99999' })).nextAfter).toBeNull()
}, 180_000)
