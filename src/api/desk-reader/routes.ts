import type { FastifyInstance } from 'fastify'
import { listReaders as listEndpoint, openDeskItem as openEndpoint } from '#contract/desk-reader.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { listReaders } from './list-readers.ts'
import { openDeskItem } from './open-desk-item.ts'

/** Mounts who has what open at the desk. */
export function registerDeskReaders(
  app: FastifyInstance,
  deps: Pick<ApiDeps, 'database' | 'clock'>,
): void {
  mount(app, openEndpoint, (input) => openDeskItem(deps, input))
  mount(app, listEndpoint, (input) => listReaders(deps, input))
}
