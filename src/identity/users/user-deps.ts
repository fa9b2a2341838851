import type { Clock } from '#platform/clock.ts'
import type { RateLimiter } from '#platform/rate-limit.ts'
import type { UserStore } from './store.ts'

/** What the use cases of people who sign in work with. */
export interface UserDeps {
  store: UserStore
  limiter: RateLimiter
  secretKey: string
  clock: Clock
}
