import type { FastifyInstance } from 'fastify'
import { changeTaxDetails as changeEndpoint, getTaxDetails } from '#contract/tax-details.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { changeTaxDetails } from './change-tax-details.ts'
import { readTaxDetails } from './read-tax-details.ts'

/** Mounts the tax details of a provider, where the installation reports to the tax office (DESK-180). */
export function registerTaxDetails(app: FastifyInstance, deps: ApiDeps): void {
  if (!deps.reportsTaxes) return
  mount(app, getTaxDetails, (input) => readTaxDetails(deps, input))
  mount(app, changeEndpoint, (input) => changeTaxDetails(deps, input))
}
