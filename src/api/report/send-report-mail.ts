import { firstName, nameWithoutLinks } from '#domain/person-name.ts'
import { OBJECTION_DAYS, OWN_INITIATIVE, type ReportParty } from '#domain/report/report.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { decisionLetter } from '#messages/decision-letter.ts'
import { reportMail as en } from '#messages/en/report-mail.ts'
import { fill } from '#messages/fill.ts'
import { formatDay } from '#messages/format.ts'
import { reportMail as nl } from '#messages/nl/report-mail.ts'
import { reviewMail as operatorWords } from '#messages/nl/review-mail.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { ApiDeps } from '../api-deps.ts'
import { renderLetter } from '../mail/letter.ts'
import { objectionToken } from './objection-link.ts'
import { findDecisions, findObjections, findReport, type ReportRow } from './store.ts'
import { findAuthor, findTarget } from './target-store.ts'
import type { DecisionMailJob, ReportMailJob } from './tasks.ts'

export interface ReportMailDeps
  extends Pick<ApiDeps, 'database' | 'clock' | 'publicUrl' | 'secretKey'> {
  readonly sendMail: SendMail
  /** Null when the operator set none: reports are then on the desk alone. */
  readonly operatorEmail: string | null
}

const WORDS = { en, nl }

/** Tells the operator of a report. The operator has no language setting; the market is Dutch. */
export async function sendReportMail(
  { database, publicUrl, sendMail, operatorEmail }: ReportMailDeps,
  { id }: ReportMailJob,
): Promise<void> {
  const report = await findReport(database.query, id)
  if (!report || operatorEmail === null) return
  const { report: words } = operatorWords
  const target = await findTarget(database.query, report)
  const reason = report.reason as keyof typeof words.reasons
  const rating = report.kind === 'review' ? [`${target.rating}/5`] : []
  const said = report.kind === 'reply' ? target.reply : target.text
  const hide = report.kind === 'review' ? [`npm run admin -- hide-review ${report.reviewId}`] : []
  await sendMail({
    ...renderLetter({
      language: 'nl',
      subject: fill(words.subject, { what: nl.what[report.kind], salon: report.providerName }),
      heading: words.heading,
      opening: words.opening,
      rows: [
        { label: words.labels.reason, lines: [words.reasons[reason] ?? report.reason] },
        { label: words.labels.message, lines: [report.message] },
        {
          label: words.labels.salon,
          lines: [`${report.providerName} (${report.providerUserName})`],
        },
        { label: words.labels[report.kind], lines: [...rating, said ?? ''] },
        { label: words.labels.hide, lines: hide },
      ],
      notes: [words.note],
      link: { label: words.link, url: new URL(`/desk/reports/${id}`, publicUrl).href },
    }),
    id: `report-${id}`,
    to: operatorEmail,
    language: 'nl',
  })
}

/** The receipt of a report. It has no typed text: a stranger may have typed the address. */
export async function sendReportReceipt(
  { database, publicUrl, sendMail }: ReportMailDeps,
  { id }: ReportMailJob,
): Promise<void> {
  const report = await findReport(database.query, id)
  if (!report || report.reporterEmail === null) return
  const { language } = report
  const { receipt, what } = WORDS[language]
  const about = `${what[report.kind]}, ${nameWithoutLinks(report.providerName)}`
  await sendMail({
    ...renderLetter({
      language,
      subject: receipt.subject,
      heading: receipt.heading,
      opening: receipt.opening,
      rows: [{ label: receipt.about, lines: [about] }],
      notes: [receipt.notYou],
      link: { label: receipt.link, url: new URL('/review-checks', publicUrl).href },
    }),
    id: `report-${id}.receipt`,
    to: report.reporterEmail,
    language,
  })
}

/** Tells one party of a decision, with the statement of reasons (DESK-073). */
export async function sendDecisionMail(
  { database, publicUrl, secretKey, sendMail }: ReportMailDeps,
  { decisionId, reportId, party }: DecisionMailJob,
): Promise<void> {
  const { query } = database
  const report = await findReport(query, reportId)
  if (!report) return
  const [decisions, objections, to] = await Promise.all([
    findDecisions(query, reportId),
    findObjections(query, reportId),
    findRecipients(query, report, party),
  ])
  const index = decisions.findIndex(({ id }) => id === decisionId)
  const decision = decisions[index]
  if (!decision) return
  const { language, name } = to
  const hasObjected = objections.some((each) => each.party === party)
  const until = decision.decidedAt + OBJECTION_DAYS * DAY_MS
  const letter = decisionLetter({
    party,
    language,
    kind: report.kind,
    name: firstName(name),
    salon: nameWithoutLinks(report.providerName),
    effect: decision.effect,
    ground: decision.ground,
    facts: decision.facts,
    effectBefore: decisions[index - 1]?.effect ?? null,
    isOwnInitiative: report.reason === OWN_INITIATIVE,
    objectUntil: hasObjected ? null : formatDay(until, DUTCH_ZONE, language, 'dayMonthYear'),
  })
  const token = objectionToken(secretKey, { reportId, party, until })
  const path = hasObjected ? '/' : `/objection/${token}`
  const rendered = renderLetter({
    language,
    subject: letter.subject,
    heading: letter.subject,
    opening: letter.opening,
    rows: letter.rows,
    notes: letter.notes,
    link: { label: letter.linkLabel, url: new URL(path, publicUrl).href },
  })
  for (const [number, address] of to.addresses.entries())
    await sendMail({
      ...rendered,
      to: address,
      language,
      id: `decision-${decisionId}.${party}.${number}`,
    })
}

async function findRecipients(
  query: ApiDeps['database']['query'],
  report: ReportRow,
  party: ReportParty,
) {
  if (party === 'author') return findAuthor(query, report)
  const { reporterName: name, reporterEmail, language } = report
  return { name, language, addresses: reporterEmail === null ? [] : [reporterEmail] }
}
