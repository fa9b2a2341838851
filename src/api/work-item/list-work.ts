import type { listWork as endpoint } from '#contract/desk-work.ts'
import type { HandlerReply } from '#contract/endpoint.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { dueDay } from '#domain/work-item/terms.ts'
import type { ApiDeps } from '../api-deps.ts'
import { type Cursor, pageOf, readCursor } from '../http/cursor.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import type { OpenWork, WorkSource } from './work-source.ts'
import { WORK_SOURCES } from './work-sources.ts'

type ListWork = typeof endpoint
type WorkItem = HandlerReply<ListWork>['data']['items'][number]
type Deps = Pick<ApiDeps, 'database' | 'clock'>

interface FoundWork extends OpenWork {
  readonly kind: WorkSource['kind']
}

/** What waits, the oldest first, of all kinds (DESK-011). */
export async function listWork(
  deps: Deps,
  { query: { after, limit } }: Pick<HandlerInput<ListWork>, 'query'>,
  sources = WORK_SOURCES,
): Promise<Outcome<ListWork>> {
  const today = todayOf(deps)
  const [found, first] = await Promise.all([
    findWork(deps, sources, { after: readCursor(after), limit: limit + 1 }),
    findWork(deps, sources, { after: null, limit: FIRST_OF_EACH }),
  ])
  const { rows, nextCursor } = pageOf(found, limit, ({ sinceMicroseconds, itemId }) => {
    return { value: sinceMicroseconds, id: itemId }
  })
  const data = { today, urgent: mostUrgent(first, today), items: rows.map(itemView), nextCursor }
  return { ok: true, answer: { data } }
}

/** The day in Amsterdam. */
export function todayOf({ clock }: Pick<ApiDeps, 'clock'>): PlainDate {
  return wallClock(clock.now(), DUTCH_ZONE).date
}

// Within a kind the oldest is due first, unless the other side has to answer: then it is looked for among the next ones.
const FIRST_OF_EACH = 20

async function findWork(
  { database }: Deps,
  sources: readonly WorkSource[],
  page: { after: Cursor | null; limit: number },
): Promise<FoundWork[]> {
  const found = await Promise.all(
    sources.map(async ({ kind, findOpen }) =>
      (await findOpen(database.query, page)).map((work) => ({ ...work, kind })),
    ),
  )
  return found
    .flat()
    .toSorted((a, b) => a.sinceMicroseconds - b.sinceMicroseconds || (a.itemId < b.itemId ? -1 : 1))
}

function mostUrgent(items: readonly FoundWork[], today: PlainDate): WorkItem | null {
  const [first] = items
    .map(itemView)
    .filter((item) => item.dueDay !== null && item.dueDay <= today)
    .toSorted((a, b) => ((a.dueDay ?? '') < (b.dueDay ?? '') ? -1 : 1))
  return first ?? null
}

function itemView({ isWaitingForOthers, sinceMicroseconds, ...work }: FoundWork): WorkItem {
  const sinceMs = Math.floor(sinceMicroseconds / 1000)
  const day = wallClock(sinceMs, DUTCH_ZONE).date
  return {
    ...work,
    since: new Date(sinceMs).toISOString(),
    dueDay: isWaitingForOthers ? null : dueDay(work.kind, day),
  }
}
