import type { FastifyInstance } from 'fastify'
import {
  announceTerms as announceEndpoint,
  listFormerTerms as formerEndpoint,
  getFormerTerms,
  getProviderTerms,
  getTermsVersion,
  listTermsVersions,
  withdrawTerms as withdrawEndpoint,
} from '#contract/provider-terms.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { announceTerms, withdrawTerms } from './announce-terms.ts'
import { listTerms } from './list-terms.ts'
import { listFormerTerms, readFormerTerms } from './read-former-terms.ts'
import { readProviderTerms, readTermsVersion } from './read-terms.ts'

/** Mounts the terms that providers agree to: to read for everybody, to announce for operators. */
export function registerProviderTerms(
  app: FastifyInstance,
  deps: Pick<ApiDeps, 'database' | 'clock'>,
): void {
  mount(app, getProviderTerms, () => readProviderTerms(deps))
  mount(app, listTermsVersions, () => listTerms(deps))
  mount(app, getTermsVersion, (input) => readTermsVersion(deps, input))
  mount(app, announceEndpoint, (input) => announceTerms(deps, input))
  mount(app, withdrawEndpoint, (input) => withdrawTerms(deps, input))
}

/** Mounts the versions that held earlier, for members. */
export function registerFormerTerms(
  app: FastifyInstance,
  deps: Pick<ApiDeps, 'database' | 'clock'>,
): void {
  mount(app, formerEndpoint, (input) => listFormerTerms(deps, input))
  mount(app, getFormerTerms, (input) => readFormerTerms(deps, input))
}
