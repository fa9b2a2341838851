import type { Clock } from '#platform/clock.ts'
import type { RateLimiter } from '#platform/rate-limit.ts'
import type { EndSignIns, PasswordResetStore } from './password-reset-store.ts'
import type { SignUpStore } from './sign-up-store.ts'
import type { UserStore } from './store.ts'

/** What the use cases of people who sign in work with. */
export interface UserDeps {
  store: UserStore
  signUps: SignUpStore
  resets: PasswordResetStore
  endSignIns: EndSignIns
  limiter: RateLimiter
  secretKey: string
  clock: Clock
}
