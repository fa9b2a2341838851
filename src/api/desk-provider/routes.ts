import type { FastifyInstance } from 'fastify'
import {
  exportInvoiceLines,
  getDeskProvider,
  liftRestriction as liftEndpoint,
  listDeskProviders,
  restrictProvider as restrictEndpoint,
  setProviderPlan,
} from '#contract/desk-provider.ts'
import { getProviderStory } from '#contract/desk-provider-story.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { exportLines } from './export-invoice-lines.ts'
import { listProviders } from './list-providers.ts'
import { readProvider } from './read-provider.ts'
import { readStory } from './read-story.ts'
import { liftRestriction, restrictProvider } from './restrict-provider.ts'
import { setPlan } from './set-plan.ts'

/** Mounts what operators read and decide about providers. */
export function registerDeskProviders(
  app: FastifyInstance,
  deps: Pick<ApiDeps, 'database' | 'clock'>,
): void {
  mount(app, listDeskProviders, (input) => listProviders(deps, input))
  mount(app, getDeskProvider, (input) => readProvider(deps, input))
  mount(app, getProviderStory, (input) => readStory(deps, input))
  mount(app, restrictEndpoint, (input) => restrictProvider(deps, input))
  mount(app, liftEndpoint, (input) => liftRestriction(deps, input))
  mount(app, setProviderPlan, (input) => setPlan(deps, input))
  mount(app, exportInvoiceLines, (input) => exportLines(deps, input))
}
