import { listOperatorLog } from './operator-log.ts'

/** The operations of the operator's desk, by operation id. */
export const deskEndpoints = { listOperatorLog } as const
