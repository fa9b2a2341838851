import type {
  getRegistration as getEndpoint,
  listRegistrations as listEndpoint,
} from '#contract/desk-registration.ts'
import { randomDigits } from '#platform/random.ts'
import type { ApiDeps } from '../api-deps.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { findProviderId } from '../provider-id-store.ts'
import { readVatCheck } from './check-vat.ts'
import { findDuplicates } from './duplicate-store.ts'
import { findNotes } from './note-store.ts'
import {
  type DetailData,
  detailView,
  dutchDay,
  summaryView,
  userNameOf,
} from './registration-view.ts'
import { findPlace } from './salon-point.ts'
import { countLists, findList, findListed } from './store.ts'

const MOST_COUNTED = 1_000
const MOST_SUFFIXES = 20

/** A page of the registrations that wait for an operator, for the salon, or are decided (DESK-041). */
export async function listRegistrations(
  { database, clock, workItemTerms }: Pick<ApiDeps, 'database' | 'clock' | 'workItemTerms'>,
  { query: { list, after, limit } }: Pick<HandlerInput<typeof listEndpoint>, 'query'>,
): Promise<Outcome<typeof listEndpoint>> {
  const { query } = database
  const [found, counts] = await Promise.all([
    findList(query, list, { after: readCursor(after), limit: limit + 1 }),
    countLists(query, MOST_COUNTED),
  ])
  const { rows, nextCursor } = pageOf(found, limit, ({ place, id }) => ({ value: place, id }))
  const now = clock.now()
  const registrations = rows.map((row) => summaryView(row, { now, workItemTerms }))
  return { ok: true, answer: { data: { today: dutchDay(now), registrations, nextCursor, counts } } }
}

export type DetailDeps = Pick<
  ApiDeps,
  'database' | 'clock' | 'places' | 'operator' | 'asksVatService' | 'workItemTerms'
>

/** A registration with its checks and what looks like it (DESK-043, DESK-044). */
export async function getRegistration(
  deps: DetailDeps,
  { params }: Pick<HandlerInput<typeof getEndpoint>, 'params'>,
): Promise<Outcome<typeof getEndpoint>> {
  return readDetail(deps, params.registrationId)
}

/** The answer of every operation on one registration. */
export async function readDetail(
  deps: DetailDeps,
  id: string,
): Promise<{ ok: true; answer: { data: DetailData } } | HttpRefusal> {
  const { database, clock, places, operator, workItemTerms } = deps
  const { query } = database
  const row = await findListed(query, id)
  if (!row) return { ok: false, refusal: 'not-found' }
  const [duplicates, place, userName, vatService, notes] = await Promise.all([
    findDuplicates(query, id),
    findPlace(places, row),
    freeUserName(query, userNameOf(row)),
    readVatCheck(deps, row),
    findNotes(query, id),
  ])
  const now = clock.now()
  const registration = detailView(
    row,
    { duplicates, place, userName, vatService, notes },
    { now, workItemTerms },
  )
  return {
    ok: true,
    answer: { data: { today: dutchDay(now), operatorEmail: operator.email, registration } },
  }
}

/** A user name that nobody has: the proposed one, or that with the first free number. */
export async function freeUserName(
  query: ApiDeps['database']['query'],
  proposed: string,
): Promise<string> {
  for (let nth = 1; nth <= MOST_SUFFIXES; nth++) {
    const userName = nth === 1 ? proposed : `${proposed}-${nth}`
    if (!(await findProviderId(query, userName))) return userName
  }
  return `${proposed}-${randomDigits(8)}`
}
