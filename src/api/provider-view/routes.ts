import type { FastifyInstance } from 'fastify'
import { beginProviderView, getProviderView, listProviderViews } from '#contract/provider-view.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { beginView } from './begin-view.ts'
import { listViews } from './list-views.ts'
import { readView } from './read-view.ts'

/** Mounts how operators look into the agenda of a provider, and how its owners read of it. */
export function registerProviderViews(
  app: FastifyInstance,
  deps: Pick<ApiDeps, 'database' | 'clock'>,
): void {
  mount(app, beginProviderView, (input) => beginView(deps, input))
  mount(app, getProviderView, (input) => readView(deps, input))
  mount(app, listProviderViews, (input) => listViews(deps, input))
}
