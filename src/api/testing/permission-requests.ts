import { tuesday, wednesday } from '#demo/weekdays.ts'
import { aTreatment } from '../catalog/testing/treatments.ts'
import { aMessage, aRegistration } from '../contact/testing/requests.ts'
import { answerLinkToken } from '../order/answer-link.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { aDevice } from '../push/testing/a-device.ts'
import { visitLinkToken } from '../visit/visit-link.ts'
import { TEST_SECRET } from './api.ts'
import { DESK_REQUESTS } from './desk-permission-requests.ts'
import type {
  PermissionContext,
  PermissionRequest,
  PermissionRequests,
} from './permission-context.ts'
import type { MATRIX } from './permission-rows.ts'
import { NO_TAX_DETAILS, SETTINGS, SMALL_PNG, SOME_PROFILE, SOME_TERMS } from './request-bodies.ts'

function linkForPetra({ rows }: PermissionContext): string {
  const link = { orderId: rows.ownOrder, version: 1, answerBy: tuesday('10:00') }
  return answerLinkToken(TEST_SECRET, link, 'petra')
}

const DAYS = { startDate: '2026-11-24', endDate: '2026-11-24', window: 60 }
const OF_SALON = { params: { userName: 'salon-pioen' } }
const SOME_PERSON = { params: { userName: 'lotte' } }
const CITY = { countryCode: 'NL', cityCode: 'NL02' }

const REQUESTS: PermissionRequests = {
  listCities: () => ({ params: CITY }),
  listCityProviders: () => ({ params: CITY }),
  listServices: () => ({ params: CITY }),
  getPlace: () => ({ params: { placeId: 'wpl-1' } }),
  searchProviders: () => ({ body: {} }),
  listSlots: () => ({ ...OF_SALON, query: DAYS }),
  listSlotsWithToken: () => ({ ...OF_SALON, query: DAYS }),
  checkHomeVisit: () => ({
    body: { userName: 'salon-iris', customerAddress: 'Javastraat 20, 1094 HH Amsterdam' },
  }),
  holdSlot: () => ({
    body: { userName: 'salon-pioen', startTime: '2026-11-24T15:00:00Z', durationMinutes: 45 },
  }),
  renewHold: ({ ownHold }) => ({ params: { holdId: ownHold }, body: {} }),
  releaseHold: ({ ownHold }) => ({ params: { holdId: ownHold }, body: {} }),
  listPromotions: () => {
    const params = { customerUserName: 'anouk', providerUserName: 'salon-pioen' }
    return { params, query: { effectiveDate: '2026-11-24' } }
  },
  listCustomerPromotions: () => ({
    params: { customerUserName: 'anouk' },
    query: { effectiveDate: '2026-11-24', cityCode: 'NL02' },
  }),
  mergeFavourites: () => ({ body: { userNames: ['salon-pioen'] } }),
  sendContactRequest: () => ({ body: aMessage() }),
  registerProvider: () => ({ body: aRegistration() }),
  recordEvents: () => ({ body: { events: [{ name: 'search' }] } }),
  ...DESK_REQUESTS,
  countEvents: () => ({ query: { from: '2026-11-24', to: '2026-11-24' } }),
  placeOrder: (context) => ({ body: draftForAnouk(context) }),
  listOrders: () => ({ query: { customerUsername: 'anouk' } }),
  createReview: ({ rows }) => ({ ...OF_SALON, body: { orderId: rows.ownPastOrder, rating: 5 } }),
  deleteAccount: () => ({ body: { userName: 'anouk' } }),
  replyToReview: ({ rows }) => ({
    params: { userName: 'salon-pioen', reviewId: rows.someReview },
    body: { reply: 'Dank je' },
  }),
  reportReview: ({ rows }) => ({
    params: { reviewId: rows.someReview },
    body: { reason: 'personal' },
  }),
  createReport: ({ rows }) => ({
    body: {
      kind: 'review',
      targetId: rows.someReview,
      reason: 'personal',
      message: 'Mijn naam',
      name: 'Anouk',
      email: 'anouk@voorbeeld.nl',
      inGoodFaith: true,
    },
  }),
  getReportTarget: ({ rows }) => ({ query: { kind: 'review', targetId: rows.someReview } }),
  readObjectionLink: ({ rows }) => ({ params: { token: rows.decidedReport.token } }),
  objectToDecision: ({ rows }) => ({
    params: { token: rows.decidedReport.token },
    body: { message: 'Dit klopt niet' },
  }),
  getReport: ({ rows }) => ({ params: { reportId: rows.someReport.id } }),
  assignReport: ({ rows }) => ({
    params: { reportId: rows.someReport.id },
    body: { version: 1, assignee: null },
  }),
  decideReport: ({ rows }) => ({
    params: { reportId: rows.someReport.id },
    body: { version: 1, effect: 'none', ground: 'within-rules', facts: 'Dit mag' },
  }),
  getOrder: ({ rows }) => ({ params: { orderId: rows.ownOrder } }),
  modifyOrder: (context) => ({
    params: { orderId: context.rows.ownOrder },
    body: draftForAnouk(context),
  }),
  cancelOrder: ({ rows }) => ({
    params: { orderId: rows.ownOrder },
    body: { orderId: rows.ownOrder },
  }),
  agreeToMove: ({ rows }) => ({
    params: { orderId: rows.ownOrder },
    body: { startTime: new Date(tuesday('10:00')).toISOString() },
  }),
  answerRequest: ({ rows }) => ({
    params: { userName: 'salon-pioen', orderId: rows.ownOrder },
    body: { answer: 'CONFIRMED', version: 1 },
  }),
  readAnswerLink: (context) => ({ params: { token: linkForPetra(context) } }),
  answerByLink: (context) => ({
    params: { token: linkForPetra(context) },
    body: { answer: 'CONFIRMED' },
  }),
  readVisitLink: ({ rows }) => ({
    params: { token: visitLinkToken(TEST_SECRET, rows.ownOrder, 'els@voorbeeld.nl') },
  }),
  acceptVisitTerms: ({ rows }) => ({
    params: { token: visitLinkToken(TEST_SECRET, rows.ownOrder, 'els@voorbeeld.nl') },
  }),
  removeVisitAddress: ({ rows }) => ({
    params: { token: visitLinkToken(TEST_SECRET, rows.ownOrder, 'els@voorbeeld.nl') },
  }),
  agreeByVisitLink: ({ rows }) => ({
    params: { token: visitLinkToken(TEST_SECRET, rows.ownOrder, 'els@voorbeeld.nl') },
    body: { startTime: new Date(tuesday('10:00')).toISOString() },
  }),
  cancelByVisitLink: ({ rows }) => ({
    params: { token: visitLinkToken(TEST_SECRET, rows.ownOrder, 'els@voorbeeld.nl') },
  }),
  listNews: () => OF_SALON,
  seeNews: () => ({ ...OF_SALON, body: { until: '2026-11-24T11:00:00Z' } }),
  searchWorkspace: () => ({ ...OF_SALON, query: { search: 'Eva' } }),
  getAgenda: () => ({ ...OF_SALON, query: { from: '2026-11-24' } }),
  listFreeTimes: () => ({ ...OF_SALON, query: { date: '2026-11-24', durationMinutes: 45 } }),
  listSeriesDates: () => ({
    ...OF_SALON,
    query: { startTime: '2026-11-24T11:00:00Z', durationMinutes: 45 },
  }),
  addBlock: (context) => ({
    ...OF_SALON,
    body: aBlockAt(context, '2026-11-24T15:00:00Z', '2026-11-24T16:00:00Z'),
  }),
  removeBlock: ({ rows }) => ({ params: { userName: 'salon-pioen', blockId: rows.ownOrder } }),
  moveBlock: ({ rows }) => ({
    params: { userName: 'salon-pioen', blockId: rows.someBlock },
    body: { fromTime: '2026-11-24T07:00:00Z', startTime: '2026-11-24T07:30:00Z' },
  }),
  bookVisit: ({ salonItem }) => ({
    ...OF_SALON,
    body: {
      startTime: '2026-11-24T11:00:00Z',
      items: [{ catalogItemId: salonItem.id }],
    },
  }),
  bookSeries: ({ salonItem }) => ({
    ...OF_SALON,
    body: {
      visits: [{ startTime: '2026-11-24T11:00:00Z' }, { startTime: '2026-12-01T11:00:00Z' }],
      items: [{ catalogItemId: salonItem.id }],
    },
  }),
  cancelSeries: ({ rows }) => ({
    ...OF_SALON,
    body: { visits: [{ orderId: rows.ownOrder, version: 1 }] },
  }),
  listMovedDates: ({ rows }) => ({
    params: { userName: 'salon-pioen', orderId: rows.ownOrder },
    query: { startTime: '2026-11-25T11:00:00Z' },
  }),
  moveSeries: ({ rows }) => ({
    ...OF_SALON,
    body: {
      visits: [{ orderId: rows.ownOrder, version: 1 }],
      startTime: '2026-11-25T11:00:00Z',
    },
  }),
  undoSeries: ({ rows }) => ({
    ...OF_SALON,
    body: { visits: [{ orderId: rows.ownOrder, version: 1 }] },
  }),
  getVisit: ({ rows }) => ({ params: { userName: 'salon-pioen', orderId: rows.ownOrder } }),
  getNoShowFile: ({ rows }) => ({
    params: { userName: 'salon-pioen', orderId: rows.ownMissed },
  }),
  setVisitStatus: ({ rows }) => ({
    params: { userName: 'salon-pioen', orderId: rows.ownOrder },
    body: { status: 'CANCELLED', version: 1 },
  }),
  undoVisitChange: ({ rows }) => ({
    params: { userName: 'salon-pioen', orderId: rows.ownOrder },
    body: { version: 1 },
  }),
  moveVisit: ({ rows }) => ({
    params: { userName: 'salon-pioen', orderId: rows.ownOrder },
    body: { version: 1, startTime: '2026-11-24T11:00:00Z' },
  }),
  setVisitNote: ({ rows }) => ({
    params: { userName: 'salon-pioen', orderId: rows.ownOrder },
    body: { note: 'Rustig' },
  }),
  changeHours: ({ salonHours }) => ({ ...OF_SALON, body: salonHours }),
  saveDateHours: () => ({
    params: { userName: 'salon-pioen', date: '2027-06-06' },
    body: { hours: { openTime: '10:00', closeTime: '14:00' } },
  }),
  addClosure: () => ({ ...OF_SALON, body: { from: '2027-06-01', to: '2027-06-02' } }),
  removeClosure: ({ rows }) => ({
    params: { userName: 'salon-pioen', closureId: rows.someClosure },
  }),
  addPromotion: () => ({ ...OF_SALON, body: SOME_TERMS }),
  changePromotion: (context) => ({
    params: ofSomePromotion(context),
    body: { ...SOME_TERMS, version: 1 },
  }),
  switchPromotion: (context) => ({
    params: ofSomePromotion(context),
    body: { status: 'paused', version: 1 },
  }),
  addCatalogItem: () => ({ ...OF_SALON, body: aTreatment() }),
  orderCatalog: ({ rows }) => {
    const [before, after] = [rows.itemIds, rows.itemIds.toReversed()]
    return { ...OF_SALON, body: { before, after } }
  },
  importCatalog: () => ({ ...OF_SALON, body: { rows: [aTreatment()] } }),
  changeCatalogItem: (context) => ({
    params: ownItem(context),
    body: { ...aTreatment(), version: 1 },
  }),
  removeCatalogItem: (context) => ({ params: ownItem(context), body: { version: 1 } }),
  createCalendarFeed: () => ({ ...OF_SALON, body: { name: 'Telefoon' } }),
  hideChecklist: () => ({ ...OF_SALON, body: { isHidden: true } }),
  deleteCalendarFeed: ({ ownHold }) => ({ params: { userName: 'salon-pioen', feedId: ownHold } }),
  addExternalCalendar: () => ({
    ...OF_SALON,
    body: { name: 'Privé', address: 'https://127.0.0.1/a.ics' },
  }),
  readExternalCalendar: ({ ownHold }) => ({
    params: { userName: 'salon-pioen', externalCalendarId: ownHold },
    body: {},
  }),
  removeExternalCalendar: ({ ownHold }) => ({
    params: { userName: 'salon-pioen', externalCalendarId: ownHold },
  }),
  savePushDevice: () => ({ ...OF_SALON, body: aDevice().body }),
  deletePushDevice: () => ({ params: { userName: 'salon-pioen', deviceId: 'A'.repeat(43) } }),
  changeMemberNotifications: () => ({ ...OF_SALON, body: { mails: ['day'], pushes: ['day'] } }),
  pauseProvider: () => ({ ...OF_SALON, body: { isPaused: false } }),
  changeSettings: ({ rows }) => ({
    ...OF_SALON,
    body: { ...SETTINGS, version: rows.salonVersion },
  }),
  getFormerTerms: () => ({ params: { userName: 'salon-pioen', number: '1' } }),
  changeTaxDetails: () => ({ ...OF_SALON, body: NO_TAX_DETAILS }),
  saveProfile: ({ rows }) => ({
    ...OF_SALON,
    body: { version: rows.salonVersion, profile: SOME_PROFILE },
  }),
  getAddress: () => ({ params: { userName: 'salon-pioen', addressId: 'adr-1' } }),
  locatePostalCode: () => ({ params: { userName: 'salon-pioen', postalCode: '1013 JH' } }),
  uploadPicture: () => ({ ...OF_SALON, body: SMALL_PNG, contentType: 'image/png' }),
  describePicture: ({ rows }) => ({
    params: { userName: 'salon-pioen', pictureId: rows.somePicture },
    body: { descriptionNl: 'Stoel', descriptionEn: 'Chair' },
  }),
  orderPictures: ({ rows }) => ({ ...OF_SALON, body: { pictureIds: [rows.somePicture] } }),
  removePicture: ({ rows }) => ({
    params: { userName: 'salon-pioen', pictureId: rows.somePicture },
  }),
  changeMember: (context) => ({
    params: ofSomeMember(context),
    body: { role: 'manager', version: context.rows.someMember.version },
  }),
  removeMember: (context) => ({
    params: ofSomeMember(context),
    body: { version: context.rows.someMember.version },
  }),
  inviteMember: () => ({
    ...OF_SALON,
    body: { email: 'noor@voorbeeld.nl', role: 'staff', language: 'nl' },
  }),
  sendInvitation: ({ rows }) => ({
    params: { userName: 'salon-pioen', invitationId: rows.someInvitation.id },
    body: {},
  }),
  withdrawInvitation: ({ rows }) => ({
    params: { userName: 'salon-pioen', invitationId: rows.someInvitation.id },
  }),
  getInvitation: ({ rows }) => ({ params: { token: rows.someInvitation.token } }),
  acceptInvitation: ({ rows }) => ({ params: { token: rows.someInvitation.token }, body: {} }),
  declineInvitation: ({ rows }) => ({ params: { token: rows.someInvitation.token }, body: {} }),
  addClient: () => ({ params: { userName: 'salon-pioen' }, body: { name: 'Els' } }),
  getClient: (context) => aClient(context),
  downloadClient: (context) => aClient(context),
  updateClient: (context) => ({
    ...aClient(context),
    body: { version: context.rows.ownClient.version, name: 'Anouk' },
  }),
  setClientBlock: (context) => ({ ...aClient(context), body: { isBlocked: false } }),
  mergeClients: (context) => ({
    ...aClient(context),
    body: { version: context.rows.ownClient.version, otherClientId: context.rows.otherClient },
  }),
  eraseClient: (context) => ({
    ...aClient(context),
    body: { version: context.rows.ownClient.version },
  }),
  requestMailCode: ({ rows }) => ({ params: { orderId: rows.ownOrder }, body: {} }),
  getDeskProvider: ({ salon }) => ({ params: { providerId: salon.id } }),
  getProviderStory: ({ salon }) => ({ params: { providerId: salon.id }, query: {} }),
  restrictProvider: ({ salon }) => ({
    params: { providerId: salon.id },
    body: { kind: 'pause', ground: 'own-request', facts: 'Verbouwing', decisions: 1 },
  }),
  liftRestriction: ({ salon, rows }) => ({
    params: { providerId: salon.id, restrictionId: rows.someRestriction },
    body: { reason: 'Het klopt weer' },
  }),
  setProviderPlan: ({ salon }) => ({
    params: { providerId: salon.id },
    body: { plan: null, former: null, reason: 'Proef voorbij' },
  }),
  exportInvoiceLines: () => ({ query: { month: '2026-12' } }),
  beginProviderView: ({ salon }) => ({
    params: { providerId: salon.id },
    body: { reason: 'Hij belde' },
  }),
  getProviderView: ({ salon, rows }) => ({
    params: { providerId: salon.id, viewId: rows.someView },
    query: { day: '2026-11-24' },
  }),
  getPerson: () => SOME_PERSON,
  signOutPerson: () => ({ ...SOME_PERSON, body: { reason: 'Telefoon kwijt' } }),
  signOutSession: () => ({
    params: { ...SOME_PERSON.params, sessionId: 'none' },
    body: { reason: 'Telefoon kwijt' },
  }),
  lockPerson: () => ({ ...SOME_PERSON, body: { isLocked: true, reason: 'Telefoon kwijt' } }),
  setPersonOperator: () => ({
    ...SOME_PERSON,
    body: { isOperator: false, reason: 'Werkt hier niet' },
  }),
  exportPerson: () => ({ ...SOME_PERSON, body: { reason: 'Vroeg erom' } }),
  erasePerson: () => ({
    params: { userName: 'wie-weg-wil' },
    body: { email: 'wie-weg-wil@voorbeeld.nl', reason: 'Vroeg erom' },
  }),
  confirmMailCode: ({ rows }) => ({
    params: { orderId: rows.ownOrder },
    body: { code: '12345678' },
  }),
}

/** A request of the permission matrix to an operation: one that succeeds for who may. */
export function permissionRequest(
  name: keyof typeof MATRIX,
  context: PermissionContext,
): PermissionRequest {
  return REQUESTS[name]?.(context) ?? OF_SALON
}

function ownItem({ rows }: PermissionContext) {
  return { userName: 'salon-pioen', itemId: rows.someItem }
}

function ofSomeMember({ rows }: PermissionContext) {
  return { userName: 'salon-pioen', memberUserName: rows.someMember.userName }
}

function aClient({ rows }: PermissionContext) {
  return { params: { userName: 'salon-pioen', clientId: rows.ownClient.id } }
}

function aBlockAt({ salon }: PermissionContext, startTime: string, endTime: string) {
  return { calendarId: salon.id, startTime, endTime }
}

function ofSomePromotion({ rows }: PermissionContext) {
  return { userName: 'salon-pioen', promotionId: rows.somePromotion }
}

function draftForAnouk({ salonItem }: PermissionContext) {
  return aDraft({ userName: 'salon-pioen' }, [salonItem], { startsAt: wednesday('10:00') })
}
