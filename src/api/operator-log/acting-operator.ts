import type { Caller } from '../http/caller.ts'
import type { ActingOperator } from './record-act.ts'

/** Who acts at the desk. An operation of an operator has no other caller: `access: 'operator'`. */
export function actingOperator(caller: Caller): ActingOperator {
  if (caller.kind !== 'user') throw new Error('an act of a visitor')
  return { userName: caller.userName }
}
