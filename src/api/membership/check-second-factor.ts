import type { FastifyInstance } from 'fastify'
import { secondFactorDueAt } from '#domain/membership/second-factor.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { CheckSecondFactor } from '../http/caller.ts'
import { findSecondFactorRole, type SecondFactorScope } from './store.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'signIns'>

/** Where members work for the salon of `:userName`. */
const WORKSPACE = ['/salonApi/:userName/', '/providerApi/review/:userName/:reviewId/reply']
const ORDER = '/orderApi/orders/:orderId'
const DESK = ['/deskApi/', '/operationApi/']

/**
 * Refuses owners in the workspace of their salon and at its orders, and operators, who have no second factor when it is due
 * (WORK-120, WORK-180), or did not show it in this sign-in (WORK-182). Nothing is read where none is required.
 */
export function registerSecondFactorCheck(app: FastifyInstance, deps: Deps): void {
  if (deps.signIns.requiresSecondFactor) app.checkSecondFactor = secondFactorCheck(deps)
}

function secondFactorCheck({ database, clock, signIns }: Deps): CheckSecondFactor {
  return async (caller, path, params) => {
    const scope = scopeOf(path, params)
    if (!scope) return null
    const member = await findSecondFactorRole(database.query, caller.userName, scope)
    const role = scope.kind === 'market' ? 'operator' : 'owner'
    if (!member || secondFactorDueAt(member.since, role) > clock.now()) return null
    if (!(await signIns.hasSecondFactor(member.subject))) return 'second-factor-required'
    return caller.hasShownSecondFactor ? null : 'second-factor-not-shown'
  }
}

function scopeOf(
  path: string,
  { userName, orderId }: Parameters<CheckSecondFactor>[2],
): SecondFactorScope | null {
  if (DESK.some((start) => path.startsWith(start))) return { kind: 'market' }
  if (userName && WORKSPACE.some((start) => path.startsWith(start)))
    return { kind: 'provider', userName }
  return orderId && path.startsWith(ORDER) ? { kind: 'order', orderId } : null
}
