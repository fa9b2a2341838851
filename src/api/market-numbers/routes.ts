import type { FastifyInstance } from 'fastify'
import { getMarketNumbers } from '#contract/market-numbers.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { readMarketNumbers } from './read-market-numbers.ts'

export function registerMarketNumbers(
  app: FastifyInstance,
  deps: Pick<ApiDeps, 'database' | 'clock'>,
): void {
  mount(app, getMarketNumbers, (input) => readMarketNumbers(deps, input))
}
