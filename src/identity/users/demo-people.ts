import { hashPassword } from './password.ts'
import type { User, UserStore } from './store.ts'

/** Ready-made people of a demo installation, all with one password, which the sign-in page tells. */
export interface Demo {
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
 * How one signs in where the demo market stands: as one of its people, or, where strangers come, as a visitor with an
 * account that nobody else has. There is no other sign-in then.
 */
export type DemoSignIn = Demo | 'visitors'

/** Makes the demo's people able to sign in. The password is hashed once for all of them. */
export async function seedDemoPeople(demo: Demo, store: UserStore): Promise<void> {
  const missing = []
  for (const person of demo.people) {
    if (!(await store.findBySubject(person.subject))) missing.push(person)
  }
  if (missing.length === 0) return
  const passwordHash = await hashPassword(demo.password)
  const users = missing.map((person) => ({
    ...person,
    pictureUrl: person.pictureUrl ?? null,
    passwordHash,
  }))
  await store.seed(users)
}
