import type {
  listFormerTerms as listEndpoint,
  getFormerTerms as versionEndpoint,
} from '#contract/provider-terms.ts'
import { holdsFrom, termsAt } from '#domain/provider-terms/notice.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { findTerms, findTexts } from './store.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock'>

const MAX_VERSIONS = 50

/** The versions of the terms that held earlier, the latest first, for every member (DESK-191). */
export async function listFormerTerms(
  deps: Deps,
  { caller, params }: Pick<HandlerInput<typeof listEndpoint>, 'caller' | 'params'>,
): Promise<Outcome<typeof listEndpoint>> {
  const access = { providerUserName: params.userName, permission: 'read-members' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const versions = (await findFormer(deps)).map(({ id: _, ...version }) => version)
  return { ok: true, answer: { data: { versions: versions.toReversed() } } }
}

/** One of them with its text. */
export async function readFormerTerms(
  deps: Deps,
  { caller, params }: Pick<HandlerInput<typeof versionEndpoint>, 'caller' | 'params'>,
): Promise<Outcome<typeof versionEndpoint>> {
  const access = { providerUserName: params.userName, permission: 'read-members' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const found = (await findFormer(deps)).find(({ number }) => number === params.number)
  const [stored] = found ? await findTexts(deps.database.query, [found.id]) : []
  if (!(found && stored)) return { ok: false, refusal: 'not-found' }
  const { number, holdsFrom: heldFrom, change } = found
  const version = { number, holdsFrom: heldFrom, change, text: stored.text }
  return { ok: true, answer: { data: { version } } }
}

async function findFormer({ database, clock }: Deps) {
  const now = clock.now()
  const stored = await findTerms(database.query, MAX_VERSIONS)
  const { current } = termsAt(stored, now)
  return stored.flatMap((terms, index) => {
    const next = stored[index + 1]
    if (!(current && next) || terms.number >= current.number) return []
    const { id, number, change } = terms
    return [
      { id, number, change, holdsFrom: holdsFrom(terms, now), heldUntil: holdsFrom(next, now) },
    ]
  })
}
