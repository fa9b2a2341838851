import type { FastifyInstance } from 'fastify'
import { changeSettings as changeEndpoint, getSettings } from '#contract/settings.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { changeSettings } from './change-settings.ts'
import { readSettings } from './read-settings.ts'

/** Mounts the endpoints of a provider's settings. */
export function registerSettings(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, getSettings, (input) => readSettings(deps, input))
  mount(app, changeEndpoint, (input) => changeSettings(deps, input))
}
