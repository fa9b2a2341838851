import type {
  announceTerms as announceEndpoint,
  withdrawTerms as withdrawEndpoint,
} from '#contract/provider-terms.ts'
import { canUndo, MAIL_DELAY_MS } from '#domain/order/undo.ts'
import { lastDayOfNotice } from '#domain/provider-terms/notice.ts'
import { compareDates, type PlainDate } from '#domain/schedule/plain-date.ts'
import { enqueue } from '#platform/jobs.ts'
import { uuidv7 } from '#platform/random.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { actingOperator } from '../operator-log/acting-operator.ts'
import { recordAct } from '../operator-log/record-act.ts'
import { storable } from '../storable.ts'
import { firstDayOfNext, listTerms } from './list-terms.ts'
import { releaseTerms, releaseTermsToStore } from './release-terms.ts'
import {
  findTerms,
  findTexts,
  insertTerms,
  lockTerms,
  type TextByLanguage,
  writeWithdrawal,
} from './store.ts'
import type {} from './tasks.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock'>
type AnnounceInput = HandlerInput<typeof announceEndpoint>

const MARKET = { kind: 'market', id: null } as const

/**
 * Announces a new version of the terms (DESK-161). Its mails leave seconds later, so that it can be withdrawn (decision 36). Of
 * two operators at the same time the second is told that the first announced one.
 */
export async function announceTerms(
  deps: Deps,
  { caller, body }: AnnounceInput,
): Promise<Outcome<typeof announceEndpoint>> {
  const { database, clock } = deps
  const refused = await database.transaction(async (trx): Promise<HttpRefusal | null> => {
    await lockTerms(trx)
    const now = clock.now()
    const stored = await findTerms(trx, 1)
    const latest = stored.at(-1) ?? releaseTerms()
    if (latest.number !== body.latest) return { ok: false, refusal: 'item-changed' }
    const text = inBoth(body.text)
    const change = inBoth(body.change)
    const earliest = firstDayOfNext([latest], now)
    const days = { firstDay: earliest, lastDay: lastDayOfNotice(earliest, now) }
    const details = invalidParts({ ...body, text, change }, days)
    if (details.length > 0) return { ok: false, refusal: 'invalid-request', details }
    if (stored.length === 0) await insertTerms(trx, releaseTermsToStore(uuidv7(now)))
    const id = uuidv7(now)
    const number = latest.number + 1
    const firstDay = body.holdsFrom
    await insertTerms(trx, { id, number, firstDay, text, change, announcedAt: now })
    const job = { termsId: id }
    await enqueue(trx, 'announce-provider-terms', job, { runAt: now + MAIL_DELAY_MS })
    const acted = { act: 'announce-terms', target: MARKET, details: { number, firstDay, ...job } }
    await recordAct(
      trx,
      { operator: actingOperator(caller), ...acted, act: 'announce-terms' },
      clock,
    )
    return null
  })
  return refused ?? listTerms(deps)
}

/** Withdraws an announced version before its mails leave (DESK-162). */
export async function withdrawTerms(
  deps: Deps,
  { caller, params }: Pick<HandlerInput<typeof withdrawEndpoint>, 'caller' | 'params'>,
): Promise<Outcome<typeof withdrawEndpoint>> {
  const { database, clock } = deps
  const { termsId } = params
  const refused = await database.transaction(async (trx): Promise<HttpRefusal | null> => {
    await lockTerms(trx)
    const now = clock.now()
    const stored = (await findTerms(trx, 1)).find(({ id }) => id === termsId)
    if (!stored) {
      const isThere = (await findTexts(trx, [termsId])).length > 0
      return { ok: false, refusal: isThere ? 'mail-sent' : 'not-found' }
    }
    const isInTime = stored.announcedAt !== null && canUndo(stored.announcedAt, now)
    if (!(isInTime && (await writeWithdrawal(trx, termsId, now))))
      return { ok: false, refusal: 'mail-sent' }
    const details = { number: stored.number, termsId }
    const operator = actingOperator(caller)
    await recordAct(trx, { operator, act: 'withdraw-terms', target: MARKET, details }, clock)
    return null
  })
  return refused ?? listTerms(deps)
}

function inBoth({ en, nl }: TextByLanguage): TextByLanguage {
  return { en: storable(en), nl: storable(nl) }
}

interface TermsAnnouncement {
  readonly holdsFrom: string
  readonly text: TextByLanguage
  readonly change: TextByLanguage
}

function invalidParts(
  { holdsFrom, text, change }: TermsAnnouncement,
  { firstDay, lastDay }: { firstDay: PlainDate; lastDay: PlainDate },
) {
  const empty = Object.entries({ text, change }).flatMap(([part, { en, nl }]) =>
    Object.entries({ en, nl }).flatMap(([language, words]) =>
      words === '' ? [{ path: `body.${part}.${language}`, message: 'has nothing to read' }] : [],
    ),
  )
  const path = 'body.holdsFrom'
  const day = holdsFrom as PlainDate
  if (compareDates(day, firstDay) < 0)
    return [...empty, { path, message: `is not before ${firstDay}` }]
  if (compareDates(day, lastDay) > 0)
    return [...empty, { path, message: `is not after ${lastDay}` }]
  return empty
}
