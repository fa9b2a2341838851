import type { z } from 'zod'
import type { operator } from '#contract/operator.ts'
import type { Clock } from '#platform/clock.ts'
import type { Places } from '#platform/places.ts'
import type { Database } from '#platform/postgres/database.ts'
import type { RateLimiter } from '#platform/rate-limit.ts'
import type { IdentityGateway } from './personal-data/identity-gateway.ts'
import type { Tables } from './schema.gen.ts'

/** What the use cases of the market work with; main puts it together once. */
export interface ApiDeps {
  readonly database: Database<Tables>
  readonly clock: Clock
  /** Where the operator has turned one on (PLACES_URL). */
  readonly places: Places | null
  /** The origin in links and in /openapi.json. */
  readonly publicUrl: URL
  /** Who runs this installation. */
  readonly operator: z.output<typeof operator>
  /** How people sign in, as far as the market has to know it. */
  readonly signIns: IdentityGateway
  /** Of what is dearer than a request is. */
  readonly limiter: RateLimiter
  /** The installation's secret: what is kept of a mailed code is keyed by it. */
  readonly secretKey: string
}
