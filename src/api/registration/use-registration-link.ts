import type {
  answerRegistrationQuestion as answerEndpoint,
  confirmRegistration as confirmEndpoint,
  readRegistrationLink as readEndpoint,
} from '#contract/registration.ts'
import { proposedUserName } from '#domain/registration/proposed-user-name.ts'
import { HOUR_SECONDS } from '#domain/time-units.ts'
import type { Limit } from '#platform/rate-limit.ts'
import type { ApiDeps } from '../api-deps.ts'
import { enforceRateLimit } from '../http/enforce-rate-limit.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { makeSalon } from './approve-registration.ts'
import { writeSalonAnswer } from './decide-registration.ts'
import { freeUserName } from './read-registrations.ts'
import { registrationTokenHash } from './registration-token.ts'
import { pointOfSalon } from './salon-point.ts'
import {
  findByToken,
  lockRegistration,
  type RegistrationRow,
  writeAct,
  writeProof,
} from './store.ts'

type LinkDeps = Pick<
  ApiDeps,
  'database' | 'clock' | 'places' | 'limiter' | 'isRegistrationOpen' | 'workItemTerms'
>

const BY_ADDRESS: Limit = { name: 'registration-link', points: 20, seconds: HOUR_SECONDS }
const READS_BY_ADDRESS: Limit = {
  name: 'registration-link-read',
  points: 60,
  seconds: HOUR_SECONDS,
}
const CHANGED = { ok: false, refusal: 'registration-changed' } as const
const NOT_FOUND = { ok: false, refusal: 'not-found' } as const

/** What the link of a mail about a registration is for; reading it changes nothing (DESK-052). */
export async function readRegistrationLink(
  deps: LinkDeps,
  { params, address }: Pick<HandlerInput<typeof readEndpoint>, 'params' | 'address'>,
): Promise<Outcome<typeof readEndpoint>> {
  const limited = await enforceRateLimit(deps.limiter, [READS_BY_ADDRESS, address])
  if (limited) return limited
  const { database, clock } = deps
  const tokenHash = registrationTokenHash(params.token)
  const found = await findByToken(database.query, tokenHash, clock.now())
  if (!found) return NOT_FOUND
  const { salonName, street, postalCode, question } = found
  const step = stepOf(deps, found)
  const shown = step === 'answer' ? question : null
  const registration = { step, salonName, street, postalCode, question: shown }
  return { ok: true, answer: { data: { registration } } }
}

/** Answers the question of an operator; whoever has the link may (DESK-052). */
export async function answerRegistrationQuestion(
  deps: LinkDeps,
  {
    params,
    body,
    address,
  }: Pick<HandlerInput<typeof answerEndpoint>, 'params' | 'body' | 'address'>,
): Promise<Outcome<typeof answerEndpoint>> {
  const limited = await enforceRateLimit(deps.limiter, [BY_ADDRESS, address])
  if (limited) return limited
  return withLink(deps, { params, step: 'answer' }, async (trx, row, now) => {
    await writeProof(trx, row.id, now)
    const { workItemTerms } = deps
    await writeSalonAnswer(trx, row, { answer: body.answer, now, workItemTerms })
    return null
  })
}

/** Proves the address of a registration and makes its salon, where no operator decides (DESK-051). */
export async function confirmRegistration(
  deps: LinkDeps,
  {
    params,
    body,
    address,
  }: Pick<HandlerInput<typeof confirmEndpoint>, 'params' | 'body' | 'address'>,
): Promise<Outcome<typeof confirmEndpoint>> {
  const { query } = deps.database
  const limited = await enforceRateLimit(deps.limiter, [BY_ADDRESS, address])
  if (limited) return limited
  const found = await findByToken(query, registrationTokenHash(params.token), deps.clock.now())
  if (!found) return NOT_FOUND
  // Before the transaction: the places service may be slow.
  const point = await pointOfSalon(deps.places, { ...body, postalCode: found.postalCode })
  const userName = await freeUserName(query, proposedUserName(body.fullName))
  return withLink(deps, { params, step: 'confirm' }, async (trx, row, now) => {
    await writeProof(trx, row.id, now)
    const salon = { ...body, userName, point, note: '' }
    const made = await makeSalon(trx, row, salon, { now, mailAt: now })
    if (!made.ok) return made.refusal === 'username-taken' ? CHANGED : made
    const { providerId, invitationId } = made
    const act = { status: 'approved', statusBefore: null, assignee: null } as const
    await writeAct(trx, row.id, { ...act, now, providerId, invitationId })
    return null
  })
}

interface Link {
  readonly params: { readonly token: string }
  readonly step: 'answer' | 'confirm'
}

type Use = (
  trx: Parameters<typeof writeProof>[0],
  row: RegistrationRow,
  now: number,
) => Promise<HttpRefusal | null>

/** Uses a link for its step: of two at the same time the second finds it used. */
async function withLink(
  deps: LinkDeps,
  { params, step }: Link,
  use: Use,
): Promise<{ ok: true; answer: object } | HttpRefusal> {
  const tokenHash = registrationTokenHash(params.token)
  const refusal = await deps.database.transaction(async (trx) => {
    const now = deps.clock.now()
    const found = await findByToken(trx, tokenHash, now)
    // Read again under the lock: an operator may have decided meanwhile.
    const row =
      found && (await lockRegistration(trx, found.id)) && (await findByToken(trx, tokenHash, now))
    if (!row) return NOT_FOUND
    if (stepOf(deps, row) !== step) return CHANGED
    return use(trx, row, now)
  })
  return refusal ?? { ok: true, answer: {} }
}

function stepOf(
  { isRegistrationOpen }: Pick<LinkDeps, 'isRegistrationOpen'>,
  { status }: RegistrationRow,
): 'confirm' | 'answer' | 'nothing' {
  if (status === 'asked') return 'answer'
  return status === 'open' && isRegistrationOpen ? 'confirm' : 'nothing'
}
