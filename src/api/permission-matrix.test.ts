import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Endpoint, Request } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { aCatalogItem, anAccount, aProvider } from '#demo/builders.ts'
import { tuesday, wednesday } from '#demo/weekdays.ts'
import { hasPermission, MEMBER_ROLES, type MemberRole } from '#domain/membership/role.ts'
import { aTreatment } from './catalog/testing/treatments.ts'
import { aMessage, aRegistration } from './contact/testing/requests.ts'
import { writeMembership } from './membership/store.ts'
import { answerLinkToken } from './order/answer-link.ts'
import { aDraft } from './order/testing/a-draft.ts'
import { aDevice } from './push/testing/a-device.ts'
import { type As, anApi, injection, TEST_SECRET } from './testing/api.ts'
import { insertPermissionData } from './testing/permission-data.ts'
import {
  CALLERS,
  type CallerName,
  MATRIX,
  SIGN_IN,
  type Verdict,
} from './testing/permission-rows.ts'
import { SETTINGS, SMALL_PNG, SOME_PROFILE, SOME_TERMS } from './testing/request-bodies.ts'
import { PERMISSIONS } from './testing/role-permissions.ts'
import { visitLinkToken } from './visit/visit-link.ts'

const somePlaces = {
  suggest: async () => [],
  lookUp: async (id: string) => ({
    id,
    label: 'Haarlem',
    point: { latitude: 52.4, longitude: 4.6 },
  }),
  geocode: async () => null,
}
const api = await anApi({ deps: { places: somePlaces } })
let rows: Awaited<ReturnType<typeof insertPermissionData>>
let ownHold = ''
let changed = true
let salonHours: Request<typeof endpoints.changeHours>['body']
let salon: Awaited<ReturnType<typeof aProvider>>
let salonItem: Awaited<ReturnType<typeof aCatalogItem>>

beforeAll(async () => {
  for (const { as } of Object.values<As>(CALLERS)) if (as) await anAccount(api.database, as)
  await anAccount(api.database, { userName: 'lotte' })
  const iris = await aProvider(api.database, { userName: 'salon-iris', ownerUserName: 'saskia' })
  salon = await aProvider(api.database, { userName: 'salon-pioen', ownerUserName: 'petra' })
  salonItem = await aCatalogItem(api.database, salon)
  for (const role of MEMBER_ROLES) {
    await addMember('hier', role, salon.id)
    await addMember('elders', role, iris.id)
  }
  const asPetra = CALLERS.provider
  const hours = { params: { userName: salon.userName } }
  salonHours = (await api.call(endpoints.getHours, hours, asPetra)).data
})

async function addMember(where: string, role: MemberRole, providerId: string): Promise<void> {
  const userName = `${where}-${role}`
  await anAccount(api.database, { userName })
  await api.database.transaction((trx) => writeMembership(trx, { providerId, userName, role }))
}

// Every cell finds the rows as they were: a request that is refused changes nothing, so they are written anew only after
// one that succeeded.
beforeEach(async () => {
  if (!changed) return
  changed = false
  rows = await insertPermissionData(api.database, salon, salonItem)
  const hold = { userName: salon.userName, startTime: '2026-11-24T13:00:00Z', durationMinutes: 45 }
  ownHold = (await api.call(endpoints.holdSlot, { body: hold }, CALLERS.customer)).data.holdId
})

test('every operation of the contract is listed', () => {
  const listed = [...Object.keys(MATRIX), ...SIGN_IN]
  expect(listed.toSorted()).toEqual(Object.keys(endpoints).toSorted())
  for (const name of SIGN_IN) expect(endpoints[name].access, name).toBe('open')
})

const CELLS = Object.entries(MATRIX).flatMap(([endpoint, verdicts]) =>
  Object.entries(verdicts).map(([caller, verdict]) => [endpoint, caller, verdict]),
) as [keyof typeof MATRIX, CallerName, Verdict][]

const ofAnOrder = (name: string) =>
  /^((get|modify|cancel)Order|(request|confirm)MailCode)$/.test(name)
test.each(CELLS.filter(([name]) => ofAnOrder(name)))('[ORDER-09] %s by %s: %s', holds)
test.each(CELLS.filter(([name]) => !ofAnOrder(name)))('%s by %s: %s', holds)

async function holds(name: keyof typeof MATRIX, callerName: CallerName, verdict: Verdict) {
  await hasVerdict(name, CALLERS[callerName], verdict)
}

async function hasVerdict(name: keyof typeof MATRIX, from: As, verdict: Verdict) {
  if (/Visit(Link|Terms|Address)$/.test(name)) await writeDown(rows.ownOrder)
  const answer = await api.app.inject(injection(endpoints[name], requestTo(name), from))
  const body = answer.json()
  const outcome = answer.statusCode === endpoints[name].status ? 'yes' : body.code
  changed ||= outcome === 'yes' && endpoints[name].method !== 'GET'
  expect(outcome, answer.body).toBe(verdict)
  if (outcome === 'yes') endpoints[name].reply.parse(body)
}

test('the permission of every operation of the workspace is listed', () => {
  const ofSalon = ([, { path }]: [string, Endpoint]) => path.startsWith('/salonApi/:userName/')
  const names = Object.entries<Endpoint>(endpoints).filter(ofSalon)
  expect(Object.keys(PERMISSIONS).toSorted()).toEqual(names.map(([name]) => name).toSorted())
})

const OF_SALON = Object.keys(PERMISSIONS) as (keyof typeof PERMISSIONS)[]
const has = (role: MemberRole, name: keyof typeof PERMISSIONS) =>
  hasPermission(role, PERMISSIONS[name])
// What an owner may, another member may whose role has the permission.
const ALLOWED = OF_SALON.flatMap((name) =>
  MEMBER_ROLES.slice(1).flatMap((role) => (has(role, name) ? [[name, role] as const] : [])),
)
test.each(ALLOWED)('[WORK-02] %s by %s of the salon as by its owner', async (name, role) => {
  await hasVerdict(name, { as: { userName: `hier-${role}` } }, MATRIX[name].provider)
})

test.each(OF_SALON)(
  '[WORK-02] %s by other roles, and in any role elsewhere: forbidden',
  async (name) => {
    const without = MEMBER_ROLES.filter((role) => !has(role, name)).map((role) => `hier-${role}`)
    for (const userName of [...without, ...MEMBER_ROLES.map((role) => `elders-${role}`)])
      await hasVerdict(name, { as: { userName } }, 'forbidden')
  },
)

test.each(Object.keys(MATRIX) as (keyof typeof MATRIX)[])(
  '[AUTH-10] %s with an invalid bearer token is refused',
  async (name) => {
    const bad = { headers: { authorization: 'Bearer not-a-token' } }
    const answer = await api.app.inject(injection(endpoints[name], requestTo(name), bad))
    const { access, status }: Endpoint = endpoints[name]
    // Where a token is never needed a stale one must not get in the way.
    if (access === 'public') expect(answer.statusCode).toBe(status)
    else expect(answer.json()).toMatchObject({ statusCode: 401, code: 'invalid-token' })
  },
)

test('a forbidden request is refused before its body is read', async () => {
  const malformed = injection(endpoints.placeOrder, { body: { items: 'none' } })
  expect((await api.app.inject(malformed)).json().code).toBe('sign-in-required')
})

/** Makes an order that of somebody without an account, whom Petra wrote down. */
async function writeDown(orderId: string): Promise<void> {
  await api.database.pool.query(
    "update orders set customer_user_name = null, placed_by = 'petra', customer_email = 'els@voorbeeld.nl' where id = $1",
    [orderId],
  )
}

function linkForPetra(): string {
  const link = { orderId: rows.ownOrder, version: 1, answerBy: tuesday('10:00') }
  return answerLinkToken(TEST_SECRET, link, 'petra')
}

function requestTo(name: keyof typeof MATRIX): Parameters<typeof injection>[1] {
  const days = { startDate: '2026-11-24', endDate: '2026-11-24', window: 60 }
  const salon = { params: { userName: 'salon-pioen' } }
  const ownItem = { userName: 'salon-pioen', itemId: rows.someItem }
  const city = { countryCode: 'NL', cityCode: 'NL02' }
  switch (name) {
    case 'listCities':
    case 'listCityProviders':
    case 'listServices':
      return { params: city }
    case 'getPlace':
      return { params: { placeId: 'wpl-1' } }
    case 'searchProviders':
      return { body: {} }
    case 'listSlots':
    case 'listSlotsWithToken':
      return { ...salon, query: days }
    case 'holdSlot':
      return {
        body: { userName: 'salon-pioen', startTime: '2026-11-24T15:00:00Z', durationMinutes: 45 },
      }
    case 'renewHold':
    case 'releaseHold':
      return { params: { holdId: ownHold }, body: {} }
    case 'listPromotions': {
      const params = { customerUserName: 'anouk', providerUserName: 'salon-pioen' }
      return { params, query: { effectiveDate: '2026-11-24' } }
    }
    case 'listCustomerPromotions':
      return {
        params: { customerUserName: 'anouk' },
        query: { effectiveDate: '2026-11-24', cityCode: 'NL02' },
      }
    case 'mergeFavourites':
      return { body: { userNames: ['salon-pioen'] } }
    case 'sendContactRequest':
      return { body: aMessage() }
    case 'registerProvider':
      return { body: aRegistration() }
    case 'recordEvents':
      return { body: { events: [{ name: 'search' }] } }
    case 'countEvents':
      return { query: { from: '2026-11-24', to: '2026-11-24' } }
    case 'placeOrder':
      return { body: draftForAnouk() }
    case 'listOrders':
      return { query: { customerUsername: 'anouk' } }
    case 'createReview':
      return { ...salon, body: { orderId: rows.ownPastOrder, rating: 5 } }
    case 'deleteAccount':
      return { body: { userName: 'anouk' } }
    case 'replyToReview':
      return {
        params: { userName: 'salon-pioen', reviewId: rows.someReview },
        body: { reply: 'Dank je' },
      }
    case 'reportReview':
      return { params: { reviewId: rows.someReview }, body: { reason: 'personal' } }
    case 'getOrder':
      return { params: { orderId: rows.ownOrder } }
    case 'modifyOrder':
      return { params: { orderId: rows.ownOrder }, body: draftForAnouk() }
    case 'cancelOrder':
      return { params: { orderId: rows.ownOrder }, body: { orderId: rows.ownOrder } }
    case 'answerRequest':
      return {
        params: { userName: 'salon-pioen', orderId: rows.ownOrder },
        body: { answer: 'CONFIRMED', version: 1 },
      }
    case 'readAnswerLink':
      return { params: { token: linkForPetra() } }
    case 'answerByLink':
      return { params: { token: linkForPetra() }, body: { answer: 'CONFIRMED' } }
    case 'readVisitLink':
    case 'acceptVisitTerms':
    case 'removeVisitAddress':
      return { params: { token: visitLinkToken(TEST_SECRET, rows.ownOrder, 'els@voorbeeld.nl') } }
    case 'getAgenda':
      return { ...salon, query: { from: '2026-11-24' } }
    case 'listFreeTimes':
      return { ...salon, query: { date: '2026-11-24', durationMinutes: 45 } }
    case 'addBlock':
      return { ...salon, body: aBlockAt('2026-11-24T15:00:00Z', '2026-11-24T16:00:00Z') }
    case 'removeBlock':
      return { params: { userName: 'salon-pioen', blockId: rows.ownOrder } }
    case 'moveBlock':
      return {
        params: { userName: 'salon-pioen', blockId: rows.someBlock },
        body: { fromTime: '2026-11-24T07:00:00Z', startTime: '2026-11-24T07:30:00Z' },
      }
    case 'bookVisit':
      return {
        ...salon,
        body: {
          startTime: '2026-11-24T11:00:00Z',
          items: [{ catalogItemId: salonItem.id }],
        },
      }
    case 'getVisit':
      return { params: { userName: 'salon-pioen', orderId: rows.ownOrder } }
    case 'setVisitStatus':
      return {
        params: { userName: 'salon-pioen', orderId: rows.ownOrder },
        body: { status: 'CANCELLED', version: 1 },
      }
    case 'undoVisitChange':
      return { params: { userName: 'salon-pioen', orderId: rows.ownOrder }, body: { version: 1 } }
    case 'moveVisit':
      return {
        params: { userName: 'salon-pioen', orderId: rows.ownOrder },
        body: { version: 1, startTime: '2026-11-24T11:00:00Z' },
      }
    case 'setVisitNote':
      return {
        params: { userName: 'salon-pioen', orderId: rows.ownOrder },
        body: { note: 'Rustig' },
      }
    case 'changeHours':
      return { ...salon, body: salonHours }
    case 'addClosure':
      return { ...salon, body: { from: '2027-06-01', to: '2027-06-02' } }
    case 'removeClosure':
      return { params: { userName: 'salon-pioen', closureId: rows.someClosure } }
    case 'addPromotion':
      return { ...salon, body: SOME_TERMS }
    case 'changePromotion':
      return { params: ofSomePromotion(), body: { ...SOME_TERMS, version: 1 } }
    case 'switchPromotion':
      return { params: ofSomePromotion(), body: { status: 'paused', version: 1 } }
    case 'addCatalogItem':
      return { ...salon, body: aTreatment() }
    case 'orderCatalog': {
      const [before, after] = [rows.itemIds, rows.itemIds.toReversed()]
      return { ...salon, body: { before, after } }
    }
    case 'importCatalog':
      return { ...salon, body: { rows: [aTreatment()] } }
    case 'changeCatalogItem':
      return { params: ownItem, body: { ...aTreatment(), version: 1 } }
    case 'removeCatalogItem':
      return { params: ownItem, body: { version: 1 } }
    case 'createCalendarFeed':
      return { ...salon, body: { name: 'Telefoon' } }
    case 'deleteCalendarFeed':
      return { params: { userName: 'salon-pioen', feedId: ownHold } }
    case 'addExternalCalendar':
      return { ...salon, body: { name: 'Privé', address: 'https://127.0.0.1/a.ics' } }
    case 'readExternalCalendar':
    case 'removeExternalCalendar':
      return {
        params: { userName: 'salon-pioen', externalCalendarId: ownHold },
        ...(name === 'readExternalCalendar' && { body: {} }),
      }
    case 'savePushDevice':
      return { ...salon, body: aDevice().body }
    case 'deletePushDevice':
      return { params: { userName: 'salon-pioen', deviceId: 'A'.repeat(43) } }
    case 'pauseProvider':
      return { ...salon, body: { isPaused: false } }
    case 'changeSettings':
      return { ...salon, body: { ...SETTINGS, version: rows.salonVersion } }
    case 'saveProfile':
      return { ...salon, body: { version: rows.salonVersion, profile: SOME_PROFILE } }
    case 'uploadPicture':
      return { ...salon, body: SMALL_PNG, contentType: 'image/png' }
    case 'describePicture':
      return {
        params: { userName: 'salon-pioen', pictureId: rows.somePicture },
        body: { descriptionNl: 'Stoel', descriptionEn: 'Chair' },
      }
    case 'orderPictures':
      return { ...salon, body: { pictureIds: [rows.somePicture] } }
    case 'removePicture':
      return { params: { userName: 'salon-pioen', pictureId: rows.somePicture } }
    case 'changeMember':
      return { params: ofSomeMember(), body: { role: 'manager', version: rows.someMember.version } }
    case 'removeMember':
      return { params: ofSomeMember(), body: { version: rows.someMember.version } }
    case 'inviteMember':
      return { ...salon, body: { email: 'noor@voorbeeld.nl', role: 'staff', language: 'nl' } }
    case 'sendInvitation':
      return { params: { userName: 'salon-pioen', invitationId: rows.someInvitation.id }, body: {} }
    case 'withdrawInvitation':
      return { params: { userName: 'salon-pioen', invitationId: rows.someInvitation.id } }
    case 'getInvitation':
      return { params: { token: rows.someInvitation.token } }
    case 'acceptInvitation':
    case 'declineInvitation':
      return { params: { token: rows.someInvitation.token }, body: {} }
    case 'getClient':
      return aClient()
    case 'updateClient':
      return { ...aClient(), body: { version: rows.ownClient.version, name: 'Anouk' } }
    case 'setClientBlock':
      return { ...aClient(), body: { isBlocked: false } }
    case 'mergeClients':
      return {
        ...aClient(),
        body: { version: rows.ownClient.version, otherClientId: rows.otherClient },
      }
    case 'eraseClient':
      return { ...aClient(), body: { version: rows.ownClient.version } }
    case 'requestMailCode':
      return { params: { orderId: rows.ownOrder }, body: {} }
    case 'confirmMailCode':
      return { params: { orderId: rows.ownOrder }, body: { code: '12345678' } }
    default:
      return salon
  }
}

function ofSomeMember() {
  return { userName: 'salon-pioen', memberUserName: rows.someMember.userName }
}

function aClient() {
  return { params: { userName: 'salon-pioen', clientId: rows.ownClient.id } }
}

function aBlockAt(startTime: string, endTime: string) {
  return { calendarId: salon.id, startTime, endTime }
}

function ofSomePromotion() {
  return { userName: 'salon-pioen', promotionId: rows.somePromotion }
}

function draftForAnouk() {
  return aDraft({ userName: 'salon-pioen' }, [salonItem], { startsAt: wednesday('10:00') })
}
