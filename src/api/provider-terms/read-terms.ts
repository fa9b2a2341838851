import type {
  getProviderTerms as publicEndpoint,
  getTermsVersion as versionEndpoint,
} from '#contract/provider-terms.ts'
import { holdsFrom, termsAt } from '#domain/provider-terms/notice.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { releaseTerms, releaseText } from './release-terms.ts'
import { findTerms, findTexts } from './store.ts'

/** More than are announced at a time; the one that holds is among them. */
const READ = 50

/** The terms that hold and those that come (DESK-160). */
export async function readProviderTerms({
  database,
  clock,
}: Pick<ApiDeps, 'database' | 'clock'>): Promise<Outcome<typeof publicEndpoint>> {
  const now = clock.now()
  const { current, coming } = termsAt(await findTerms(database.query, READ), now)
  if (!current) {
    const { number, firstDay, change } = releaseTerms()
    const ofRelease = { number, holdsFrom: firstDay, change, text: releaseText() }
    return { ok: true, answer: { data: { current: ofRelease, isOfRelease: true, coming: [] } } }
  }
  // A version that may still be withdrawn is not shown: nobody has heard of it.
  const shown = [current, ...coming.filter(({ haveMailsBegun }) => haveMailsBegun)]
  const ids = shown.map(({ id }) => id)
  const ofRelease = releaseText()
  const texts = new Map((await findTexts(database.query, ids)).map(({ id, text }) => [id, text]))
  const [first, ...others] = shown.map((terms) => ({
    number: terms.number,
    holdsFrom: holdsFrom(terms, now),
    change: terms.change,
    text: texts.get(terms.id) ?? ofRelease,
  }))
  if (!first) throw new Error('no terms hold')
  const { en, nl } = first.text
  const isOfRelease = en === ofRelease.en && nl === ofRelease.nl
  return { ok: true, answer: { data: { current: first, isOfRelease, coming: others } } }
}

/** One version with its text, for operators. */
export async function readTermsVersion(
  { database }: Pick<ApiDeps, 'database'>,
  { params }: Pick<HandlerInput<typeof versionEndpoint>, 'params'>,
): Promise<Outcome<typeof versionEndpoint>> {
  const [stored] = await findTexts(database.query, [params.termsId])
  if (!stored) return { ok: false, refusal: 'not-found' }
  const { number, firstDay, change, text } = stored
  return { ok: true, answer: { data: { version: { number, holdsFrom: firstDay, change, text } } } }
}
