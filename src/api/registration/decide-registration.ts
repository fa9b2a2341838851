import type { Transaction } from 'kysely'
import type {
  answerForRegistration as answerEndpoint,
  askRegistration as askEndpoint,
  assignRegistration as assignEndpoint,
  refuseRegistration as refuseEndpoint,
} from '#contract/desk-registration.ts'
import { isUndecided, UNDO_SECONDS } from '#domain/registration/registration-status.ts'
import { daysLeftOfTerm, termWithDaysLeft } from '#domain/registration/registration-term.ts'
import type { WorkItemTerms } from '#domain/work-item/terms.ts'
import { enqueue } from '#platform/jobs.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { recordAct } from '../operator-log/record-act.ts'
import type { Tables } from '../schema.gen.ts'
import { storable } from '../storable.ts'
import { type ChangeDeps, changeRegistration } from './change-registration.ts'
import { dutchDay } from './registration-view.ts'
import { type RegistrationRow, setAssignee, writeAct, writeAnswer } from './store.ts'
import type {} from './tasks.ts'

/** Gives a registration to the caller, or to nobody. */
export function assignRegistration(
  deps: ChangeDeps,
  input: Pick<HandlerInput<typeof assignEndpoint>, 'caller' | 'params' | 'body'>,
): Promise<Outcome<typeof assignEndpoint>> {
  return changeRegistration(deps, input, async (trx, { row, operator }) => {
    const assignee = input.body.isMine ? operator : null
    if (row.assignee === assignee) return null
    await setAssignee(trx, row.id, assignee)
    const act = input.body.isMine ? 'take-registration' : 'release-registration'
    await record(trx, { deps, row, operator, act })
    return null
  })
}

/** Asks the salon something by mail; the term stands still until it answers (DESK-047). */
export function askRegistration(
  deps: ChangeDeps,
  input: Pick<HandlerInput<typeof askEndpoint>, 'caller' | 'params' | 'body'>,
): Promise<Outcome<typeof askEndpoint>> {
  return changeRegistration(deps, input, async (trx, { row, operator, now }) => {
    if (row.status !== 'open') return 'changed'
    const mailNumber = await writeAct(trx, row.id, {
      status: 'asked',
      statusBefore: 'open',
      now,
      assignee: operator,
      question: storable(input.body.question),
      daysLeft: Math.max(
        0,
        daysLeftOfTerm(dutchDay(row.termSince), dutchDay(now), deps.workItemTerms),
      ),
    })
    await enqueueMail(trx, { id: row.id, mailNumber, kind: 'question' }, now)
    await record(trx, { deps, row, operator, act: 'ask-registration' })
    return null
  })
}

/** Writes down an answer that came by mail or telephone; the term goes on (DESK-047). */
export function answerForRegistration(
  deps: ChangeDeps,
  input: Pick<HandlerInput<typeof answerEndpoint>, 'caller' | 'params' | 'body'>,
): Promise<Outcome<typeof answerEndpoint>> {
  return changeRegistration(deps, input, async (trx, { row, operator, now }) => {
    if (row.status !== 'asked') return 'changed'
    const { workItemTerms } = deps
    await writeSalonAnswer(trx, row, { answer: input.body.answer, now, workItemTerms })
    await record(trx, { deps, row, operator, act: 'answer-registration' })
    return null
  })
}

/** Stores what a salon answered: the days that were left of the term are left again. @param now epoch ms */
export async function writeSalonAnswer(
  trx: Transaction<Tables>,
  { id, daysLeft }: Pick<RegistrationRow, 'id' | 'daysLeft'>,
  { answer, now, workItemTerms }: { answer: string; now: number; workItemTerms: WorkItemTerms },
): Promise<void> {
  const today = dutchDay(now)
  const day = termWithDaysLeft(today, daysLeft ?? 0, workItemTerms)
  const termSince = day === today ? now : Date.parse(`${day}T12:00Z`)
  await writeAnswer(trx, id, { answer: storable(answer), now, termSince })
}

/** Refuses a registration with its ground and the facts (DESK-047). */
export function refuseRegistration(
  deps: ChangeDeps,
  input: Pick<HandlerInput<typeof refuseEndpoint>, 'caller' | 'params' | 'body'>,
): Promise<Outcome<typeof refuseEndpoint>> {
  return changeRegistration(deps, input, async (trx, { row, operator, now }) => {
    if (!isUndecided(row.status)) return 'changed'
    const { ground, text } = input.body
    const mailNumber = await writeAct(trx, row.id, {
      status: 'refused',
      statusBefore: undecided(row),
      now,
      assignee: operator,
      refusal: { ground, text: storable(text) },
    })
    await enqueueMail(trx, { id: row.id, mailNumber, kind: 'refusal' }, now)
    await record(trx, { deps, row, operator, act: 'refuse-registration', details: { ground } })
    return null
  })
}

/** The status that undo goes back to. */
export function undecided({ status }: RegistrationRow): 'open' | 'asked' {
  return status === 'asked' ? 'asked' : 'open'
}

/** Epoch ms after which an act of `now` cannot be undone any more. */
export function undoEnd(now: number): number {
  return now + UNDO_SECONDS * 1000
}

type Mail = Parameters<typeof enqueue<Tables, 'registration-mail'>>[2]

async function enqueueMail(trx: Transaction<Tables>, mail: Mail, now: number): Promise<void> {
  await enqueue(trx, 'registration-mail', mail, { runAt: undoEnd(now) })
}

interface RegistrationAct {
  readonly deps: Pick<ChangeDeps, 'clock'>
  readonly row: Pick<RegistrationRow, 'id'>
  readonly operator: string
  readonly act: Parameters<typeof recordAct>[1]['act']
  readonly details?: Readonly<Record<string, unknown>>
}

/** Writes an act about a registration to the operator log. */
export function record(
  trx: Transaction<Tables>,
  { deps, row, operator, act, details }: RegistrationAct,
): Promise<void> {
  const target = { kind: 'registration', id: row.id } as const
  const written = { operator: { userName: operator }, act, target, details: details ?? null }
  return recordAct(trx, written, deps.clock)
}
