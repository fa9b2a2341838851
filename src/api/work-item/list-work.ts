import type { listWork as endpoint } from '#contract/desk-work.ts'
import type { HandlerReply } from '#contract/endpoint.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { dueDay, type WorkItemTerms } from '#domain/work-item/terms.ts'
import type { ApiDeps } from '../api-deps.ts'
import { type Cursor, pageOf, readCursor } from '../http/cursor.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import type { OpenWork, WorkSource } from './work-source.ts'
import { WORK_SOURCES } from './work-sources.ts'

type ListWork = typeof endpoint
type WorkItem = HandlerReply<ListWork>['data']['items'][number]
type Deps = Pick<ApiDeps, 'database' | 'clock' | 'workItemTerms'>

interface FoundWork {
  readonly sinceMicroseconds: number
  readonly item: WorkItem
}

/**
 * What waits, of all kinds: the oldest first, in pages, with what is late (DESK-011, DESK-303), or on one page what is due first
 * (DESK-287).
 */
export async function listWork(
  deps: Deps,
  { query: { order, after, limit } }: Pick<HandlerInput<ListWork>, 'query'>,
  sources = WORK_SOURCES,
): Promise<Outcome<ListWork>> {
  const today = todayOf(deps)
  if (order === 'due') return listDueFirst(deps, sources, { after, limit })
  // What is late comes with the first page; on a later one the oldest of each kind say what is due first.
  const most = after ? limit + 1 : Math.max(limit + 1, MOST_LATE)
  const found = await findWork(deps, sources, { after: readCursor(after), limit: most })
  const oldest = after ? await findWork(deps, sources, { after: null, limit: 1 }) : found
  const { rows, nextCursor } = pageOf(found, limit, ({ sinceMicroseconds, item }) => {
    return { value: sinceMicroseconds, id: item.itemId }
  })
  const due = dueBy(oldest.map(itemOf), today)
  const late = after ? [] : due.filter(({ dueDay: day }) => day !== today).slice(0, MOST_LATE)
  const data = { today, urgent: due[0] ?? null, late, items: rows.map(itemOf), nextCursor }
  return { ok: true, answer: { data } }
}

// Within a kind the oldest is due first: the first of each kind hold the first of all.
async function listDueFirst(
  deps: Deps,
  sources: readonly WorkSource[],
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Outcome<ListWork>> {
  if (after !== undefined) {
    const details = [{ path: 'query.after', message: 'what is due first has one page' }]
    return { ok: false, refusal: 'invalid-request', details }
  }
  const today = todayOf(deps)
  const found = (await findWork(deps, sources, { after: null, limit })).map(itemOf)
  const items = found.toSorted(byDueDay).slice(0, limit)
  const urgent = dueBy(found, today)[0] ?? null
  return { ok: true, answer: { data: { today, urgent, late: [], items, nextCursor: null } } }
}

// The sort keeps the oldest first within a day.
function byDueDay(a: WorkItem, b: WorkItem): number {
  return a.dueDay < b.dueDay ? -1 : Number(a.dueDay > b.dueDay)
}

/** The day in Amsterdam. */
export function todayOf({ clock }: Pick<ApiDeps, 'clock'>): PlainDate {
  return wallClock(clock.now(), DUTCH_ZONE).date
}

/** How much of what is late is listed. */
const MOST_LATE = 50

async function findWork(
  { database, workItemTerms }: Deps,
  sources: readonly WorkSource[],
  page: { after: Cursor | null; limit: number },
): Promise<FoundWork[]> {
  const found = await Promise.all(
    sources.map(async ({ kind, findOpen }) =>
      (await findOpen(database.query, page)).map((work) => foundWork(kind, work, workItemTerms)),
    ),
  )
  return found
    .flat()
    .toSorted(
      (a, b) =>
        a.sinceMicroseconds - b.sinceMicroseconds || (a.item.itemId < b.item.itemId ? -1 : 1),
    )
}

function foundWork(
  kind: WorkSource['kind'],
  { sinceMicroseconds, ...work }: OpenWork,
  workItemTerms: WorkItemTerms,
): FoundWork {
  const sinceMs = Math.floor(sinceMicroseconds / 1000)
  const day = wallClock(sinceMs, DUTCH_ZONE).date
  const item = {
    ...work,
    kind,
    since: new Date(sinceMs).toISOString(),
    dueDay: dueDay(kind, day, workItemTerms),
  }
  return { sinceMicroseconds, item }
}

function itemOf({ item }: FoundWork): WorkItem {
  return item
}

/** What is due on a day or earlier, the earliest first. */
function dueBy(items: readonly WorkItem[], day: PlainDate): WorkItem[] {
  return items.filter((item) => item.dueDay <= day).toSorted(byDueDay)
}
