import { createHash } from 'node:crypto'
import type {
  acceptOperatorLink as acceptEndpoint,
  readOperatorLink as readEndpoint,
} from '#contract/operator-link.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { randomToken } from '#platform/random.ts'
import { lockAccount, setOperator } from '../account/store.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { accountTarget, recordAct } from '../operator-log/record-act.ts'
import {
  consumeLink,
  deleteLinks,
  findLinkExpiry,
  hasOperator,
  isOperator,
  replaceLinks,
} from './store.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock'>

const LINK_TERM_MS = DAY_MS
const TOKEN_BYTES = 32

/** A link that makes an account operator. */
export interface OperatorLink {
  /** The path of its page, with the token. */
  readonly path: string
  /** Epoch ms. */
  readonly expiresAt: number
}

/** Makes a link that works once, for a day; those before it end. Only the hash of its token is stored (DESK-008). */
export function createOperatorLink({ database, clock }: Deps): Promise<OperatorLink> {
  return database.transaction(async (trx) => {
    const token = randomToken(TOKEN_BYTES)
    const now = clock.now()
    const expiresAt = now + LINK_TERM_MS
    await replaceLinks(trx, { tokenHash: hashOf(token), now, expiresAt })
    return { path: `/desk-start/${token}`, expiresAt }
  })
}

/** The link for the first operator; null when there is an operator (DESK-008). */
export async function createFirstOperatorLink(deps: Deps): Promise<OperatorLink | null> {
  return (await hasOperator(deps.database.query)) ? null : createOperatorLink(deps)
}

/** Whether a link works, and for whom. Nothing is said of one that was used or has expired. */
export async function readOperatorLink(
  { database, clock }: Deps,
  { caller, params }: Pick<HandlerInput<typeof readEndpoint>, 'caller' | 'params'>,
): Promise<Outcome<typeof readEndpoint>> {
  const { query } = database
  const expiresAt = await findLinkExpiry(query, hashOf(params.token), clock.now())
  if (expiresAt === undefined) return { ok: false, refusal: 'not-found' }
  const reader = await readerOf(query, caller)
  return { ok: true, answer: { data: { expiresAt: new Date(expiresAt).toISOString(), reader } } }
}

/**
 * Makes the caller operator. Of several at the same time the first counts; who is operator already spends nothing, so that
 * a repeated request is answered alike.
 */
export function acceptOperatorLink(
  { database, clock }: Deps,
  { caller, params }: Pick<HandlerInput<typeof acceptEndpoint>, 'caller' | 'params'>,
): Promise<Outcome<typeof acceptEndpoint>> {
  return database.transaction(async (trx): Promise<Outcome<typeof acceptEndpoint>> => {
    if (caller.kind !== 'user') return { ok: false, refusal: 'sign-in-required' }
    const { userName } = caller
    if (!(await lockAccount(trx, userName))) return { ok: false, refusal: 'invalid-token' }
    if (await isOperator(trx, userName)) return { ok: true, answer: {} }
    if (!(await consumeLink(trx, hashOf(params.token), clock.now())))
      return { ok: false, refusal: 'not-found' }
    await deleteLinks(trx)
    await setOperator(trx, userName, true)
    const target = await accountTarget(trx, userName)
    await recordAct(trx, { operator: { userName }, act: 'use-operator-link', target }, clock)
    return { ok: true, answer: {} }
  })
}

async function readerOf(
  query: ApiDeps['database']['query'],
  caller: HandlerInput<typeof readEndpoint>['caller'],
) {
  if (caller.kind !== 'user') return 'visitor'
  return (await isOperator(query, caller.userName)) ? 'operator' : 'account'
}

// The token is random, so that its hash needs no key.
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
