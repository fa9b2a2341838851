import { randomInt } from 'node:crypto'
import { uuidv7 } from '#platform/random.ts'
import { firstRefusal, type TooManyRequests } from './enforce-rate-limits.ts'
import { DEMO_VISITORS } from './limits.ts'
import type { UserDeps } from './user-deps.ts'

const CHARACTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const NAME_LENGTH = 12

/**
 * Creates an account for a visitor of a public demo, without a password and with an invalid mail address (RFC 2606).
 * @param address the network address of the request
 */
export async function createDemoVisitor(
  name: string,
  address: string,
  { store, limiter, clock }: Pick<UserDeps, 'store' | 'limiter' | 'clock'>,
): Promise<{ ok: true; subject: string } | TooManyRequests> {
  const refused = await firstRefusal(limiter, [[DEMO_VISITORS, address]])
  if (refused) return refused
  const subject = uuidv7(clock.now())
  const userName = `visitor-${randomName()}`
  await store.seed([
    {
      subject,
      userName,
      name,
      email: `${userName}@bloesem.invalid`,
      phoneNumber: '0600000000',
      pictureUrl: null,
      role: 'customer',
      passwordHash: null,
    },
  ])
  return { ok: true, subject }
}

function randomName(): string {
  const characters = Array.from(
    { length: NAME_LENGTH },
    () => CHARACTERS[randomInt(CHARACTERS.length)],
  )
  return characters.join('')
}
