import { hash, verify } from '@node-rs/argon2'

// OWASP's first choice for argon2id (the package's default algorithm): 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/** Takes as long for a name nobody has (`passwordHash` undefined) as for one with another password. */
export async function isPassword(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await someHash()), password)
  return fits && passwordHash !== undefined
}

let madeOnce: Promise<string> | undefined
function someHash(): Promise<string> {
  madeOnce ??= hashPassword('nobody has this')
  return madeOnce
}
