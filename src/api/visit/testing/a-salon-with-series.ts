import { listSeriesDates } from '#contract/agenda.ts'
import type { Request } from '#contract/endpoint.ts'
import {
  bookSeries,
  cancelSeries,
  listMovedDates,
  moveSeries,
  undoSeries,
} from '#contract/visit-series.ts'
import { tuesday } from '#demo/weekdays.ts'
import { DAY_MS, SECOND_MS } from '#domain/time-units.ts'
import type { As } from '../../testing/api.ts'
import { type aWorkspace, FLEUR } from './a-workspace.ts'

type Market = Awaited<ReturnType<typeof aWorkspace>>
type Visits = { orderId: string; version: number }[]
type More = Partial<Request<typeof bookSeries>['body']>

export const WEEK_MS = 7 * DAY_MS
/** The first date of the series of tests, and those a week and two weeks later. Epoch ms. */
export const FIRST = tuesday('10:00')
export const WEEKS = [0, 1, 2].map((nth) => FIRST + nth * WEEK_MS)

/** A salon of a workspace, with what a member does with series. */
export async function aSalonWithSeries(
  market: Market,
  options: Parameters<Market['aSalon']>[0] = {},
) {
  const { call, clock, refusal } = market
  const salon = await market.aSalon(options)
  const { params, cut } = salon
  const request = (starts: readonly number[], more: More = {}) => ({
    params,
    body: {
      visits: starts.map((each) => ({ startTime: new Date(each).toISOString() })),
      items: [{ catalogItemId: cut.id }],
      ...more,
    },
  })
  return {
    ...salon,
    seriesRequest: request,
    bookAll: async (starts: readonly number[], more: More = {}, from: As = FLEUR) =>
      (await call(bookSeries, request(starts, more), from)).data.visits,
    refuseAll: (starts: readonly number[], more: More = {}) =>
      refusal(bookSeries, request(starts, more), FLEUR),
    cancelAll: async (visits: Visits, message = '') => {
      clock.advance(SECOND_MS)
      return (await call(cancelSeries, { params, body: { visits, message } }, FLEUR)).data.visits
    },
    refuseCancel: async (visits: Visits, from: As = FLEUR) =>
      (await refusal(cancelSeries, { params, body: { visits } }, from)).code,
    moveAll: async (visits: Visits, to: number, message = '') => {
      clock.advance(SECOND_MS)
      const body = { visits, message, startTime: new Date(to).toISOString() }
      return (await call(moveSeries, { params, body }, FLEUR)).data.visits
    },
    refuseMoveAll: async (visits: Visits, to: number, from: As = FLEUR) => {
      const body = { visits, startTime: new Date(to).toISOString() }
      return (await refusal(moveSeries, { params, body }, from)).code
    },
    movedDates: async (orderId: string, to: number) => {
      const query = { startTime: new Date(to).toISOString() }
      return (await call(listMovedDates, { params: { ...params, orderId }, query }, FLEUR)).data
    },
    undoAll: async (visits: Visits) =>
      (await call(undoSeries, { params, body: { visits } }, FLEUR)).data.visits,
    refuseUndoAll: async (visits: Visits, from: As = FLEUR) =>
      (await refusal(undoSeries, { params, body: { visits } }, from)).code,
    dates: async (query: Partial<typeof listSeriesDates.query._input> = {}) => {
      const asked = { startTime: new Date(FIRST).toISOString(), durationMinutes: 45, ...query }
      return (await call(listSeriesDates, { params, query: asked }, FLEUR)).data.dates
    },
  }
}
