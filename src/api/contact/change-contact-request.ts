import type { Transaction } from 'kysely'
import type { ContactStatus } from '#domain/contact/contact-status.ts'
import type { OperatorAct } from '#domain/operator-log/acts.ts'
import { visibleText } from '#domain/visible-text.ts'
import { enqueue } from '#platform/jobs.ts'
import { uuidv7 } from '#platform/random.ts'
import { findSubject } from '../account/subject-store.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HttpRefusal } from '../http/outcome.ts'
import { findAssignees } from '../operator-log/find-assignees.ts'
import { recordAct } from '../operator-log/record-act.ts'
import type { Tables } from '../schema.gen.ts'
import { storable } from '../storable.ts'
import {
  insertMail,
  lockRequest,
  type RequestRow,
  replyJobKey,
  writePrivacyRequest,
  writeRequestAssignee,
  writeStatus,
} from './desk-store.ts'
import type {} from './tasks.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock'>
type ChangeResult = { ok: true } | HttpRefusal

interface RequestChange {
  readonly contactRequestId: string
  /** That which the operator has read. */
  readonly version: number
  readonly operatorUserName: string
}

/** Mails a reply; the row of the thread, the job and the log are one transaction (DESK-081). */
export async function replyToRequest(
  deps: Deps,
  { text, status, ...change }: RequestChange & { text: string; status: ContactStatus },
): Promise<ChangeResult> {
  const refused = missingText(text)
  if (refused) return refused
  const act = { act: 'reply-message', details: { status } } as const
  return changeRequest(deps, change, act, async (trx, { id }, now) => {
    const mailId = await insertThreadMail(trx, { id, now, text, ...change }, 'sent')
    await enqueue(trx, 'contact-reply-mail', { mailId }, { key: replyJobKey(mailId) })
    await writeStatus(trx, id, { status, now })
  })
}

/** Writes down what the sender answered by mail; the request is open again (DESK-082). */
export async function addAnswer(
  deps: Deps,
  { text, ...change }: RequestChange & { text: string },
): Promise<ChangeResult> {
  const refused = missingText(text)
  if (refused) return refused
  return changeRequest(deps, change, { act: 'answer-message' }, async (trx, { id }, now) => {
    await insertThreadMail(trx, { id, now, text, ...change }, 'received')
    await writeStatus(trx, id, { status: 'open', now })
  })
}

/** Closes a request, opens it again, or says that its sender has to answer (DESK-083). */
export async function setRequestStatus(
  deps: Deps,
  { status, ...change }: RequestChange & { status: ContactStatus },
): Promise<ChangeResult> {
  const act = { act: 'message-status', details: { status } } as const
  return changeRequest(deps, change, act, (trx, { id }, now) =>
    writeStatus(trx, id, { status, now }),
  )
}

/** Says whether a request is one of GDPR 15 to 17, which has a term of its own (DESK-300). */
export async function setPrivacyRequest(
  deps: Deps,
  { isPrivacyRequest, ...change }: RequestChange & { isPrivacyRequest: boolean },
): Promise<ChangeResult> {
  const act = isPrivacyRequest ? 'mark-privacy-request' : 'unmark-privacy-request'
  return changeRequest(deps, change, { act }, (trx, { id }) =>
    writePrivacyRequest(trx, id, isPrivacyRequest),
  )
}

/** Says who handles a request (DESK-083). */
export async function assignRequest(
  deps: Deps & Pick<ApiDeps, 'signIns'>,
  { assignee, ...change }: RequestChange & { assignee: string | null },
): Promise<ChangeResult> {
  const operators = await findAssignees(deps, null)
  if (assignee !== null && operators.every(({ userName }) => userName !== assignee)) {
    const details = [{ path: 'body.assignee', message: 'is no operator, or is locked' }]
    return { ok: false, refusal: 'invalid-request', details }
  }
  return changeRequest(deps, change, { act: 'assign-message' }, (trx, { id }) =>
    writeRequestAssignee(trx, id, assignee),
  )
}

// Only a request that is as it was read is changed: of two operators the second is told (DESK-085).
async function changeRequest(
  { database, clock }: Deps,
  { contactRequestId, version, operatorUserName }: RequestChange,
  act: { act: OperatorAct; details?: Readonly<Record<string, unknown>> },
  write: (trx: Transaction<Tables>, request: RequestRow, now: number) => Promise<void>,
): Promise<ChangeResult> {
  return database.transaction(async (trx) => {
    const request = await lockRequest(trx, contactRequestId)
    if (!request) return { ok: false, refusal: 'not-found' }
    if (request.version !== version) return { ok: false, refusal: 'item-changed' }
    await write(trx, request, clock.now())
    const target = { kind: 'message', id: contactRequestId } as const
    await recordAct(trx, { operator: { userName: operatorUserName }, target, ...act }, clock)
    return { ok: true }
  })
}

async function insertThreadMail(
  trx: Transaction<Tables>,
  mail: { id: string; now: number; text: string; operatorUserName: string },
  direction: 'sent' | 'received',
): Promise<string> {
  const id = uuidv7(mail.now)
  await insertMail(trx, {
    id,
    requestId: mail.id,
    direction,
    text: storable(mail.text),
    writtenAt: mail.now,
    writtenBy: (await findSubject(trx, mail.operatorUserName)) ?? null,
  })
  return id
}

function missingText(text: string): HttpRefusal | null {
  if (visibleText(text) !== '') return null
  const details = [{ path: 'body.text', message: 'is required' }]
  return { ok: false, refusal: 'invalid-request', details }
}
