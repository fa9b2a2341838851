import type { FastifyInstance } from 'fastify'
import {
  changeSettings as changeEndpoint,
  getSettings,
  pauseProvider as pauseEndpoint,
} from '#contract/settings.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { changeSettings } from './change-settings.ts'
import { pauseProvider } from './pause-provider.ts'
import { readSettings } from './read-settings.ts'

/** Mounts the endpoints of a provider's settings. */
export function registerSettings(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, getSettings, (input) => readSettings(deps, input))
  mount(app, changeEndpoint, (input) => changeSettings(deps, input))
  mount(app, pauseEndpoint, (input) => pauseProvider(deps, input))
}
