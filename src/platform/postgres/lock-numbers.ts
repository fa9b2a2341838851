/**
 * The first number of every advisory lock, so that no two of them are the same by accident. A lock of two numbers
 * never meets one of a single number.
 */
export const LOCK = {
  /** Single: one process migrates. */
  migration: 8_256_310_417,
  /** Single: one process adds a key that signs tokens. */
  signingKeys: 6_118_207_554,
  /** Single: one process changes the defaults of the role (pooler.ts). */
  roleDefaults: 7_340_129_866,
  /** With the hash of a job runner's name: held while the runner lives. */
  jobRunner: 1_207,
  /** With the hash of a provider's id: one transaction changes the calendar (docs/decisions/0008). */
  calendar: 1_208,
  /** With the hash of a user name: one transaction counts the holds of an account. */
  holder: 1_214,
  /** With the hash of an order's id: one transaction changes the order (docs/decisions/0024). */
  order: 1_223,
} as const
