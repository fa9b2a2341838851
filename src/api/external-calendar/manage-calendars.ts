import type { Reply } from '#contract/endpoint.ts'
import type {
  addExternalCalendar as addEndpoint,
  listExternalCalendars as listEndpoint,
  readExternalCalendar as readEndpoint,
  removeExternalCalendar as removeEndpoint,
} from '#contract/external-calendar.ts'
import { externalState } from '#domain/schedule/external-calendar.ts'
import { HOUR_SECONDS } from '#domain/time-units.ts'
import { keyring } from '#platform/crypto.ts'
import { uuidv7 } from '#platform/random.ts'
import type { Limit } from '#platform/rate-limit.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import { enforceRateLimit } from '../http/enforce-rate-limit.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { storableLine } from '../storable.ts'
import { addressHint, parseCalendarAddress } from './calendar-address.ts'
import { EXTERNAL_CALENDAR_KEYS } from './external-calendar-keys.ts'
import { fetchBusyTimes } from './fetch-busy-times.ts'
import { readCalendar, saveRead } from './read-calendar.ts'
import {
  deleteExternalCalendar,
  type ExternalCalendarRow,
  findExternalCalendar,
  findExternalCalendars,
  insertExternalCalendar,
} from './store.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'publicUrl' | 'secretKey' | 'limiter' | 'network'>
type ExternalCalendar = Reply<typeof listEndpoint>['data']['calendars'][number]

/** Each asks an address that the caller chose. */
const READS: Limit = { name: 'external-calendar', points: 60, seconds: HOUR_SECONDS }

/** The external calendars of the caller's provider (WORK-113). */
export async function listCalendars(
  deps: Deps,
  { caller, params }: Pick<HandlerInput<typeof listEndpoint>, 'caller' | 'params'>,
): Promise<Outcome<typeof listEndpoint>> {
  const member = await findEditor(deps, caller, params.userName)
  if (!member.ok) return member
  const { providerId, timeZone } = member
  const now = deps.clock.now()
  const rows = await findExternalCalendars(deps.database.query, { providerId, now })
  const calendars = rows.map((row) => calendarView(deps, row))
  return { ok: true, answer: { data: { timeZone, calendars } } }
}

/** Adds a calendar that could be read at its address (WORK-113). */
export async function addCalendar(
  deps: Deps,
  { caller, params, body }: HandlerInput<typeof addEndpoint>,
): Promise<Outcome<typeof addEndpoint>> {
  const member = await findEditor(deps, caller, params.userName)
  if (!member.ok) return member
  const { providerId, userName, timeZone } = member
  const parsed = parseCalendarAddress(body.address, deps.publicUrl)
  if (!parsed.ok) return parsed
  const refused = await enforceRateLimit(deps.limiter, [READS, userName])
  if (refused) return refused
  const { address } = parsed
  const now = deps.clock.now()
  const fetched = await fetchBusyTimes(deps, { address, timeZone, providerId, now })
  if (fetched.kind === 'own') return { ok: false, refusal: 'own-calendar' }
  if (fetched.kind === 'unreadable') return { ok: false, refusal: 'calendar-unreadable' }
  const keys = keyring(deps.secretKey, EXTERNAL_CALENDAR_KEYS)
  const id = await deps.database.transaction((trx) =>
    insertExternalCalendar(trx, {
      id: uuidv7(now),
      providerId,
      addedBy: userName,
      now,
      name: storableLine(body.name) || '–',
      encryptedAddress: keys.encrypt(address.href),
      addressFingerprint: keys.fingerprint(address.href),
    }),
  )
  if (id === undefined) return { ok: false, refusal: 'too-many-calendars' }
  await saveRead(deps, id, fetched)
  return oneCalendar(deps, { providerId, id })
}

/** Reads a calendar now, whatever comes of it (WORK-113). */
export async function readCalendarNow(
  deps: Deps,
  { caller, params }: Pick<HandlerInput<typeof readEndpoint>, 'caller' | 'params'>,
): Promise<Outcome<typeof readEndpoint>> {
  const member = await findEditor(deps, caller, params.userName)
  if (!member.ok) return member
  const { providerId, userName } = member
  const id = params.externalCalendarId
  const calendar = { providerId, id, now: deps.clock.now() }
  if (!(await findExternalCalendar(deps.database.query, calendar)))
    return { ok: false, refusal: 'not-found' }
  const refused = await enforceRateLimit(deps.limiter, [READS, userName])
  if (refused) return refused
  await readCalendar(deps, id)
  return oneCalendar(deps, { providerId, id })
}

/** Removes a calendar with its busy times (WORK-113). */
export async function removeCalendar(
  deps: Deps,
  { caller, params }: Pick<HandlerInput<typeof removeEndpoint>, 'caller' | 'params'>,
): Promise<Outcome<typeof removeEndpoint>> {
  const member = await findEditor(deps, caller, params.userName)
  if (!member.ok) return member
  const { externalCalendarId } = params
  const { providerId } = member
  await deleteExternalCalendar(deps.database.query, { providerId, id: externalCalendarId })
  return { ok: true, answer: { data: { externalCalendarId } } }
}

function findEditor(deps: Deps, caller: Caller, providerUserName: string) {
  return findMember(deps, caller, { providerUserName, permission: 'edit-provider' })
}

async function oneCalendar(deps: Deps, { providerId, id }: { providerId: string; id: string }) {
  const calendar = { providerId, id, now: deps.clock.now() }
  const row = await findExternalCalendar(deps.database.query, calendar)
  if (!row) return { ok: false, refusal: 'not-found' } as const
  return { ok: true, answer: { data: { calendar: calendarView(deps, row) } } } as const
}

function calendarView({ secretKey, clock }: Deps, row: ExternalCalendarRow): ExternalCalendar {
  const address = keyring(secretKey, EXTERNAL_CALENDAR_KEYS).decrypt(row.encryptedAddress)
  return {
    externalCalendarId: row.id,
    name: row.name,
    addressHint: address === undefined ? '…' : addressHint(new URL(address)),
    addedAt: new Date(row.addedAt).toISOString(),
    readAt: row.readAt === null ? null : new Date(row.readAt).toISOString(),
    state: externalState(row, clock.now()),
    busyTimes: row.busyTimes,
  }
}
