import type { FastifyInstance } from 'fastify'
import {
  addClosure as addEndpoint,
  changeHours as changeEndpoint,
  getHours as getEndpoint,
  removeClosure as removeEndpoint,
  saveDateHours as saveDateEndpoint,
} from '#contract/hours.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { addClosure } from './add-closure.ts'
import { changeHours } from './change-hours.ts'
import { readHours } from './read-hours.ts'
import { removeClosure } from './remove-closure.ts'
import { saveDateHours } from './save-date-hours.ts'

/** Mounts the endpoints of a provider's hours and closures. */
export function registerHours(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, getEndpoint, (input) => readHours(deps, input))
  mount(app, changeEndpoint, (input) => changeHours(deps, input))
  mount(app, addEndpoint, (input) => addClosure(deps, input))
  mount(app, removeEndpoint, (input) => removeClosure(deps, input))
  mount(app, saveDateEndpoint, (input) => saveDateHours(deps, input))
}
