import type { FastifyInstance } from 'fastify'
import { secondFactorDueAt } from '#domain/membership/second-factor.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { CheckSecondFactor } from '../http/caller.ts'
import { findSecondFactorRole } from './store.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'signIns'>

/** Where members work for the salon of `:userName`. */
const WORKSPACE = ['/salonApi/:userName/', '/providerApi/review/:userName/:reviewId/reply']
const DESK = '/operationApi/'

/**
 * Refuses owners in the workspace of their salon, and operators, who have no second factor when it is due (WORK-120). Nothing
 * is read for anybody else, nor where none is required.
 */
export function registerSecondFactorCheck(app: FastifyInstance, deps: Deps): void {
  if (deps.signIns.requiresSecondFactor) app.checkSecondFactor = secondFactorCheck(deps)
}

function secondFactorCheck({ database, clock, signIns }: Deps): CheckSecondFactor {
  return async ({ userName, role }, path, { userName: providerUserName }) => {
    const isDesk = path.startsWith(DESK) && role === 'operator'
    const isWorkspace = WORKSPACE.some((start) => path.startsWith(start))
    if (!isDesk && !(isWorkspace && providerUserName)) return true
    const duty = await findSecondFactorRole(database.query, {
      userName,
      providerUserName: isDesk ? null : (providerUserName ?? null),
    })
    if (!duty || secondFactorDueAt(duty.since) > clock.now()) return true
    return signIns.hasSecondFactor(duty.subject)
  }
}
