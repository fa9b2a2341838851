import { hashPassword } from './password.ts'
import type { User } from './store.ts'
import type { UserDeps } from './user-deps.ts'

/** The people of a local demo, all with one password, which the sign-in page shows. */
export interface DemoPeople {
  people: readonly DemoPerson[]
  password: string
}

export type DemoPerson = Pick<
  User,
  'subject' | 'userName' | 'email' | 'name' | 'phoneNumber' | 'role'
> & {
  pictureUrl?: string | null
}

/**
 * The sign-in of a demo: as one of its people in a local demo, or as a visitor with a new account in a public one.
 */
export type DemoSignIn = DemoPeople | 'visitors'

/** Inserts the demo's people that are missing. */
export async function seedDemoPeople(
  demo: DemoPeople,
  { store, passwordCost }: Pick<UserDeps, 'store' | 'passwordCost'>,
): Promise<void> {
  const missing = []
  for (const person of demo.people) {
    if (!(await store.findBySubject(person.subject))) missing.push(person)
  }
  if (missing.length === 0) return
  const passwordHash = await hashPassword(demo.password, passwordCost)
  const users = missing.map((person) => ({
    ...person,
    pictureUrl: person.pictureUrl ?? null,
    passwordHash,
  }))
  await store.seed(users)
}
