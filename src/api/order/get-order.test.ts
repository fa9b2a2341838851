import { expect, test } from 'vitest'
import { getOrder } from '#contract/order.ts'
import { aCatalogItem, anAccount } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { tuesday } from '#demo/weekdays.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { As } from '../testing/api.ts'
import { aDraft } from './testing/a-draft.ts'
import { ANOUK, anOrderApi, DAAN } from './testing/an-order-api.ts'

const { aBookableProvider, call, database, place, read, refusal } = await anOrderApi()
await anAccount(database, { userName: 'fleur', role: 'provider' })

test('[ORDER-01] shows every field of an order', async () => {
  const { provider, cut } = await aBookableProvider({ fullName: 'Salon Kersenbloesem' })
  const mask = await aCatalogItem(database, provider, {
    nameNl: 'Herstellend haarmasker',
    nameEn: 'Repairing hair mask',
    serviceCode: '0007',
    priceCents: 1400,
    durationMinutes: 15,
    isAddon: true,
  })
  const { id } = await anOrder(database, provider, { items: [cut, { ...mask, quantity: 2 }] })
  expect(await read(id)).toEqual({
    orderId: id,
    status: 'CONFIRMED',
    providerUserName: provider.userName,
    items: [
      {
        catalogItemId: cut.id,
        service: '20001',
        serviceName: 'Cut & blow-dry',
        quantity: 1,
        price: 42.5,
        duration: 45,
        vatRate: 9,
        isAddon: false,
        serviceNames: { en: 'Cut & blow-dry', nl: 'Knippen & föhnen' },
      },
      {
        catalogItemId: mask.id,
        service: '0007',
        serviceName: 'Repairing hair mask',
        quantity: 2,
        price: 14,
        duration: 15,
        vatRate: 9,
        isAddon: true,
        serviceNames: { en: 'Repairing hair mask', nl: 'Herstellend haarmasker' },
      },
    ],
    providerInfo: {
      userName: provider.userName,
      fullName: 'Salon Kersenbloesem',
      providerRating: 0,
      address: 'Haarlemmerdijk 112',
      postalCode: '1013 JH',
      cityName: 'Amsterdam',
      email: `${provider.userName}@voorbeeld.nl`,
      mobileNumber: '0205550112',
      profilePictureUrl: `/art/portraits/${provider.userName}.svg`,
      numberOfReviews: 0,
    },
    customerInfo: {
      customerUserName: 'anouk',
      customerName: 'Anouk Vermeer',
      customerAddress: null,
      customerEmail: 'anouk@voorbeeld.nl',
      customerPhone: '0612345678',
      serviceLocation: 'SALON',
    },
    customerInstructions: '',
    serviceInfo: {
      serviceName: 'Cut & blow-dry',
      serviceType: 'hairStyling',
      timeZone: 'Europe/Amsterdam',
      location: 'Haarlemmerdijk 112, 1013 JH Amsterdam',
      appointmentStartTime: '2026-11-24T10:00:00+01:00',
      appointmentEndTime: '2026-11-24T11:15:00+01:00',
    },
    originalAmount: 70.5,
    travelFee: 0,
    discountAmount: 0,
    totalAmount: 70.5,
    totalDuration: 75,
    appliedPromotionId: null,
    promotionTitle: null,
    cancelledAt: null,
    move: null,
    changeable: true,
    reviewable: false,
    isByMember: false,
    calendarSequence: 0,
    orderDate: '2026-11-17T10:00:00+01:00',
    mailTo: ['anouk@voorbeeld.nl'],
    answerBy: null,
    freeUntil: '2026-11-24T08:00:00+01:00',
  })
})

test('[ORDER-01] an order for a home visit has the customer’s address and message', async () => {
  const { provider, cut } = await aBookableProvider({ serviceAvailability: 'BOTH' })
  const customerAddress = 'Javastraat 20, 1094 HH Amsterdam'
  const customerInfo = { serviceLocation: 'DOORSTEP', customerAddress } as const
  const customerInstructions = 'Derde verdieping.'
  const id = await place(aDraft(provider, [cut], { customerInfo, customerInstructions }))
  expect(await read(id)).toMatchObject({
    customerInfo,
    customerInstructions,
    serviceInfo: { location: customerAddress },
  })
})

test('names are in the reader’s language, not in that of the booking', async () => {
  const { provider } = await aBookableProvider({ cityCode: 'NL04' })
  const { id } = await anOrder(database, provider, { language: 'en' })
  const order = await read(id, { ...ANOUK, language: 'nl' })
  expect(order.items[0]?.serviceName).toBe('Knippen & föhnen')
  expect(order.serviceInfo.serviceName).toBe('Knippen & föhnen')
  expect(order.providerInfo.cityName).toBe('Den Haag')
})

test('a visit that has started cannot be changed', async () => {
  const { provider } = await aBookableProvider()
  const past = tuesday('10:00') - 7 * DAY_MS
  const { id } = await anOrder(database, provider, { startsAt: past })
  expect(await read(id)).toMatchObject({ changeable: false })
})

const FLEUR: As = { as: { userName: 'fleur', role: 'provider' } }

test.each([
  ['its customer', ANOUK, 200],
  ['its provider', FLEUR, 200],
  ['a visitor', {}, 401],
  ['a broken token', { headers: { authorization: 'Bearer nonsense' } }, 401],
  ['another customer', DAAN, 403],
  ['another provider', { as: { userName: 'lotte', role: 'provider' } }, 403],
  ['an operator', { as: { userName: 'beheer', role: 'operator' } }, 403],
] as const)('[ORDER-09] %s: an order answers %3$s', async (_, from, status) => {
  const { provider } = await aBookableProvider({ ownerUserName: 'fleur' })
  const { id } = await anOrder(database, provider)
  if (status === 200) return expect(await read(id, from)).toMatchObject({ orderId: id })
  expect(await refusal(getOrder, { params: { orderId: id } }, from)).toMatchObject({
    statusCode: status,
  })
})

test('[ORDER-09] a member who booked at their own provider is the customer of that order', async () => {
  const { provider, cut } = await aBookableProvider({ ownerUserName: 'fleur' })
  const id = await place(aDraft(provider, [cut], { customerUserName: 'fleur' }), FLEUR)
  const order = await read(id, FLEUR)
  expect(order).toMatchObject({ isByMember: true, reviewable: false })
  expect(order.mailTo).toEqual(['fleur@voorbeeld.nl'])
  const { id: other } = await anOrder(database, provider, { startsAt: tuesday('14:00') })
  expect(await read(other, FLEUR)).toMatchObject({ isByMember: false, mailTo: [] })
})

test.each([
  ['DOORSTEP', 'DOORSTEP', ''],
  ['BOTH', 'DOORSTEP', 'Haarlemmerdijk 112'],
  ['DOORSTEP', 'SALON', 'Haarlemmerdijk 112'], // booked when customers came to the salon
] as const)(
  '[WORK-149] of a provider of %s an order at %s shows the street "%s"',
  async (serviceAvailability, serviceLocation, address) => {
    const { provider } = await aBookableProvider({ serviceAvailability })
    const { id } = await anOrder(database, provider, { serviceLocation })
    expect((await read(id)).providerInfo.address).toBe(address)
  },
)

test('an unknown order is not found; an invalid id is an invalid request', async () => {
  const unknown = { orderId: '019309d0-0000-7000-8000-000000000000' }
  expect(await refusal(getOrder, { params: unknown }, ANOUK)).toMatchObject({ code: 'not-found' })
  expect(await refusal(getOrder, { params: { orderId: "1' or '1'='1" } }, ANOUK)).toMatchObject({
    code: 'invalid-request',
  })
})

test('an id is accepted in capitals', async () => {
  const { provider } = await aBookableProvider()
  const { id } = await anOrder(database, provider)
  const { data } = await call(getOrder, { params: { orderId: id.toUpperCase() } }, ANOUK)
  expect(data.order.orderId).toBe(id)
})
