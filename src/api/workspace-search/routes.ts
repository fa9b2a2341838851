import type { FastifyInstance } from 'fastify'
import { searchWorkspace as searchEndpoint } from '#contract/workspace-search.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { searchWorkspace } from './search-workspace.ts'

/** Mounts the search of the workspace. */
export function registerWorkspaceSearch(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, searchEndpoint, (input) => searchWorkspace(deps, input))
}
