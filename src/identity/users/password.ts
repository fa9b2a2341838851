import { hash, verify } from '@node-rs/argon2'

// OWASP's recommendation for argon2id (the package's default algorithm): 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/** Verifies a password. An undefined hash takes the same time and is never correct. */
export async function verifyPassword(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  const isMatch = await verify(passwordHash ?? (await dummyHash()), password)
  return isMatch && passwordHash !== undefined
}

let cachedDummyHash: Promise<string> | undefined
function dummyHash(): Promise<string> {
  cachedDummyHash ??= hashPassword('nobody has this')
  return cachedDummyHash
}
