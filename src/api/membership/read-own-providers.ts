import type { listOwnProviders } from '#contract/membership.ts'
import { openSteps } from '#domain/membership/checklist.ts'
import { hasPermission, type MemberRole } from '#domain/membership/role.ts'
import { secondFactorDueAt } from '#domain/membership/second-factor.ts'
import { findSubject } from '../account/subject-store.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import type { Outcome } from '../http/outcome.ts'
import { findOwnProviders } from './store.ts'

/** The providers of which the caller is a member, by name (WORK-03). */
export async function readOwnProviders(
  deps: Pick<ApiDeps, 'database' | 'clock' | 'signIns'>,
  caller: Caller,
): Promise<Outcome<typeof listOwnProviders>> {
  if (caller.kind !== 'user') return { ok: false, refusal: 'sign-in-required' }
  const { userName, hasShownSecondFactor } = caller
  const now = deps.clock.now()
  const found = await findOwnProviders(deps.database.query, userName, now)
  const isRequired = deps.signIns.requiresSecondFactor && found.some(isOwner)
  const hasSecondFactor = isRequired && (await findSecondFactor(deps, userName))
  const salons = found.map(({ roleSince, checklistFacts, ...salon }) => {
    const dueAt = isRequired && isOwner(salon) ? secondFactorDueAt(roleSince, 'owner') : null
    const hasChecklist =
      checklistFacts !== null && hasPermission(salon.role, 'edit-provider', salon.roleSettings)
    return {
      ...salon,
      openSteps: hasChecklist ? openSteps(checklistFacts) : 0,
      secondFactorDueAt: dueAt === null || hasSecondFactor ? null : new Date(dueAt).toISOString(),
      mustShowSecondFactor:
        dueAt !== null && dueAt <= now && hasSecondFactor && !hasShownSecondFactor,
    }
  })
  return { ok: true, answer: { data: { salons } } }
}

function isOwner({ role }: { role: MemberRole }): boolean {
  return role === 'owner'
}

async function findSecondFactor(
  { database, signIns }: Pick<ApiDeps, 'database' | 'signIns'>,
  userName: string,
): Promise<boolean> {
  const subject = await findSubject(database.query, userName)
  return subject === undefined || (await signIns.hasSecondFactor(subject))
}
