import type { Caller } from '../http/caller.ts'

/** Who acts at the desk. An operation of an operator has no other caller: `access: 'operator'`. */
export function actingOperator(caller: Caller): { readonly userName: string } {
  if (caller.kind !== 'user') throw new Error('an act of a visitor')
  return { userName: caller.userName }
}
