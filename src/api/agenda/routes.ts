import type { FastifyInstance } from 'fastify'
import {
  addBlock as addEndpoint,
  listSeriesDates as datesEndpoint,
  getAgenda,
  moveBlock as moveEndpoint,
  removeBlock as removeEndpoint,
  listFreeTimes as timesEndpoint,
} from '#contract/agenda.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { addBlock, moveBlock, removeBlock } from './block-time.ts'
import { listFreeTimes } from './list-free-times.ts'
import { listSeriesDates } from './list-series-dates.ts'
import { readAgenda } from './read-agenda.ts'

/** Mounts the endpoints of the agenda. */
export function registerAgenda(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, getAgenda, (input) => readAgenda(deps, input))
  mount(app, timesEndpoint, (input) => listFreeTimes(deps, input))
  mount(app, datesEndpoint, (input) => listSeriesDates(deps, input))
  mount(app, addEndpoint, (input) => addBlock(deps, input))
  mount(app, removeEndpoint, (input) => removeBlock(deps, input))
  mount(app, moveEndpoint, (input) => moveBlock(deps, input))
}
