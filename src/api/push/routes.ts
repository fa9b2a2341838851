import type { FastifyInstance } from 'fastify'
import { deletePushDevice, listPushDevices, savePushDevice } from '#contract/push.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { listDevices, removeDevice, saveDevice } from './manage-devices.ts'

/** Mounts the endpoints of devices that get notifications. */
export function registerPush(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, listPushDevices, (input) => listDevices(deps, input))
  mount(app, savePushDevice, (input) => saveDevice(deps, input))
  mount(app, deletePushDevice, (input) => removeDevice(deps, input))
}
