import { aCatalogItem, aClosure, aPicture, aPromotion, aProvider } from '#demo/builders.ts'
import { anOrder, aReview } from '#demo/order-builders.ts'
import { thursday, tuesday, wednesday } from '#demo/weekdays.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { aTreatment } from '../../catalog/testing/treatments.ts'
import { aContactRequest } from '../../contact/testing/a-contact-request.ts'
import { aRegistration } from '../../contact/testing/requests.ts'
import { anInvitation } from '../../invitation/testing/an-invitation.ts'
import { anOperatorLink } from '../../operator/testing/an-operator-link.ts'
import { aDraft } from '../../order/testing/a-draft.ts'
import { aStoredRegistration } from '../../registration/testing/a-stored-registration.ts'
import { someReports } from '../../report/testing/a-report.ts'
import type { aProduct } from '../../testing/a-product.ts'

type Product = Awaited<ReturnType<typeof aProduct>>

const HOST = { host: '127.0.0.1:3000' }

/** What the hostile requests name, in the market of the test, by the name of the field. */
export async function insertFuzzData(product: Product) {
  const { app, database, salon } = product
  const cut = await aCatalogItem(database, salon)
  const [kept, removed] = [await aCatalogItem(database, salon), await aCatalogItem(database, salon)]
  const promotion = await aPromotion(database, salon)
  const { own, others, past } = await insertOrders(product, cut)
  const review = await aReview(database, salon, { reviewerUserName: 'daan' })
  const closed = tuesday('10:00') + 300 * DAY_MS
  const closure = await aClosure(database, salon, { startsAt: closed, endsAt: closed + DAY_MS })
  const picture = await aPicture(database, salon)
  const towns = await app.inject({ url: '/public/places?query=Haarlem', headers: HOST })
  const [invited, pending] = [
    await anInvitation(database, salon, { email: 'lotte@voorbeeld.nl' }),
    await anInvitation(database, salon, { email: 'noor@voorbeeld.nl' }),
  ]
  const registration = await aStoredRegistration(database)
  const asked = await aStoredRegistration(database, { status: 'asked' })
  const hold = await aHold(product)
  const [reported, decided] = await someReports(database, salon, review.id)
  const drafts = [wednesday('10:00'), tuesday('10:00')].map((startsAt) =>
    aDraft(salon, [cut], { startsAt, customerUserName: 'sanne' }),
  )
  return {
    ...FIELDS,
    ...Object.fromEntries(
      ['userName', 'providerUserName', 'customerUserName', 'customerUsername', 'username'].map(
        (name) => [name, NAMES],
      ),
    ),
    orderId: [own.id, others.id],
    reviewId: [review.id],
    pictureId: [picture.id],
    pictureIds: [[picture.id], []],
    clientId: [await clientOf(database, others.id)],
    placeId: [towns.json().data.places[0].placeId],
    holdId: [hold.holdId],
    invitationId: [pending.id],
    registrationId: [registration.id, asked.id],
    token: [
      invited.token,
      await anOperatorLink(database),
      registration.token,
      asked.token,
      decided.token,
    ],
    reportId: [reported.id, decided.id],
    providerId: [(await aProvider(database)).id], // what an operator does to it changes no other reply
    contactRequestId: [await aContactRequest(database), await aContactRequest(database)],
    targetId: [review.id, 'studio-bloesem'],
    catalogItemId: [cut.id],
    catalogItemIds: [cut.id, [cut.id], []], // in a query a text, in a body a list
    itemId: [kept.id, removed.id],
    parentId: [null, cut.id],
    appliedPromotionId: [promotion.id, null],
    promotionId: [promotion.id],
    placeOrder: drafts,
    modifyOrder: drafts,
    closureId: [closure.id],
    createReview: [{ orderId: past.id, rating: 5 }],
  }
}

const NAMES = [
  'studio-bloesem',
  'studio-bloesem',
  'STUDIO-bloesem',
  'sanne',
  'sanne',
  'daan',
  'nobody',
]

const SOME_TERMS = {
  titleEn: 'Quiet morning',
  titleNl: 'Rustige ochtend',
  descriptionEn: '',
  descriptionNl: '',
  promotionType: 'LIMITED_TIME_OFFER_PERCENTAGE',
  minimumOrderAmount: 0,
  flatRateOff: null,
  discountPercentage: 10,
  startDate: '2026-11-24',
  endDate: '2027-03-31',
}

async function insertOrders(
  { database, salon }: Product,
  cut: Awaited<ReturnType<typeof aCatalogItem>>,
) {
  const own = await anOrder(database, salon, { customerUserName: 'sanne', items: [cut] })
  const others = await anOrder(database, salon, {
    customerUserName: 'daan',
    items: [cut],
    startsAt: thursday('10:00'),
  })
  const past = await anOrder(database, salon, {
    customerUserName: 'sanne',
    items: [cut],
    status: 'COMPLETED',
    startsAt: tuesday('10:00') - 14 * DAY_MS,
  })
  return { own, others, past }
}

async function clientOf(database: Product['database'], orderId: string): Promise<string> {
  const { rows } = await database.pool.query('select client_id from orders where id = $1', [
    orderId,
  ])
  return rows[0].client_id
}

// At a salon that nothing else of this run asks for, so that no other time takes its place.
async function aHold({ app, database, signIn }: Product) {
  const quiet = await aProvider(database)
  await aCatalogItem(database, quiet)
  const { bearer } = await signIn('sanne')
  const answer = await app.inject({
    method: 'POST',
    url: '/calendarApi/holds',
    headers: { ...HOST, authorization: bearer },
    payload: { userName: quiet.userName, startTime: '2026-11-25T13:00:00Z', durationMinutes: 45 },
  })
  return answer.json<{ data: { holdId: string } }>().data
}

/** Fields that name no row. */
const FIELDS = {
  memberUserName: ['daan', 'nobody'],
  role: ['staff'],
  language: ['nl'],
  startTime: ['2026-11-24T13:00:00Z', '2026-11-24T15:00:00+01:00'],
  durationMinutes: [45, 60],
  version: [1, 2, 3],
  service: ['20001', '0007', 'FREE_CONSULTATION'],
  price: [42.5, 0],
  countryCode: ['NL'],
  cityCode: ['NL02', 'NL99'],
  startDate: ['2026-11-24'],
  endDate: ['2026-11-26', '2026-11-24'],
  effectiveDate: ['2026-11-24'],
  window: [45, 60],
  isPaused: [false], // a paused salon would answer nobody else
  start: ['2026-11-24T00:00:00'],
  end: ['2026-11-25T00:00:00'],
  pageToken: ['1', '2', ''],
  saveDateHours: [{ hours: { openTime: '10:00', closeTime: '14:00' } }, { hours: null }],
  date: ['2027-06-06'],
  addClosure: [{ from: '2027-06-01', to: '2027-06-03', reason: 'Vakantie' }],
  registerProvider: [aRegistration()],
  addPromotion: [SOME_TERMS],
  changePromotion: [1, 1, 1, 1, 2, 3].map((version) => ({ ...SOME_TERMS, version })),
  switchPromotion: [1, 2, 3].map((version) => ({ status: 'paused', version })),
  changeCatalogItem: [{ ...aTreatment(), version: 1 }],
  importCatalog: [{ rows: [aTreatment()] }],
  userNames: [['studio-bloesem', 'nobody'], []],
  email: ['somebody@voorbeeld.nl'],
  customerEmail: ['somebody@voorbeeld.nl'],
  customerPhone: ['06 12345678'],
  phoneNumber: ['06 12345678'],
}
