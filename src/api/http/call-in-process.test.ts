import type { FastifyRequest } from 'fastify'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { aCatalogItem, aPromotion } from '#demo/builders.ts'
import { anOrder, aReview } from '#demo/order-builders.ts'
import { tuesday, wednesday } from '#demo/weekdays.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { Language } from '#messages/language.ts'
import { SECRET_KEY } from '../account/testing/sign-in-server.ts'
import { aContactRequest } from '../contact/testing/a-contact-request.ts'
import { anInvitation } from '../invitation/testing/an-invitation.ts'
import { anOperatorLink } from '../operator/testing/an-operator-link.ts'
import { answerLinkToken } from '../order/answer-link.ts'
import { aStoredRegistration } from '../registration/testing/a-stored-registration.ts'
import { aReport } from '../report/testing/a-report.ts'
import { aProduct } from '../testing/a-product.ts'
import { anApi, injection } from '../testing/api.ts'
import { visitLinkToken } from '../visit/visit-link.ts'
import { type ApiCall, callInProcess } from './call-in-process.ts'

// A page asks without HTTP, and hears what HTTP would answer: every operation that reads, asked both ways.
type Parts = Partial<Pick<ApiCall, 'params' | 'query' | 'body'>>

const { app, database, salon, signIn } = await aProduct()
const cookiesOf: Record<string, string> = { visitor: '' }
let order = ''
let client = ''
let walkIn = ''
let missed = ''
let invitation = ''
let operatorLink = ''
let registration = { id: '', token: '' }
let terms = ''
let view = ''
let message = ''
let decidedReport = { id: '', token: '' }

beforeAll(async () => {
  const item = await aCatalogItem(database, salon)
  await aCatalogItem(database, salon, { nameEn: 'Mask', isAddon: true, parentId: item.id })
  await aPromotion(database, salon)
  const visit = { customerUserName: 'sanne', items: [item], startsAt: tuesday('10:00') }
  order = (await anOrder(database, salon, visit)).id
  const past = { ...visit, startsAt: tuesday('10:00') - 14 * DAY_MS, status: 'NO_SHOW' } as const
  missed = (await anOrder(database, salon, past)).id
  walkIn = (await anOrder(database, salon, { ...visit, startsAt: wednesday('10:00') })).id
  await database.pool.query(
    "update orders set customer_user_name = null, placed_by = 'studio-bloesem', customer_email = 'els@voorbeeld.nl' where id = $1",
    [walkIn],
  )
  const found = await database.pool.query('select client_id from orders where id = $1', [order])
  client = found.rows[0].client_id
  await aReview(database, salon, { reviewerUserName: 'sanne' })
  await aReview(database, salon, { reviewerUserName: 'sanne', anonymous: true })
  operatorLink = await anOperatorLink(database)
  registration = await aStoredRegistration(database)
  message = await aContactRequest(database)
  decidedReport = await aReport(database, salon, { isDecided: true, secretKey: SECRET_KEY })
  invitation = (await anInvitation(database, salon, { email: 'sanne@voorbeeld.nl' })).token
  terms = (
    await database.pool.query(
      `insert into provider_terms (number, first_day, text_en, text_nl) values (1, '2026-11-01', 'Text', 'Tekst') returning id`,
    )
  ).rows[0].id
  // The first one held until this one.
  await database.pool.query(
    `insert into provider_terms (number, first_day, text_en, text_nl, change_en, change_nl, announced_at, mails_began_at, mails_enqueued_at)
     values (2, '2026-11-02', 'Text', 'Tekst', 'Rates', 'Tarieven', '2026-10-01', '2026-10-01', '2026-10-01')`,
  )
  view = (
    await database.pool.query(
      `insert into provider_views (provider_id, operator_subject, reason, began_at, ends_at)
       select $1, subject, 'Vraag', '2026-11-01', '2099-01-01' from accounts where user_name = 'beheer' returning id`,
      [salon.id],
    )
  ).rows[0].id
  for (const name of ['sanne', 'daan', 'studio-bloesem', 'beheer']) {
    cookiesOf[name] = (await signIn(name)).cookie
  }
})

const SALON = { userName: 'studio-bloesem' }
const DAYS = { startDate: '2026-11-24', endDate: '2026-11-25', window: '45' }

/** What each is asked; a function where it is known once the market stands. */
const QUESTIONS: Partial<Record<EndpointName, () => Parts>> = {
  getProviderInfo: () => ({ params: SALON }),
  listCityProviders: () => ({ params: { countryCode: 'NL', cityCode: 'NL01' } }),
  listCities: () => ({ params: { countryCode: 'NL' } }),
  getOperator: () => ({}),
  getProviderTerms: () => ({}),
  listServices: () => ({ params: { countryCode: 'NL', cityCode: 'NL01' } }),
  suggestPlaces: () => ({ query: { query: 'Haar' } }),
  suggestTowns: () => ({ query: { query: 'Haar' } }),
  getPlace: () => ({ params: { placeId: 'p-1' } }),
  searchProviders: () => ({
    body: { pageSize: 12, countryCode: 'NL', latitude: 52.37, longitude: 4.9, searchQuery: '' },
  }),
  getWorkingHours: () => ({ params: SALON }),
  listSlots: () => ({ params: SALON, query: DAYS }),
  listSlotsWithToken: () => ({ params: SALON, query: { ...DAYS, orderId: order } }),
  listPromotions: () => ({
    params: { customerUserName: 'sanne', providerUserName: SALON.userName },
    query: { effectiveDate: '2026-11-24' },
  }),
  listCustomerPromotions: () => ({
    params: { customerUserName: 'sanne' },
    query: { effectiveDate: '2026-11-24' },
  }),
  listFavourites: () => ({ query: { firstAvailable: 'true' } }),
  listReviews: () => ({ params: SALON, query: { pageSize: '1' } }),
  listMoreReviews: () => ({ params: SALON, query: { pageToken: '2', pageSize: '1' } }),
  getProviderRating: () => ({ params: SALON }),
  listOrders: () => ({ query: { pageSize: '5' } }),
  getOrder: () => ({ params: { orderId: order } }),
  getPersonalData: () => ({}),
  listOwnProviders: () => ({}),
  listRequests: () => ({ params: SALON }),
  readVisitLink: () => ({
    params: { token: visitLinkToken(SECRET_KEY, walkIn, 'els@voorbeeld.nl') },
  }),
  readAnswerLink: () => {
    const link = { orderId: order, version: 1, answerBy: tuesday('10:00') }
    return { params: { token: answerLinkToken(SECRET_KEY, link, 'studio-bloesem') } }
  },
  listNews: () => ({ params: SALON }),
  searchWorkspace: () => ({ params: SALON, query: { search: '24-11' } }),
  getAgenda: () => ({ params: SALON, query: { from: '2026-11-24', days: '7' } }),
  listFreeTimes: () => ({ params: SALON, query: { date: '2026-11-24', durationMinutes: '45' } }),
  listSeriesDates: () => ({
    params: SALON,
    query: { startTime: '2026-11-24T10:00:00Z', durationMinutes: '45', times: '3' },
  }),
  listClients: () => ({ params: SALON }),
  exportClients: () => ({ params: SALON }),
  getClient: () => ({ params: { ...SALON, clientId: client } }),
  downloadClient: () => ({ params: { ...SALON, clientId: client } }),
  getVisit: () => ({ params: { ...SALON, orderId: order } }),
  listMovedDates: () => ({
    params: { ...SALON, orderId: order },
    query: { startTime: '2026-11-25T10:00:00Z' },
  }),
  getNoShowFile: () => ({ params: { ...SALON, orderId: missed } }),
  getNumbers: () => ({ params: SALON, query: { period: 'this-month' } }),
  listTurnover: () => ({ params: SALON, query: { period: 'this-year' } }),
  getHours: () => ({ params: SALON }),
  listCatalog: () => ({ params: SALON }),
  getSettings: () => ({ params: SALON }),
  listFormerTerms: () => ({ params: SALON }),
  getFormerTerms: () => ({ params: { ...SALON, number: '1' } }),
  getTaxDetails: () => ({ params: SALON }),
  getTaxReport: () => ({ params: { year: '2026' } }),
  listTaxProviders: () => ({ params: { year: '2026' } }),
  getTaxReminder: () => ({ params: { year: '2026' } }),
  listCalendarFeeds: () => ({ params: SALON }),
  getChecklist: () => ({ params: SALON }),
  listExternalCalendars: () => ({ params: SALON }),
  getMemberNotifications: () => ({ params: SALON }),
  listPushDevices: () => ({ params: SALON, query: {} }),
  listMembers: () => ({ params: SALON }),
  listInvitations: () => ({ params: SALON }),
  getInvitation: () => ({ params: { token: invitation } }),
  getProfile: () => ({ params: SALON }),
  suggestAddresses: () => ({ params: SALON, query: { query: 'Haar' } }),
  getAddress: () => ({ params: { ...SALON, addressId: 'adr-1' } }),
  locatePostalCode: () => ({ params: { ...SALON, postalCode: '1013 JH' } }),
  listWorkspacePromotions: () => ({ params: SALON }),
  listWorkspaceReviews: () => ({ params: SALON }),
  listPictures: () => ({ params: SALON }),
  readOperatorLink: () => ({ params: { token: operatorLink } }),
  listOperatorLog: () => ({ query: {} }),
  getDesk: () => ({}),
  listWork: () => ({ query: {} }),
  getInstallation: () => ({}),
  getServerSettings: () => ({}),
  listFailedJobs: () => ({}),
  findDeskOrders: () => ({ query: { text: 'sanne@voorbeeld.nl' } }),
  listOpenedOrders: () => ({}),
  getMarketDay: () => ({}),
  getMarketNumbers: () => ({ query: { period: '28-days' } }),
  openDeskOrder: () => ({ params: { orderId: order } }),
  listRegistrations: () => ({ query: {} }),
  getRegistration: () => ({ params: { registrationId: registration.id } }),
  readRegistrationLink: () => ({ params: { token: registration.token } }),
  getReportTarget: () => ({ query: { kind: 'provider', targetId: SALON.userName } }),
  readObjectionLink: () => ({ params: { token: decidedReport.token } }),
  listReports: () => ({ query: {} }),
  getReport: () => ({ params: { reportId: decidedReport.id } }),
  listDeskProviders: () => ({ query: {} }),
  getDeskProvider: () => ({ params: { providerId: salon.id } }),
  getProviderStory: () => ({ params: { providerId: salon.id }, query: {} }),
  listBackups: () => ({}),
  listReaders: () => ({}),
  exportInvoiceLines: () => ({ query: { month: '2026-11' } }),
  getProviderView: () => ({
    params: { providerId: salon.id, viewId: view },
    query: { day: '2026-11-24' },
  }),
  listProviderViews: () => ({ params: SALON }),
  listTermsVersions: () => ({}),
  getTermsVersion: () => ({ params: { termsId: terms } }),
  listPeople: () => ({ query: { search: 'sanne' } }),
  getPerson: () => ({ params: { userName: 'sanne' } }),
  searchDesk: () => ({ query: { search: 'sanne' } }),
  listContactRequests: () => ({ query: {} }),
  getContactRequest: () => ({ params: { contactRequestId: message } }),
  countEvents: () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  getHealth: () => ({}),
  getReadiness: () => ({}),
}

// Looks at the cookies of a session, which only a browser has.
const OF_BROWSERS = new Set<EndpointName>(['getAuthStatus'])

test('every operation that reads is tested', () => {
  const reading = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
    ([name, { method }]) => method === 'GET' && !OF_BROWSERS.has(name),
  )
  expect(Object.keys(QUESTIONS).toSorted()).toEqual(
    [...reading.map(([name]) => name), 'searchProviders'].toSorted(),
  )
})

test.each(Object.entries(QUESTIONS))(
  '[AUTH-10] %s in process has exactly the answer of HTTP, for every caller',
  async (name, question) => {
    const endpoint = endpoints[name as EndpointName]
    const parts = question()
    const statuses = new Set<number>()
    for (const [nth, spoilt] of [parts, ...spoiltWaysOf(parts)].entries()) {
      for (const [who, cookie] of Object.entries(cookiesOf)) {
        for (const language of languagesOf(nth)) {
          const wire = await byHttp(endpoint, spoilt, { cookie, language })
          const told = await byPage(endpoint, spoilt, { cookie, language })
          expect(told.status, who).toBe(wire.statusCode)
          expect(told.body, who).toStrictEqual(wire.json())
          statuses.add(told.status)
        }
      }
    }
    // Without a good answer the two would be alike in saying nothing. The export takes a sign-in of just now by this clock.
    if (!['getPlace', 'getAddress', 'exportClients'].includes(name))
      expect(statuses).toContain(endpoint.status)
  },
)

test('[AUTH-13] a page with an expired session is answered as for a visitor', async () => {
  const ranOut = { cookie: 'is_authenticated=true; expires_in=300', language: 'en' } as const
  for (const name of ['listOrders', 'getProviderRating'] as const) {
    const asked = QUESTIONS[name]?.() ?? {}
    const told = await byPage(endpoints[name], asked, ranOut)
    expect(told).toStrictEqual(await byPage(endpoints[name], asked, VISITOR))
    expect(told.status).toBe(name === 'listOrders' ? 401 : 200)
  }
})

test('[AUTH-11] the cookies of a page cannot change anything that belongs to a user', async () => {
  const asked = { params: SALON }
  const as = { cookie: cookiesOf.sanne ?? '', language: 'en' } as const
  const told = await byPage(endpoints.keepFavourite, asked, as)
  expect(told).toMatchObject({ status: 403, body: { code: 'xsrf' } })
  const { body } = await byPage(endpoints.listFavourites, { query: {} }, as)
  expect(body).toMatchObject({ data: { favourites: [] } })
})

test('an operation that sets cookies cannot be called in process', async () => {
  const asking = byPage(endpoints.getAuthStatus, {}, { cookie: '', language: 'en' })
  await expect(asking).rejects.toThrow('no question of a page')
})

test('a defect is a refusal, and is logged with the page’s request', async () => {
  const written: string[] = []
  const now = () => {
    throw new Error('no hours for anouk@example.nl')
  }
  const log = { format: 'json', write: (line: string) => void written.push(line) } as const
  const api = await anApi({ cleanUp: onTestFinished, log, deps: { clock: { now } } })
  const told = await byPage(endpoints.searchProviders, { body: { pageSize: 1 } }, VISITOR, api.app)
  expect(told).toMatchObject({ status: 500, body: { code: 'internal' } })
  expect(written.join('')).toContain('request failed')
  expect(written.join('')).not.toContain('anouk')
})

const VISITOR = { cookie: '', language: 'en' } as const

interface As {
  readonly cookie: string
  readonly language: Language
}

function byHttp(endpoint: Endpoint, parts: Parts, { cookie, language }: As) {
  // Chosen for the page: by the cookie, which counts before what the browser prefers.
  const headers = { cookie: `${cookie}; language=${language}` }
  return app.inject(injection(endpoint, parts, { headers }))
}

function byPage(endpoint: Endpoint, parts: Parts, { cookie, language }: As, server = app) {
  const page = { server, cookies: server.parseCookie(cookie), ip: '127.0.0.1', log: server.log }
  const { method, path } = endpoint
  const question = { method, path, params: {}, query: {}, body: undefined, ...parts, language }
  return callInProcess(page as unknown as FastifyRequest, question)
}

/** Both for what is asked well. A refusal is the same in both, so that each spoilt way is asked in one. */
function languagesOf(nth: number): readonly Language[] {
  if (nth === 0) return ['en', 'nl']
  return [nth % 2 ? 'en' : 'nl']
}

/** The same with one thing that is nobody's, one that is too long and one that is nothing in place of each. */
function spoiltWaysOf({ params = {}, query = {}, body }: Parts): Parts[] {
  const spoilt = ['nobody', 'x'.repeat(300), '-1', 'a\0b']
  const inPlace = (part: Record<string, string>) =>
    Object.keys(part).flatMap((name) => spoilt.map((value) => ({ ...part, [name]: value })))
  const asBody = body !== undefined && { body }
  return [
    ...inPlace(params).map((each) => ({ params: each, query, ...asBody })),
    ...inPlace(query).map((each) => ({ params, query: each, ...asBody })),
    ...(body === undefined ? [] : [{ body: {} }, { body: { pageSize: 'x' } }, { body: [] }]),
  ]
}
