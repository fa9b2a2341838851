import { customerUserName } from '#domain/identifiers.ts'
import type { Caller } from '../http/caller.ts'

type SignedIn = Extract<Caller, { kind: 'user' }>

/** Whether this person may book, or list bookings, under a customer's name: only under their own. */
export function mayActFor(caller: Caller, userName: string): caller is SignedIn {
  return caller.kind === 'user' && caller.userName === customerUserName(userName)
}
