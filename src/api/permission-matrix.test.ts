import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Endpoint, Request } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { aCatalogItem, anAccount, aProvider } from '#demo/builders.ts'
import {
  DEFAULT_ROLE_SETTINGS,
  hasPermission,
  MEMBER_ROLES,
  type MemberRole,
  type RoleSettings,
} from '#domain/membership/role.ts'
import { writeMembership } from './membership/store.ts'
import { type As, anApi, injection } from './testing/api.ts'
import { noPlaces } from './testing/no-places.ts'
import { insertPermissionData } from './testing/permission-data.ts'
import { permissionRequest } from './testing/permission-requests.ts'
import {
  CALLERS,
  type CallerName,
  MATRIX,
  SIGN_IN,
  type Verdict,
} from './testing/permission-rows.ts'
import { PERMISSIONS } from './testing/role-permissions.ts'
import { snapshotRows } from './testing/snapshot-rows.ts'

const somePlaces = {
  ...noPlaces,
  lookUp: async (id: string) => ({
    id,
    label: 'Haarlem',
    point: { latitude: 52.4, longitude: 4.6 },
  }),
  lookUpAddress: async () => ({
    street: 'Houtplein 1',
    postalCode: '2012DC',
    town: 'Haarlem',
    point: { latitude: 52.4, longitude: 4.6 },
  }),
}
const api = await anApi({ deps: { places: somePlaces, isRegistrationOpen: true } })
let rows: Awaited<ReturnType<typeof insertPermissionData>>
let ownHold = ''
let changed = false
let restoreRows: Awaited<ReturnType<typeof snapshotRows>>
let salonHours: Request<typeof endpoints.changeHours>['body']
let salon: Awaited<ReturnType<typeof aProvider>>
let salonItem: Awaited<ReturnType<typeof aCatalogItem>>

beforeAll(async () => {
  for (const { as } of Object.values<As>(CALLERS)) if (as) await anAccount(api.database, as)
  await anAccount(api.database, { userName: 'lotte' })
  const iris = await aProvider(api.database, {
    userName: 'salon-iris',
    ownerUserName: 'saskia',
    serviceAvailability: 'BOTH',
  })
  salon = await aProvider(api.database, { userName: 'salon-pioen', ownerUserName: 'petra' })
  salonItem = await aCatalogItem(api.database, salon)
  for (const role of MEMBER_ROLES) {
    await addMember('hier', role, salon.id)
    await addMember('elders', role, iris.id)
  }
  const asPetra = CALLERS.provider
  const hours = { params: { userName: salon.userName } }
  salonHours = (await api.call(endpoints.getHours, hours, asPetra)).data
  rows = await insertPermissionData(api.database, salon, salonItem)
  const hold = { userName: salon.userName, startTime: '2026-11-24T13:00:00Z', durationMinutes: 45 }
  ownHold = (await api.call(endpoints.holdSlot, { body: hold }, CALLERS.customer)).data.holdId
  restoreRows = await snapshotRows(api.database)
})

async function addMember(where: string, role: MemberRole, providerId: string): Promise<void> {
  const userName = `${where}-${role}`
  await anAccount(api.database, { userName })
  await api.database.transaction((trx) => writeMembership(trx, { providerId, userName, role }))
}

// Every cell finds the rows as they were: a request that is refused changes nothing, so they are restored only after one
// that succeeded.
beforeEach(async () => {
  if (changed) await restoreRows()
  changed = false
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
const has = (role: MemberRole, name: keyof typeof PERMISSIONS, settings = DEFAULT_ROLE_SETTINGS) =>
  hasPermission(role, PERMISSIONS[name], settings)
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

// What the owner decided otherwise than at first.
const OTHER: RoleSettings = { receptionMayCancel: true, managersMayExport: false }
const DECIDED = OF_SALON.flatMap((name) =>
  MEMBER_ROLES.flatMap((role) =>
    has(role, name) === has(role, name, OTHER) ? [] : [[name, role] as const],
  ),
)
test.each(DECIDED)('[WORK-188] %s by %s, as the owner decided', async (name, role) => {
  await decide(OTHER)
  try {
    const verdict = has(role, name, OTHER) ? MATRIX[name].provider : 'forbidden'
    await hasVerdict(name, { as: { userName: `hier-${role}` } }, verdict)
  } finally {
    await decide(DEFAULT_ROLE_SETTINGS)
  }
})

async function decide({ receptionMayCancel, managersMayExport }: RoleSettings): Promise<void> {
  await api.database.pool.query(
    'update providers set reception_may_cancel = $2, managers_may_export = $3 where id = $1',
    [salon.id, receptionMayCancel, managersMayExport],
  )
}

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
  changed = true
  await api.database.pool.query(
    "update orders set customer_user_name = null, placed_by = 'petra', customer_email = 'els@voorbeeld.nl' where id = $1",
    [orderId],
  )
}

function requestTo(name: keyof typeof MATRIX) {
  return permissionRequest(name, { rows, salon, salonItem, salonHours, ownHold })
}
