import type { Clock } from '#platform/clock.ts'
import type { RateLimiter } from '#platform/rate-limit.ts'
import type { WorkQueue } from '#platform/work-queue.ts'
import type { SecondFactorDeps } from '../second-factor/second-factor-deps.ts'
import type { PasswordCost } from './password.ts'
import type { EndSignIns, PasswordResetStore } from './password-reset-store.ts'
import type { SignUpStore } from './sign-up-store.ts'
import type { UserStore } from './store.ts'

/** The dependencies of the use cases of users. */
export interface UserDeps extends SecondFactorDeps {
  store: UserStore
  signUps: SignUpStore
  resets: PasswordResetStore
  endSignIns: EndSignIns
  limiter: RateLimiter
  /** Limits how many passwords are hashed at once. */
  hashing: WorkQueue
  /** That of ./password.ts when undefined. */
  passwordCost: PasswordCost | undefined
  secretKey: string
  clock: Clock
}
