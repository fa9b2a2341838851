import type { IssuerMetadata } from './discovery.ts'
import type { Client } from './oidc-client.ts'
import type { Options } from './options.ts'
import type { Report } from './report.ts'

/** What each topic of checks is given. */
export interface CheckContext extends Report, Options {
  readonly metadata: IssuerMetadata
  readonly client: Client
}
