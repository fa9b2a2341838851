import { expect, test } from 'vitest'
import { toJSONSchema, type z } from 'zod'
import { setCookies, signUp, verifyAccount } from './account.ts'
import { amount, cityCode, instant, plainDate, userName } from './common-schemas.ts'
import { registerProvider, sendContactRequest } from './contact.ts'
import { exportInvoiceLines, setProviderPlan } from './desk-provider.ts'
import { endpoints } from './endpoints.ts'
import { recordEvents } from './event.ts'
import { mergeFavourites } from './favourite.ts'
import { holdSlot } from './hold.ts'
import { cursor } from './keyset.ts'
import { confirmMailCode } from './mail-address.ts'
import { cancelOrder, listOrders, orderDraft } from './order.ts'
import { getPlace, suggestPlaces } from './place.ts'
import { listCityProviders } from './provider.ts'
import { listReviews, newReview, replyToReview, reportReview, review } from './review.ts'
import { listSlots } from './schedule.ts'
import { searchProviders } from './search.ts'
import { listServices } from './service.ts'

const long = (length: number) => 'x'.repeat(length)
const search = searchProviders.body.shape
const account = signUp.body.shape
const customer = orderDraft.shape.customerInfo.shape
const item = orderDraft.shape.items.element.shape
const contact = sendContactRequest.body.shape
const salon = registerProvider.body.shape
const events = recordEvents.body.shape.events
const anItem = { catalogItemId: crypto.randomUUID(), quantity: 1 }
const anEvent = { name: events.element.shape.name.options[0] }

const AN_ID = crypto.randomUUID()

type Limits = [name: string, schema: z.ZodType, taken: unknown[], refused: unknown[]]

const words: Limits[] = [
  ['an amount', amount, [0, 0.01, 1_000_000], [-0.01, 1_000_000.01, 0.001, Number.NaN, '1']],
  ['a user name', userName, [' a ', long(128)], ['  ', long(129), 'a\u0000b', 'a\nb']],
  ['a city code', cityCode, ['NL2', 'NL0002'], ['NL', 'NL00002', 'BE02', 'NL02x', 'xNL02', 'nl02']],
  [
    'a day',
    plainDate,
    ['2028-02-29', '0001-01-01'],
    ['2027-02-29', '2027-2-1', '2027-02-01T00:00:00', '0000-12-31'],
  ],
  [
    'a cursor',
    cursor,
    [`1732615200000000.${AN_ID}`, `0.${AN_ID}`],
    [`8640000000000001.${AN_ID}`, `-1.${AN_ID}`, '1732615200000000', AN_ID],
  ],
  ['a month', exportInvoiceLines.query.shape.month, ['2026-12'], ['2026-13', '0000-12', '2026']],
  [
    'a moment',
    instant,
    ['2027-02-01T10:00:00Z', '2027-02-01T10:00:00+01:00'],
    ['2027-02-01T10:00:00'],
  ],
]

const searching: Limits[] = [
  ['page size', search.pageSize, [1, 50, undefined], [0, 51, 1.5]],
  ['page', search.pageToken, ['1', '999999', '', null], ['0', '01', '1000000', '1x', 'x1']],
  ['country', search.countryCode, ['NL', ''], ['N', 'NLD']],
  ['latitude', search.latitude, [-90, 90], [-90.1, 90.1]],
  ['longitude', search.longitude, [-180, 180], [-180.1, 180.1]],
  ['text', search.searchQuery, ['', long(200)], [long(201)]],
  ['radius', search.radiusKm, [1, 400], [0.9, 401]],
  ['widening', search.widenBelow, [0, 50], [-1, 51, 0.5]],
  ['widest radius', search.widenToKm, [1, 400], [0.9, 401]],
  ['text of a place', suggestPlaces.query.shape.query, ['', long(80)], [long(81)]],
  [
    'id of a place',
    getPlace.params.shape.placeId,
    ['a-_9', long(80)],
    ['', long(81), 'a/b', 'a b'],
  ],
  ['cities of services', listServices.params.shape.cityCode, [long(100)], [long(101)]],
  ['country of services', listServices.params.shape.countryCode, ['NL'], ['N', 'NLD']],
  ['city of profiles', listCityProviders.params.shape.cityCode, [long(12)], [long(13)]],
  ['country of profiles', listCityProviders.params.shape.countryCode, ['NL'], ['N', 'NLD']],
  [
    'service type of profiles',
    listCityProviders.query.shape.serviceType,
    ['', undefined],
    ['none-such'],
  ],
]

const signingUp: Limits[] = [
  [
    'user name',
    account.username,
    ['abc', ` a${long(63)} `, 'A.b_c-9'],
    ['ab', long(65), '.abc', 'a@bc'],
  ],
  ['password', account.password, [long(10), long(200)], [long(9), long(201), `${long(10)}\t`]],
  ['name', account.name, ['x', long(120)], ['', ' \u200b', long(121)]],
  ['phone number', account.phoneNumber, ['', '06 1234 5678', undefined], ['bel me']],
  ['code', verifyAccount.body.shape.confirmationCode, [long(16)], [long(17)]],
  ['id of a sign-up', verifyAccount.body.shape.signUpId, [long(64)], [long(65)]],
  ['token', setCookies.body.shape.accessToken, [long(16_384)], [long(16_385)]],
  ['id token', setCookies.body.shape.idToken, [long(16_384)], [long(16_385)]],
  ['refresh token', setCookies.body.shape.refreshToken, [long(16_384), null], [long(16_385)]],
  ['code of an address', confirmMailCode.body.shape.code, [long(40)], [long(41)]],
]

const booking: Limits[] = [
  ['customer', customer.customerUserName, ['', long(128)], [long(129)]],
  ['name of a customer', customer.customerName, ['x', long(120)], ['  ', long(121)]],
  ['address of mails', customer.customerEmail, ['a@b', long(254)], ['a@', long(255)]],
  ['phone', customer.customerPhone, ['1', long(30)], ['', ' ', long(31)]],
  ['address', customer.customerAddress, ['', long(300), null], [long(301)]],
  ['instructions', orderDraft.shape.customerInstructions, [long(2000)], [long(2001)]],
  [
    'items',
    orderDraft.shape.items,
    [[anItem], Array(30).fill(anItem)],
    [[], Array(31).fill(anItem)],
  ],
  ['quantity', item.quantity, [1, 20], [0, 21, 1.5]],
  ['duration of an item', item.duration, [0, 1440], [-1, 1441]],
  ['duration', orderDraft.shape.totalDuration, [0, 1440], [-1, 1441, 0.5]],
  ['terms', orderDraft.shape.acceptedTerms, [true], [false, undefined]],
  ['promotion', orderDraft.shape.appliedPromotionId, ['', null, crypto.randomUUID()], ['x']],
  ['reason', cancelOrder.body.shape.reason, [long(500)], [long(501)]],
  ['bookings of a page', listOrders.query.shape.pageSize, ['1', '50'], ['0', '51', 'x']],
  ['page of bookings', listOrders.query.shape.pageToken, [long(200)], [long(201)]],
  ['length of a held time', holdSlot.body.shape.durationMinutes, [5, 1440], [4, 1441, 5.5]],
  ['length of a visit', listSlots.query.shape.window, ['5', '1440'], ['4', '1441', '5.5', '']],
  [
    'midnight',
    listSlots.query.shape.start,
    ['2026-11-24T00:00:00'],
    ['2026-11-24T01:00:00', '2026-11-24T00:00:00Z'],
  ],
  [
    'favourites',
    mergeFavourites.body.shape.userNames,
    [Array(200).fill('a')],
    [Array(201).fill('a')],
  ],
]

const saying: Limits[] = [
  ['stars', newReview.shape.rating, [1, 5], [0, 6, 4.5]],
  ['stars told', review.shape.rating, [1, 5], [0, 6, 4.5]],
  ['review', newReview.shape.userFeedback, ['', long(2000)], [long(2001)]],
  ['reply', replyToReview.body.shape.reply, ['', long(2000)], [long(2001)]],
  ['report', reportReview.body.shape.message, ['', long(1000)], [long(1001)]],
  ['reviews of a page', listReviews.query.shape.pageSize, ['1', '50'], ['0', '51']],
  [
    'page of reviews',
    listReviews.query.shape.pageToken,
    ['', '1', '999999'],
    ['0', '1000000', '1x'],
  ],
  ['name of a sender', contact.name, [long(200)], [long(201)]],
  ['address of a sender', contact.email, [long(254)], [long(255)]],
  ['message', contact.message, [long(5000)], [long(5001)]],
  ['browser', contact.userAgent, [long(1000)], [long(1001)]],
  ['services', salon.services, [long(1000)], [long(1001)]],
  ['postal code', salon.postalCode, [long(12)], [long(13)]],
  ['years', salon.experience, [0, 80], [-1, 81, 1.5]],
  ['events', events, [[anEvent], Array(50).fill(anEvent)], [[], Array(51).fill(anEvent)]],
]

test.each([...words, ...searching, ...signingUp, ...booking, ...saying])(
  'the limits of %s in a request',
  (_, schema, taken, refused) => {
    const isTaken = (value: unknown) => schema.safeParse(value).success
    expect(taken.filter((value) => !isTaken(value))).toEqual([])
    expect(refused.filter(isTaken)).toEqual([])
  },
)

type Json = { [key: string]: unknown }

/** Every named value of a schema, as JSON Schema says it. */
function named(schema: unknown, name = ''): [name: string, Json][] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {}, ...rest } = schema as Json & { properties?: Json }
  const inside = Object.values(rest).flatMap((part) => named(part, name))
  return [
    [name, schema as Json],
    ...inside,
    ...Object.entries(properties).flatMap(([key, part]) => named(part, key)),
  ]
}

const told = Object.values(endpoints).flatMap(({ reply }) =>
  named(toJSONSchema(reply, { unrepresentable: 'any' })),
)

test('only money, places, ratings, distances and shares may be fractions; every other number is whole', () => {
  const names = told.flatMap(([name, { type, const: only, enum: choices }]) =>
    only === undefined && choices === undefined && [type].flat().includes('number') ? name : [],
  )
  expect([...new Set(names)].toSorted()).toEqual([
    'amount',
    'averageRating',
    'bookedAmount',
    'change',
    'discount',
    'discountAmount',
    'discountPercentage',
    'distance',
    'flatRateOff',
    'latitude',
    'longitude',
    'lowestPrice',
    'minimumOrder',
    'minimumOrderAmount',
    'minimumOrderValue',
    'originalAmount',
    'price',
    'providerRating',
    'radiusKm',
    'rating',
    'servicePrices',
    'serviceRadiusKm',
    'spent',
    'totalAmount',
    'totalPrice',
    'travelFee',
    'travelFeePerKm',
    'travelKm',
    'turnover',
    'vat',
    'zeroTravelFeeRangeKm',
  ])
})

test('three lists have a maximum: times that are free next, phone numbers, and places', () => {
  const lists = told.flatMap(([name, { maxItems }]) => (maxItems ? `${name} ${maxItems}` : []))
  expect(new Set(lists)).toEqual(new Set(['nextAvailable 3', 'phones 6', 'servicePlaces 100']))
})

test('[WORK-260] a version is a number that its column holds, in every operation that sends one back', () => {
  const sent = Object.entries(endpoints).flatMap(([name, endpoint]) => {
    const body = 'body' in endpoint ? (endpoint.body as Partial<z.ZodObject>) : {}
    const version = body.shape?.version as z.ZodType | undefined
    return version?.safeParse(1).success ? [{ name, version }] : []
  })
  expect(sent.length).toBeGreaterThan(20)
  const isTaken = (number: number) =>
    sent.filter(({ version }) => version.safeParse(number).success).map(({ name }) => name)
  expect(isTaken(2 ** 31 - 1)).toHaveLength(sent.length)
  expect(isTaken(2 ** 31)).toEqual([])
  const { former } = setProviderPlan.body.shape
  const plan = { key: 'salon-package', locations: 1, trialEndsOn: null }
  expect(former.safeParse(plan).success).toBe(true)
  expect(former.safeParse({ ...plan, locations: 2 ** 31 }).success).toBe(false)
})
