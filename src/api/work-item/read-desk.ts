import type { getDesk as endpoint } from '#contract/desk-work.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { nextDay } from '#domain/schedule/wall-clock.ts'
import { lastDayDueBy } from '#domain/work-item/terms.ts'
import { findAccount } from '../account/store.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { countFailedJobs } from '../installation/store.ts'
import { actingOperator } from '../operator-log/acting-operator.ts'
import { todayOf } from './list-work.ts'
import { countLiveProviders } from './store.ts'
import type { WorkSource } from './work-source.ts'
import { WORK_SOURCES } from './work-sources.ts'

type GetDesk = typeof endpoint

/** The count that stands for it and more. */
const MOST_COUNTED = 1000

/** Who works at the desk, and how much waits of each kind (DESK-010). */
export async function readDesk(
  { database, clock, workItemTerms }: Pick<ApiDeps, 'database' | 'clock' | 'workItemTerms'>,
  { caller }: Pick<HandlerInput<GetDesk>, 'caller'>,
  sources = WORK_SOURCES,
): Promise<Outcome<GetDesk>> {
  const { userName } = actingOperator(caller)
  const { query } = database
  const today = todayOf({ clock })
  const [account, failedJobs, liveProviders, work] = await Promise.all([
    findAccount(query, userName),
    countFailedJobs(query),
    countLiveProviders(query),
    Promise.all(
      sources.map((source) =>
        countWork(query, source, lastDayDueBy(source.kind, today, workItemTerms)),
      ),
    ),
  ])
  const operator = { userName, name: account?.name ?? userName }
  return { ok: true, answer: { data: { operator, today, work, failedJobs, liveProviders } } }
}

async function countWork(
  query: ApiDeps['database']['query'],
  { kind, countOpen }: WorkSource,
  lastDay: PlainDate,
) {
  const endOfDay = nextDay(Date.parse(`${lastDay}T12:00Z`), DUTCH_ZONE)
  const [open, due] = await Promise.all([
    countOpen(query, { before: null, most: MOST_COUNTED }),
    countOpen(query, { before: endOfDay, most: MOST_COUNTED }),
  ])
  return { kind, open, due }
}
