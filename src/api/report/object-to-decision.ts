import type { objectToDecision as objectEndpoint, readObjectionLink } from '#contract/report.ts'
import { visibleText } from '#domain/visible-text.ts'
import { uuidv7 } from '#platform/random.ts'
import type { ApiDeps } from '../api-deps.ts'
import { enforceRateLimit } from '../http/enforce-rate-limit.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { storable } from '../storable.ts'
import { OBJECTIONS_BY_ADDRESS } from './limits.ts'
import { type ObjectionLink, readObjectionToken } from './objection-link.ts'
import { findDecisions, findObjections, findReport, insertObjection, lockReport } from './store.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'secretKey' | 'limiter'>

/** The decision that a link objects to. Open to whoever has the link. */
export async function readObjection(
  deps: Deps,
  { params }: Pick<HandlerInput<typeof readObjectionLink>, 'params'>,
): Promise<Outcome<typeof readObjectionLink>> {
  const link = openLink(deps, params.token)
  const { query } = deps.database
  const report = link && (await findReport(query, link.reportId))
  const decision = report && (await findDecisions(query, report.id)).at(-1)
  if (!decision) return { ok: false, refusal: 'not-found' }
  const objections = await findObjections(query, report.id)
  const own = objections.find(({ party }) => party === link.party)
  const data = {
    kind: report.kind,
    party: link.party,
    providerFullName: report.providerName,
    effect: decision.effect,
    ground: decision.ground,
    facts: decision.facts,
    decidedAt: new Date(decision.decidedAt).toISOString(),
    until: new Date(link.until).toISOString(),
    objectedAt: own ? new Date(own.objectedAt).toISOString() : null,
  }
  return { ok: true, answer: { data } }
}

/** Stores an objection and opens its report again (DESK-076). Open to whoever has the link; once for each party. */
export async function objectToDecision(
  deps: Deps,
  { params, body, address }: HandlerInput<typeof objectEndpoint>,
): Promise<Outcome<typeof objectEndpoint>> {
  const limited = await enforceRateLimit(deps.limiter, [OBJECTIONS_BY_ADDRESS, address])
  if (limited) return limited
  const link = openLink(deps, params.token)
  if (!link) return { ok: false, refusal: 'not-found' }
  if (visibleText(body.message) === '') {
    const details = [{ path: 'body.message', message: 'is required: say what is not right' }]
    return { ok: false, refusal: 'invalid-request', details }
  }
  return storeObjection(deps, link, storable(body.message))
}

async function storeObjection(
  { database, clock }: Deps,
  { reportId, party }: ObjectionLink,
  message: string,
): Promise<{ ok: true; answer: object } | HttpRefusal> {
  const now = clock.now()
  return database.transaction(async (trx) => {
    if (!(await lockReport(trx, reportId))) return { ok: false, refusal: 'not-found' }
    const objection = { id: uuidv7(now), reportId, party, message, objectedAt: now }
    const isNew = await insertObjection(trx, objection)
    return isNew ? { ok: true, answer: {} } : { ok: false, refusal: 'already-objected' }
  })
}

function openLink({ secretKey, clock }: Deps, token: string): ObjectionLink | undefined {
  const link = readObjectionToken(secretKey, token)
  return link && link.until > clock.now() ? link : undefined
}
