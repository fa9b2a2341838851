import type { VisitorResult } from './visitor.ts'

/** Live schedules: how many are open of all, and how many of those whose salon was booked afterwards heard of it. */
interface ScheduleCounts {
  readonly open: number
  readonly all: number
  /** How often one broke, and the longest time until it was open again. */
  readonly broke: number
  readonly slowestMs: number
  readonly heard: number
  readonly due: number
}

/** What a drill showed. Times are milliseconds. */
export interface DrillResult {
  readonly title: string
  readonly writeOutageMs: number
  readonly readOutageMs: number
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  readonly overlaps: number
  /** Requests that were not served, by what was seen. */
  readonly statuses: ReadonlyMap<string, number>
  readonly requests: number
  /** Refusals without a sentence or Retry-After. */
  readonly unexplained: readonly unknown[]
  readonly unexpectedAnswers: number
  readonly abandoned: number
  readonly schedules: ScheduleCounts
  readonly mails: { missing: number; doubled: number; repeated: number }
  readonly sessions: { alive: number; all: number }
  readonly visitor: VisitorResult
  /** What the drill adds in words, such as how long until the cluster was whole again. */
  readonly notes: readonly string[]
}

const COLUMNS = [
  'drill',
  'no orders for',
  'no reads for',
  'orders acknowledged, lost, doubled, overlapping',
  'what visitors saw',
  'live schedules',
  'mails missing, doubled, sent again',
  'sign-ins kept',
  'customer in a browser',
  'notes',
] as const

/**
 * A drill fails when an acknowledged order is lost or doubled, a mail is missing or doubled, a sign-in is gone, a live schedule
 * does not come back, a visitor was refused without a sentence, or a customer in a browser cannot book or loses what was typed.
 */
export function isPassed(result: DrillResult): boolean {
  const { mails, sessions, schedules, visitor } = result
  const faults = [
    result.lost,
    result.doubled,
    result.overlaps,
    result.unexpectedAnswers,
    result.abandoned,
    result.unexplained.length,
    mails.missing,
    mails.doubled,
    sessions.all - sessions.alive,
    schedules.all - schedules.open,
    schedules.due - schedules.heard,
  ]
  const isServed = visitor.isBooked && visitor.isTextKept
  return result.acknowledged > 0 && isServed && faults.every((count) => count === 0)
}

/** A result in a line, for whoever waits for the table. */
export function lineOf(result: DrillResult): string {
  const { acknowledged, lost, doubled } = result
  return `${isPassed(result) ? 'passed' : 'FAILED'}: ${secondsOf(result.writeOutageMs)} without orders, ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled; ${result.notes.join(', ')}`
}

/** The results as a table in Markdown. */
export function tableOf(results: readonly DrillResult[]): string {
  const rows = [COLUMNS, COLUMNS.map(() => '---'), ...results.map(cellsOf)]
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function cellsOf(result: DrillResult): string[] {
  const { schedules, mails, sessions } = result
  return [
    isPassed(result) ? result.title : `**${result.title} (failed)**`,
    secondsOf(result.writeOutageMs),
    secondsOf(result.readOutageMs),
    [result.acknowledged, result.lost, result.doubled, result.overlaps].join(', '),
    seenOf(result),
    `${schedules.open} of ${schedules.all} open, ${schedules.broke} broke, open again within ${secondsOf(schedules.slowestMs)}, ${schedules.heard} of ${schedules.due} heard of later orders`,
    [mails.missing, mails.doubled, mails.repeated].join(', '),
    `${sessions.alive} of ${sessions.all}`,
    visitorCell(result.visitor),
    result.notes.join('; '),
  ]
}

function visitorCell({ refusals, isTextKept, isBooked }: VisitorResult): string {
  const kept = isTextKept ? 'what was typed kept' : 'what was typed **lost**'
  const refused = refusals === 1 ? '1 refusal' : `${refusals} refusals`
  return `${isBooked ? 'booked' : '**not booked**'} after ${refused}, ${kept}`
}

function seenOf({
  statuses,
  requests,
  unexplained,
  unexpectedAnswers,
  abandoned,
}: DrillResult): string {
  const refused = [...statuses].map(([status, count]) => `${count} × ${status}`)
  if (refused.length === 0) return `all ${requests} requests served`
  const share = [...statuses.values()].reduce((sum, count) => sum + count, 0) / requests
  return [
    `${refused.join(', ')} of ${requests} (${(share * 100).toFixed(1)} %)`,
    unexplained.length === 0
      ? 'each refusal with a sentence and Retry-After'
      : `${unexplained.length} without sentence or Retry-After`,
    ...(unexpectedAnswers > 0 ? [`${unexpectedAnswers} orders refused for another reason`] : []),
    ...(abandoned > 0 ? [`${abandoned} orders given up`] : []),
  ].join('; ')
}

function secondsOf(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

/** What a restore to the second before a mistake showed. */
export interface RestoreResult {
  readonly mistake: string
  readonly restoredTo: string
  readonly backupSeconds: number
  readonly restoreSeconds: number
  readonly tables: readonly RestoredTable[]
}

/** The rows of a table before the mistake, after it, and in the restored copy, and whether all values are equal. */
interface RestoredTable {
  readonly name: string
  readonly before: number
  readonly after: number
  readonly restored: number
  readonly isEqual: boolean
}

/** Whether the copy has what was there before the mistake, value by value, and the mistake took something away. */
export function isRestored({ tables }: Pick<RestoreResult, 'tables'>): boolean {
  return (
    tables.every(({ before, restored, isEqual }) => before === restored && isEqual) &&
    tables.some(({ before, after }) => after < before)
  )
}

export function restoreTableOf({ tables }: Pick<RestoreResult, 'tables'>): string {
  const head = ['table', 'rows before', 'after the mistake', 'restored', 'every value equal']
  const rows = tables.map(({ name, before, after, restored, isEqual }) => [
    name,
    ...[before, after, restored].map(String),
    isEqual ? 'yes' : '**no**',
  ])
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
