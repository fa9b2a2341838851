import type { FastifyInstance } from 'fastify'
import { getMarketDay, getMarketNumbers } from '#contract/market-numbers.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { readMarketDay } from './read-market-day.ts'
import { readMarketNumbers } from './read-market-numbers.ts'

export function registerMarketNumbers(
  app: FastifyInstance,
  deps: Pick<ApiDeps, 'database' | 'clock' | 'reportsTaxes'>,
): void {
  mount(app, getMarketDay, () => readMarketDay(deps))
  mount(app, getMarketNumbers, (input) => readMarketNumbers(deps, input))
}
