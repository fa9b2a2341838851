import { customerUserName } from '#domain/identifiers.ts'
import type { Caller } from '../http/caller.ts'

type SignedIn = Extract<Caller, { kind: 'user' }>

/** Whether the caller may place or list orders under a user name: only under their own. */
export function mayActFor(caller: Caller, userName: string): caller is SignedIn {
  return caller.kind === 'user' && caller.userName === customerUserName(userName)
}
