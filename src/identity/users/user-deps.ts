import type { Clock } from '#platform/clock.ts'
import type { RateLimiter } from '#platform/rate-limit.ts'
import type { Turns } from '#platform/turns.ts'
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
  /** Passwords are hashed and checked a few at a time. */
  hashing: Turns
  secretKey: string
  clock: Clock
}
