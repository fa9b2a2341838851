import type { FastifyInstance } from 'fastify'
import { searchDesk as endpoint } from '#contract/desk-search.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { searchDesk } from './search-desk.ts'

/** Mounts the search of the desk. */
export function registerDeskSearch(app: FastifyInstance, deps: Pick<ApiDeps, 'database'>): void {
  mount(app, endpoint, (input) => searchDesk(deps, input))
}
