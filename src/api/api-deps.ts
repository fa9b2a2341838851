import type { z } from 'zod'
import type { operator } from '#contract/operator.ts'
import type { WorkItemTerms } from '#domain/work-item/terms.ts'
import type { Clock } from '#platform/clock.ts'
import type { Installation } from '#platform/installation.ts'
import type { ObjectStorage } from '#platform/object-storage.ts'
import type { Places } from '#platform/places.ts'
import type { Database } from '#platform/postgres/database.ts'
import type { RateLimiter } from '#platform/rate-limit.ts'
import type { PublicNetwork } from '#platform/read-public-file.ts'
import type { ServerSetting } from './installation/server-settings.ts'
import type { IdentityGateway } from './personal-data/identity-gateway.ts'
import type { Tables } from './schema.gen.ts'

/** The dependencies of the API's use cases. */
export interface ApiDeps {
  readonly database: Database<Tables>
  readonly clock: Clock
  /** The places service (PLACES_URL); null without one. */
  readonly places: Places | null
  /** Whether VAT ids of registrations are checked by an outside service (VAT_CHECK_URL). */
  readonly asksVatService: boolean
  /** Whether salons join without an operator, once their address is proven (REGISTRATION=open). */
  readonly isRegistrationOpen: boolean
  /** Whether what providers earn is reported to the tax office (DAC7). */
  readonly reportsTaxes: boolean
  /** In how many working days registrations and messages are answered (MESSAGE_DAYS, REGISTRATION_DAYS). */
  readonly workItemTerms: WorkItemTerms
  /** Where new pictures are stored (PICTURES_URL); null for the database. */
  readonly pictureStorage: ObjectStorage | null
  /** The public origin. */
  readonly publicUrl: URL
  /** The operator's contact details. */
  readonly operator: z.output<typeof operator>
  readonly signIns: IdentityGateway
  /** What the server knows of itself. */
  readonly installation: Installation
  /** The settings of the server, without secrets. */
  readonly serverSettings: readonly ServerSetting[]
  /** Limits expensive operations. */
  readonly limiter: RateLimiter
  /** The installation's secret key; hashes of mailed codes are keyed by it. */
  readonly secretKey: string
  /** Replaces the network when files at addresses of others are read in a test. */
  readonly network?: PublicNetwork | undefined
}
