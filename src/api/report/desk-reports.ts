import type {
  assignReport as assignEndpoint,
  getReport as getEndpoint,
  listReports as listEndpoint,
} from '#contract/desk-report.ts'
import type { HandlerReply } from '#contract/endpoint.ts'
import { publicName } from '#domain/person-name.ts'
import { pictureUrl } from '#domain/picture/picture.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { dueDay, type WorkItemTerms } from '#domain/work-item/terms.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { findAssignees } from '../operator-log/find-assignees.ts'
import { recordAct } from '../operator-log/record-act.ts'
import { recordOpening } from '../operator-log/record-opening.ts'
import { mayDecide } from './decide-report.ts'
import { countReports, findReports } from './list-store.ts'
import {
  findDecisions,
  findObjections,
  findReport,
  lockReport,
  type ReportRow,
  writeAssignee,
} from './store.ts'
import { findAuthor, findFacts, findTarget, type ReportFacts } from './target-store.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'signIns' | 'workItemTerms'>
type Detail = HandlerReply<typeof getEndpoint>['data']['report']

const YEAR_MS = 365 * DAY_MS

/** A page of the reports of a state (DESK-071). */
export async function listReports(
  { database: { query }, workItemTerms }: Deps,
  { query: { state, after, limit } }: Pick<HandlerInput<typeof listEndpoint>, 'query'>,
): Promise<Outcome<typeof listEndpoint>> {
  const [found, counts] = await Promise.all([
    findReports(query, { state, after: readCursor(after), limit: limit + 1 }),
    countReports(query),
  ])
  const { rows, nextCursor } = pageOf(found, limit, ({ id, waitingSince, decidedAt }) => ({
    value: waitingSince ?? decidedAt ?? 0,
    id,
  }))
  return {
    ok: true,
    answer: {
      data: { reports: rows.map((row) => rowView(row, workItemTerms)), nextCursor, counts },
    },
  }
}

/** A report with all that helps to decide; the log says that the operator opened it (DESK-071, DESK-215). */
export async function openReport(
  deps: Deps,
  { caller, params }: Pick<HandlerInput<typeof getEndpoint>, 'caller' | 'params'>,
): Promise<Outcome<typeof getEndpoint>> {
  const report = await findReport(deps.database.query, params.reportId)
  if (!report) return { ok: false, refusal: 'not-found' }
  const userName = caller.kind === 'user' ? caller.userName : ''
  const target = { kind: 'report', id: report.id } as const
  await recordOpening(deps, { userName, act: 'open-report', target })
  return { ok: true, answer: { data: { report: await detailOf(deps, report, caller) } } }
}

/** A report as the desk shows it after an act. Writes no act. */
export async function readReport(
  deps: Deps,
  { caller, params }: Pick<HandlerInput<typeof getEndpoint>, 'caller' | 'params'>,
): Promise<Outcome<typeof getEndpoint>> {
  const report = await findReport(deps.database.query, params.reportId)
  if (!report) return { ok: false, refusal: 'not-found' }
  return { ok: true, answer: { data: { report: await detailOf(deps, report, caller) } } }
}

/** Says who handles a report, if it is as it was read. */
export async function assignReport(
  deps: Deps,
  { caller, params, body }: Pick<HandlerInput<typeof assignEndpoint>, 'caller' | 'params' | 'body'>,
): Promise<{ ok: true } | HttpRefusal> {
  if (caller.kind === 'visitor') return { ok: false, refusal: 'sign-in-required' }
  const { assignee, version } = body
  const { database, clock } = deps
  const operators = await findAssignees(deps, null)
  if (assignee !== null && operators.every(({ userName }) => userName !== assignee)) {
    const details = [{ path: 'body.assignee', message: 'is no operator, or is locked' }]
    return { ok: false, refusal: 'invalid-request', details }
  }
  return database.transaction(async (trx) => {
    const report = await lockReport(trx, params.reportId)
    if (!report) return { ok: false, refusal: 'not-found' }
    if (report.version !== version) return { ok: false, refusal: 'item-changed' }
    await writeAssignee(trx, report.id, assignee)
    const target = { kind: 'report', id: report.id } as const
    const operator = { userName: caller.userName }
    await recordAct(trx, { operator, act: 'assign-report', target }, clock)
    return { ok: true }
  })
}

async function detailOf(deps: Deps, report: ReportRow, caller: Caller): Promise<Detail> {
  const { clock, signIns } = deps
  const { query } = deps.database
  const userName = caller.kind === 'user' ? caller.userName : ''
  const [target, author, facts, decisions, objections, operators, isAllowed] = await Promise.all([
    findTarget(query, report),
    findAuthor(query, report),
    findFacts(query, report, clock.now() - YEAR_MS),
    findDecisions(query, report.id),
    findObjections(query, report.id),
    findAssignees(deps, report.assignee === null ? null : { userName: report.assignee }),
    mayDecide(query, report, userName, { signIns }),
  ])
  const { isHidden, isThere, text, textLanguage, reply, rating, pictureHash } = target
  return {
    ...rowView(report, deps.workItemTerms),
    version: report.version,
    quote: report.quote,
    reporterEmail: report.reporterEmail,
    language: report.language,
    target: {
      isHidden,
      isThere,
      text,
      textLanguage,
      reply,
      rating,
      authorName: target.authorName === null ? null : publicName(target.authorName),
      writtenAt: isoOrNull(target.writtenAt),
      pictureUrl: pictureHash === null ? target.pictureUrl : pictureUrl(pictureHash),
    },
    author: {
      canBeMailed: author.addresses.length > 0,
      name: author.name,
      language: author.language,
    },
    facts: factsView(facts),
    decisions: decisions.map(({ decidedAt, decidedByName, effect, ground, facts: why }) => ({
      decidedAt: new Date(decidedAt).toISOString(),
      decidedBy: decidedByName,
      effect,
      ground,
      facts: why,
    })),
    objections: objections.map(({ party, message, objectedAt }) => ({
      party,
      message,
      objectedAt: new Date(objectedAt).toISOString(),
    })),
    mayDecide: isAllowed,
    operators,
  }
}

function factsView({
  visitStartsAt,
  timeZone,
  visitStatus,
  ...counts
}: ReportFacts): Detail['facts'] {
  const isKnown = visitStartsAt !== null && timeZone !== null && visitStatus !== null
  return {
    ...counts,
    visit: isKnown
      ? { startTime: new Date(visitStartsAt).toISOString(), timeZone, status: visitStatus }
      : null,
  }
}

function rowView(row: ReportRow, workItemTerms: WorkItemTerms) {
  const { id, kind, reason, message, state, isByProvider, reporterName } = row
  const { providerId, providerUserName } = row
  return {
    reportId: id,
    kind,
    reason,
    message,
    state,
    isByProvider,
    reporterName,
    providerId,
    providerUserName,
    providerFullName: row.providerName,
    reportedAt: new Date(row.reportedAt).toISOString(),
    assignee:
      row.assignee === null ? null : { userName: row.assignee, name: row.assigneeName ?? '' },
    dueDay:
      row.waitingSince === null
        ? null
        : dueDay('report', wallClock(row.waitingSince, DUTCH_ZONE).date, workItemTerms),
    decidedAt: isoOrNull(row.decidedAt),
    effect: row.effect,
  }
}

function isoOrNull(epochMs: number | null): string | null {
  return epochMs === null ? null : new Date(epochMs).toISOString()
}
