import { hash, verify } from '@node-rs/argon2'

/** What a hash takes: memory in KiB, passes over it, and lanes. */
export interface PasswordCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** OWASP's recommendation for argon2id, the package's default algorithm. */
const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  return hash(password, cost)
}

/** Verifies a password. An undefined hash takes the time of one that was made at this cost and is never correct. */
export async function verifyPassword(
  password: string,
  passwordHash: string | undefined,
  cost = PASSWORD_COST,
): Promise<boolean> {
  const isMatch = await verify(passwordHash ?? (await dummyHash(cost)), password)
  return isMatch && passwordHash !== undefined
}

const dummyHashes = new Map<PasswordCost, Promise<string>>()
function dummyHash(cost: PasswordCost): Promise<string> {
  const made = dummyHashes.get(cost) ?? hashPassword('nobody has this', cost)
  dummyHashes.set(cost, made)
  return made
}
