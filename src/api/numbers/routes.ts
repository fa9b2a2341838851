import type { FastifyInstance } from 'fastify'
import { getNumbers, listTurnover as turnoverEndpoint } from '#contract/numbers.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { listTurnover } from './list-turnover.ts'
import { readNumbers } from './read-numbers.ts'

/** Mounts the endpoints of a provider's numbers. */
export function registerNumbers(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, getNumbers, (input) => readNumbers(deps, input))
  mount(app, turnoverEndpoint, (input) => listTurnover(deps, input))
}
