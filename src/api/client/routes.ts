import type { FastifyInstance } from 'fastify'
import {
  addClient as addEndpoint,
  setClientBlock as blockEndpoint,
  downloadClient as downloadEndpoint,
  eraseClient as eraseEndpoint,
  exportClients as exportEndpoint,
  getClient as getEndpoint,
  listClients as listEndpoint,
  mergeClients as mergeEndpoint,
  updateClient as updateEndpoint,
} from '#contract/client.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { addClient } from './add-client.ts'
import { downloadClient } from './download-client.ts'
import { eraseClient } from './erase-client.ts'
import { exportClients } from './export-clients.ts'
import { getClient } from './get-client.ts'
import { listClients } from './list-clients.ts'
import { mergeClients } from './merge-clients.ts'
import { setClientBlock } from './set-client-block.ts'
import { updateClient } from './update-client.ts'

/** Mounts the endpoints of clients, for the members of their provider. */
export function registerClients(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, listEndpoint, (input) => listClients(deps, input))
  mount(app, exportEndpoint, (input) => exportClients(deps, input))
  mount(app, addEndpoint, (input) => addClient(deps, input))
  mount(app, getEndpoint, (input) => getClient(deps, input))
  mount(app, downloadEndpoint, (input) => downloadClient(deps, input))
  mount(app, updateEndpoint, (input) => updateClient(deps, input))
  mount(app, blockEndpoint, (input) => setClientBlock(deps, input))
  mount(app, mergeEndpoint, (input) => mergeClients(deps, input))
  mount(app, eraseEndpoint, (input) => eraseClient(deps, input))
}
