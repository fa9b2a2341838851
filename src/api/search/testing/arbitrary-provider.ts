import fc from 'fast-check'
import { PROVIDER_DELIVERIES, type ProviderDelivery } from '#domain/delivery/delivery.ts'

interface Offer {
  minutes: number
  buffer: number | null // null: the shop's
  waits: boolean // which search does not count
}

/** A provider of a random market, as the search and the slots read it. */
export interface SearchedProvider {
  timeZone: string
  hours: { day: number; open: number; length: number }[]
  dates: { inDays: number; open: number; length: number }[] // from the local day of the search
  stepMinutes: number
  noticeMinutes: number
  bufferMinutes: number
  travelMinutes: number
  delivery: ProviderDelivery
  horizonDays: number
  offers: Offer[] // the shortest is searched for
  taken: { startsIn: number; length: number }[] // minutes from the moment of the search
  closed: { startsIn: number; length: number }[]
  elsewhere: { startsIn: number; length: number }[] // of an external calendar
}

/** In most of them the clocks of one of the zones change in one of the windows. */
export const MOMENTS = [
  '2026-10-23T09:59:00Z',
  '2026-10-24T22:30:00Z',
  '2026-11-01T03:30:00Z',
  '2027-03-27T23:10:00Z',
  '2026-11-20T11:00:00Z',
].map((moment) => Date.parse(moment))

/** Days on which clocks change: on Lord Howe by half an hour, in Havana at midnight. */
export const CHANGES = [
  ['Europe/Amsterdam', '2026-10-25'],
  ['Europe/Amsterdam', '2027-03-28'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Australia/Lord_Howe', '2027-04-04'],
  ['America/Havana', '2026-11-01'],
  ['America/Havana', '2027-03-14'],
] as const

/** A provider with random hours, treatments and taken times. */
export function arbitraryProvider(): fc.Arbitrary<SearchedProvider> {
  const startsIn = fc.integer({ min: -1440, max: 15 * 1440 })
  const hours = fc.record({
    day: fc.integer({ min: 0, max: 6 }),
    open: fc.integer({ min: 0, max: 1380 }),
    length: fc.integer({ min: 10, max: 600 }),
  })
  return fc.record({
    timeZone: fc.constantFrom(
      'Europe/Amsterdam',
      'Europe/Amsterdam',
      'America/New_York',
      'America/Havana',
      'Asia/Kathmandu',
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
    ),
    hours: fc.array(hours, { maxLength: 9 }),
    dates: fc.uniqueArray(
      fc.record({
        inDays: fc.integer({ min: 0, max: 15 }),
        open: fc.integer({ min: 1, max: 1380 }),
        length: fc.integer({ min: 10, max: 600 }),
      }),
      { maxLength: 4, selector: ({ inDays }) => inDays },
    ),
    stepMinutes: fc.constantFrom(5, 10, 15, 20, 45, 60),
    noticeMinutes: fc.constantFrom(0, 1, 60, 1440),
    bufferMinutes: fc.constantFrom(0, 0, 5, 30, 120),
    travelMinutes: fc.constantFrom(0, 5, 40, 180),
    delivery: fc.constantFrom(...PROVIDER_DELIVERIES),
    horizonDays: fc.constantFrom(1, 3, 10, 730, 730),
    offers: fc.array(
      fc.record({
        minutes: fc.constantFrom(5, 30, 45, 90, 300),
        buffer: fc.constantFrom(null, null, 0, 10, 120),
        waits: fc.boolean(),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    taken: fc.array(fc.record({ startsIn, length: fc.integer({ min: 1, max: 900 }) }), {
      maxLength: 30,
    }),
    closed: fc.array(fc.record({ startsIn, length: fc.integer({ min: 1, max: 6000 }) }), {
      maxLength: 3,
    }),
    elsewhere: fc.array(fc.record({ startsIn, length: fc.integer({ min: 1, max: 900 }) }), {
      maxLength: 3,
    }),
  })
}

/** A provider that is open around the hour that is missing or there twice, with a visit that may just fit. */
export function arbitraryEarlyProvider(
  timeZone: string,
  date: string,
): fc.Arbitrary<SearchedProvider> {
  const hours = fc.record({
    day: fc.constant(Temporal.PlainDate.from(date).dayOfWeek % 7),
    open: fc.integer({ min: 1, max: 240 }),
    length: fc.integer({ min: 5, max: 150 }),
  })
  const minutes = fc.integer({ min: 5, max: 150 })
  const taken = fc.record({
    startsIn: fc.integer({ min: 0, max: 300 }),
    length: fc.integer({ min: 1, max: 60 }),
  })
  return fc.record({
    timeZone: fc.constant(timeZone),
    hours: fc.array(hours, { minLength: 1, maxLength: 2 }),
    dates: fc.array(
      hours.map(({ open: opens, length }) => ({ inDays: 0, open: opens, length })),
      { maxLength: 1 },
    ),
    stepMinutes: fc.constantFrom(5, 15),
    noticeMinutes: fc.constant(0),
    bufferMinutes: fc.constant(0),
    travelMinutes: fc.constant(0),
    delivery: fc.constant('BOTH' as const),
    horizonDays: fc.constant(730),
    offers: minutes.map((each) => [{ minutes: each, buffer: null, waits: false }]),
    taken: fc.array(taken, { maxLength: 2 }),
    closed: fc.constant([]),
    elsewhere: fc.array(taken, { maxLength: 1 }),
  })
}
