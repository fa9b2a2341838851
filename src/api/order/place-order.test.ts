import { expect, test } from 'vitest'
import { cancelOrder } from '#contract/order.ts'
import { amountsChangedData, slotTakenData } from '#contract/refusal.ts'
import { aCatalogItem, aClosure, aProvider, workingHours } from '#demo/builders.ts'
import { aBlock, anOrder } from '#demo/order-builders.ts'
import { friday, sunday, TEST_NOW, tuesday, wednesday } from '#demo/weekdays.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import { aDraft } from './testing/a-draft.ts'
import { ANOUK, anOrderApi } from './testing/an-order-api.ts'

const { aBookableProvider, call, clock, database, place, read, refused, rowsOf } =
  await anOrderApi()

test('[ORDER-01] placing an order returns its id', async () => {
  const { provider, cut } = await aBookableProvider()
  const orderId = await place(
    aDraft(provider, [cut], { customerInstructions: 'Derde verdieping.' }),
  )
  expect(await read(orderId)).toMatchObject({
    orderId,
    status: 'CONFIRMED',
    originalAmount: 42.5,
    discountAmount: 0,
    totalAmount: 42.5,
    totalDuration: 45,
    customerInstructions: 'Derde verdieping.',
    providerInfo: { userName: provider.userName },
    customerInfo: { customerUserName: 'anouk', customerEmail: 'anouk@voorbeeld.nl' },
    serviceInfo: {
      appointmentStartTime: '2026-11-24T10:00:00+01:00',
      appointmentEndTime: '2026-11-24T10:45:00+01:00',
      timeZone: 'Europe/Amsterdam',
    },
  })
})

test('[ORDER-03] with manual confirmation the order is pending and its time is taken', async () => {
  const { provider, cut } = await aBookableProvider({ autoConfirm: false })
  const orderId = await place(aDraft(provider, [cut]))
  expect(await read(orderId)).toMatchObject({ status: 'PENDING' })
  expect(await refused(aDraft(provider, [cut]))).toMatchObject({ code: 'slot-taken' })
})

test('placing writes the order, its items, first event, appointment and both mails, and nothing else', async () => {
  const { provider, cut } = await aBookableProvider({ bufferMinutes: 15 })
  const orderId = await place(aDraft(provider, [cut]))
  expect(await rowsOf(orderId)).toEqual({
    orders: 1,
    items: 1,
    events: 1,
    appointments: 1,
    mails: 2,
  })
  const { rows } = await database.pool.query(
    'select lower(during) as from, upper(during) as to from appointments where order_id = $1',
    [orderId],
  )
  expect(rows).toEqual([{ from: tuesday('10:00'), to: tuesday('10:45') + 15 * MINUTE_MS }])
})

test('[CHECKOUT-07] an item that occurs twice is stored once with its quantity', async () => {
  const { provider, cut } = await aBookableProvider()
  const mask = await aCatalogItem(database, provider, {
    isAddon: true,
    priceCents: 1400,
    durationMinutes: 15,
  })
  const draft = aDraft(provider, [cut, mask, { ...mask, id: mask.id.toUpperCase() }])
  const order = await read(await place(draft))
  expect(order.items.map(({ catalogItemId, quantity }) => ({ catalogItemId, quantity }))).toEqual([
    { catalogItemId: cut.id, quantity: 1 },
    { catalogItemId: mask.id, quantity: 2 },
  ])
  expect(order).toMatchObject({ totalAmount: 70.5, totalDuration: 75 })
})

test('more than twenty of one item are refused, however they are spread over the draft', async () => {
  const { provider, cut } = await aBookableProvider()
  const lash = await aCatalogItem(database, provider, { isAddon: true, durationMinutes: 5 })
  const draft = aDraft(provider, [cut, { ...lash, quantity: 11 }, { ...lash, quantity: 10 }])
  expect(await refused(draft)).toMatchObject({
    code: 'invalid-request',
    details: [{ path: 'body.items' }],
  })
})

test.each([0, -1, 1.5, 21, '2', null])(
  '[CHECKOUT-07] %s is not a valid quantity',
  async (quantity) => {
    const { provider, cut } = await aBookableProvider()
    const draft = aDraft(provider, [cut])
    const items = [{ catalogItemId: cut.id, quantity }] as typeof draft.items
    expect(await refused({ ...draft, items })).toMatchObject({
      code: 'invalid-request',
      details: [{ path: 'body.items.0.quantity' }],
    })
  },
)

test('a visitor is refused before anything else is checked', async () => {
  expect(await refused({} as never, {})).toMatchObject({ code: 'sign-in-required' })
})

test('an order in the name of somebody else is refused', async () => {
  const { provider, cut } = await aBookableProvider()
  const draft = aDraft(provider, [cut], { customerUserName: 'daan' })
  expect(await refused(draft)).toMatchObject({ code: 'forbidden' })
})

test('user names are compared without case', async () => {
  const { provider, cut } = await aBookableProvider({ userName: 'salon-hoofdletter' })
  const draft = aDraft({ userName: 'Salon-Hoofdletter' }, [cut], { customerUserName: 'Anouk' })
  await place(draft)
  expect(provider.userName).toBe('salon-hoofdletter')
})

test.each([
  ['nobody', { userName: 'niemand' }],
  ['a provider who has stopped', { userName: 'gestopt', active: false }],
])('an order at %s is refused', async (_, options) => {
  const { cut } = await aBookableProvider('active' in options ? options : {})
  expect(await refused(aDraft(options, [cut]))).toMatchObject({ code: 'not-found' })
})

test('[CHECKOUT-07] an order without accepted terms is refused', async () => {
  const { provider, cut } = await aBookableProvider()
  const draft = { ...aDraft(provider, [cut]), acceptedTerms: false }
  expect(await refused(draft as never)).toMatchObject({
    code: 'invalid-request',
    details: [{ path: 'body.acceptedTerms' }],
  })
})

test.each([
  ['[INFO-01] customerEmail', { customerEmail: 'anouk@nergens' }],
  ['[INFO-02] customerPhone', { customerPhone: '+49 151 2345678' }],
])('%s must be valid', async (title, customerInfo) => {
  const { provider, cut } = await aBookableProvider()
  expect(await refused(aDraft(provider, [cut], { customerInfo }))).toMatchObject({
    code: 'invalid-request',
    details: [{ path: `body.customerInfo.${title.split(' ')[1]}` }],
  })
})

test('[INFO-03] a home visit needs an address', async () => {
  const { provider, cut } = await aBookableProvider({ serviceAvailability: 'BOTH' })
  const atHome = { serviceLocation: 'DOORSTEP' } as const
  expect(await refused(aDraft(provider, [cut], { customerInfo: atHome }))).toMatchObject({
    code: 'invalid-request',
    details: [{ path: 'body.customerInfo.customerAddress', message: 'is required' }],
  })
  const customerAddress = 'Javastraat 20, 1094 HH Amsterdam'
  const orderId = await place(
    aDraft(provider, [cut], { customerInfo: { ...atHome, customerAddress } }),
  )
  expect((await read(orderId)).serviceInfo.location).toBe(customerAddress)
})

test.each([
  ['a home visit of a salon that makes none', 'SALON', 'DOORSTEP'],
  ['a salon visit of somebody who has no salon', 'DOORSTEP', 'SALON'],
] as const)('%s is refused', async (_, serviceAvailability, serviceLocation) => {
  const { provider, cut } = await aBookableProvider({ serviceAvailability })
  const customerInfo = { serviceLocation, customerAddress: 'Javastraat 20, 1094 HH Amsterdam' }
  expect(await refused(aDraft(provider, [cut], { customerInfo }))).toMatchObject({
    code: 'delivery-not-possible',
  })
})

test('a home visit below the minimum is refused', async () => {
  const { provider, cut } = await aBookableProvider({
    serviceAvailability: 'BOTH',
    minimumOrderCents: 5000,
  })
  const atHome = {
    serviceLocation: 'DOORSTEP',
    customerAddress: 'Javastraat 20, 1094 HH Amsterdam',
  } as const
  expect(await refused(aDraft(provider, [cut], { customerInfo: atHome }))).toMatchObject({
    code: 'delivery-not-possible',
  })
  await place(aDraft(provider, [cut]))
})

test('[INFO-04] a free consultation takes place at the provider', async () => {
  const provider = await aProvider(database, { serviceAvailability: 'BOTH' })
  const talk = await aCatalogItem(database, provider, {
    serviceCode: 'FREE_CONSULTATION',
    category: 'makeupArtist',
    priceCents: 0,
    durationMinutes: 15,
  })
  const customerInfo = { serviceLocation: 'DOORSTEP', customerAddress: 'Javastraat 20' } as const
  expect(await refused(aDraft(provider, [talk], { customerInfo }))).toMatchObject({
    code: 'delivery-not-possible',
  })
  await place(aDraft(provider, [talk]))
})

test('items that are unknown, of another provider or retired are refused', async () => {
  const { provider, cut } = await aBookableProvider()
  const { cut: elsewhere } = await aBookableProvider()
  const retired = await aCatalogItem(database, provider, { active: false })
  const unknown = { ...cut, id: '019309d0-0000-7000-8000-000000000000' }
  for (const item of [unknown, elsewhere, retired]) {
    expect(await refused(aDraft(provider, [item]))).toMatchObject({ code: 'item-not-offered' })
    expect(await refused(aDraft(provider, [cut, item]))).toMatchObject({ code: 'item-not-offered' })
  }
})

test('an add-on alone, or without its main item, is refused', async () => {
  const { provider, cut } = await aBookableProvider()
  const colour = await aCatalogItem(database, provider, { nameNl: 'Kleuren' })
  const gloss = await aCatalogItem(database, provider, { isAddon: true, parentId: colour.id })
  const mask = await aCatalogItem(database, provider, { isAddon: true })
  expect(await refused(aDraft(provider, [mask]))).toMatchObject({ code: 'item-not-offered' })
  expect(await refused(aDraft(provider, [cut, gloss]))).toMatchObject({ code: 'item-not-offered' })
  await place(aDraft(provider, [colour, gloss, mask]))
})

test.each([
  ['off the grid', tuesday('10:07')],
  ['before opening', tuesday('08:45')],
  ['that ends after closing', tuesday('17:30')],
  ['on a closed day', sunday('10:00')],
  ['in the past', TEST_NOW - DAY_MS],
  ['more than two years ahead', tuesday('10:00', TEST_NOW + 730 * DAY_MS)],
  ['long before the calendar', Date.parse('0001-01-01T10:00:00Z')],
  ['at the end of the calendar', Date.parse('9999-12-31T20:00:00Z')],
])('a start %s is refused', async (_, startsAt) => {
  const { provider, cut } = await aBookableProvider()
  expect(await refused(aDraft(provider, [cut], { startsAt }))).toMatchObject({
    code: 'outside-working-hours',
  })
})

test('a start in the year 10000 or later on the provider’s clock is refused', async () => {
  const { provider, cut } = await aBookableProvider()
  const startsAt = Date.parse('9999-12-31T23:30:00Z')
  expect(await refused(aDraft(provider, [cut], { startsAt, endsAt: startsAt }))).toMatchObject({
    code: 'outside-working-hours',
  })
})

test('a start within the notice is refused, and the first one after it is accepted', async () => {
  const { provider, cut } = await aBookableProvider({ minimumNoticeMinutes: 90 })
  // It is Friday, noon.
  const early = aDraft(provider, [cut], { startsAt: friday('13:15') - 7 * DAY_MS })
  expect(await refused(early)).toMatchObject({ code: 'outside-working-hours' })
  await place(aDraft(provider, [cut], { startsAt: friday('13:30') - 7 * DAY_MS }))
})

test('a time in a closure is refused, and one whose buffer overlaps a closure', async () => {
  const { provider, cut } = await aBookableProvider({ bufferMinutes: 15 })
  await aClosure(database, provider, { startsAt: tuesday('12:00'), endsAt: tuesday('14:00') })
  for (const startsAt of [tuesday('11:15'), tuesday('11:30'), tuesday('13:45')]) {
    expect(await refused(aDraft(provider, [cut], { startsAt }))).toMatchObject({
      code: 'outside-working-hours',
    })
  }
  await place(aDraft(provider, [cut], { startsAt: tuesday('11:00') }))
  await place(aDraft(provider, [cut], { startsAt: tuesday('14:00') }))
})

test.each([
  ['the price', { totalAmount: 40, originalAmount: 40 }],
  ['the sum', { totalAmount: 1 }],
  ['the duration', { totalDuration: 30 }],
  ['a discount nobody gave', { totalAmount: 32.5, discountAmount: 10 }],
])('[PROMO-03] amounts in the draft are checked: %s', async (_, wrong) => {
  const { provider, cut } = await aBookableProvider()
  const refusal = await refused({ ...aDraft(provider, [cut]), ...wrong })
  expect(refusal).toMatchObject({ code: 'amounts-changed' })
  expect(amountsChangedData.parse(refusal.data)).toEqual({
    originalAmount: 42.5,
    travelFee: 0,
    discountAmount: 0,
    totalAmount: 42.5,
    totalDuration: 45,
  })
})

test('[PROMO-03] the price and duration of one item are checked like the totals', async () => {
  const { provider, cut } = await aBookableProvider()
  const draft = aDraft(provider, [cut])
  const claiming = (claim: object) => ({
    ...draft,
    items: draft.items.map((item) => ({ ...item, ...claim })),
  })
  expect(await refused(claiming({ price: 0.01 }))).toMatchObject({ code: 'amounts-changed' })
  expect(await refused(claiming({ duration: 5 }))).toMatchObject({ code: 'amounts-changed' })
  await place(claiming({ price: cut.priceCents / 100, duration: cut.durationMinutes }))
})

test('an end that is not start plus duration is amounts-changed', async () => {
  const { provider, cut } = await aBookableProvider()
  const draft = aDraft(provider, [cut], { endsAt: tuesday('11:00') })
  expect(await refused(draft)).toMatchObject({ code: 'amounts-changed' })
})

test('[CHECKOUT-08] a taken slot is refused with the fixed message and three alternatives', async () => {
  const { provider, cut } = await aBookableProvider()
  await anOrder(database, provider, { startsAt: tuesday('10:00'), items: [cut] })
  await aBlock(database, provider, { startsAt: tuesday('10:45'), endsAt: tuesday('11:15') })
  const refusal = await refused(aDraft(provider, [cut], { startsAt: tuesday('10:15') }))
  expect(refusal).toMatchObject({
    statusCode: 409,
    code: 'slot-taken',
    message: 'Unable to create appointment. Please try a different time slot.',
  })
  expect(slotTakenData.parse(refusal.data).nextSlots).toEqual([
    { startTime: '2026-11-24T09:00:00+01:00', endTime: '2026-11-24T09:45:00+01:00' },
    { startTime: '2026-11-24T09:15:00+01:00', endTime: '2026-11-24T10:00:00+01:00' },
    { startTime: '2026-11-24T11:15:00+01:00', endTime: '2026-11-24T12:00:00+01:00' },
  ])
})

test('the alternatives can be booked, buffers included', async () => {
  const { provider, cut } = await aBookableProvider({ bufferMinutes: 20 })
  const orderId = await place(aDraft(provider, [cut]))
  const { data } = await refused(aDraft(provider, [cut]))
  for (const { startTime } of slotTakenData.parse(data).nextSlots) {
    const another = await place(aDraft(provider, [cut], { startsAt: Date.parse(startTime) }))
    await call(cancelOrder, { params: { orderId: another }, body: {} }, ANOUK)
  }
  expect(await read(orderId)).toMatchObject({ status: 'CONFIRMED' })
})

test('[SLOT-06] both occurrences of the repeated hour can be booked, each once', async () => {
  clock.set(Date.parse('2026-10-20T10:00:00Z'))
  const { provider, cut } = await aBookableProvider({ hours: workingHours('01:00', '05:00', [0]) })
  const first = Date.parse('2026-10-25T02:00:00+02:00')
  const second = Date.parse('2026-10-25T02:00:00+01:00')
  const [one, other] = [
    await place(aDraft(provider, [cut], { startsAt: first })),
    await place(aDraft(provider, [cut], { startsAt: second })),
  ]
  clock.set(TEST_NOW)
  const times = await Promise.all(
    [one, other].map(async (orderId) => (await read(orderId)).serviceInfo.appointmentStartTime),
  )
  expect(times).toEqual(['2026-10-25T02:00:00+02:00', '2026-10-25T02:00:00+01:00'])
})

test('[INFO-01] a name of invalid characters only is refused', async () => {
  const { provider, cut } = await aBookableProvider()
  const draft = aDraft(provider, [cut], { customerInfo: { customerName: '\u0000' } })
  expect(await refused(draft)).toMatchObject({
    code: 'invalid-request',
    details: [{ path: 'body.customerInfo.customerName' }],
  })
})

test('text with invalid characters is cleaned, not refused', async () => {
  const { provider, cut } = await aBookableProvider()
  const orderId = await place(
    aDraft(provider, [cut], {
      startsAt: wednesday('10:00'),
      customerInstructions: ' half \ud800 nul \u0000 ',
      customerInfo: { customerName: "Robert'); drop table orders; -- \u0000<b>" },
    }),
  )
  const order = await read(orderId)
  expect(order.customerInstructions).toBe('half \ufffd nul')
  expect(order.customerInfo.customerName).toBe("Robert'); drop table orders; -- <b>")
})
