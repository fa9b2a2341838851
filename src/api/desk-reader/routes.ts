import type { FastifyInstance } from 'fastify'
import { listReaders as listEndpoint, readAlong as readEndpoint } from '#contract/desk-reader.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { listReaders, readAlong } from './read-along.ts'

/** Mounts who has what open at the desk. */
export function registerDeskReaders(
  app: FastifyInstance,
  deps: Pick<ApiDeps, 'database' | 'clock'>,
): void {
  mount(app, readEndpoint, (input) => readAlong(deps, input))
  mount(app, listEndpoint, (input) => listReaders(deps, input))
}
