import type { pauseProvider as endpoint } from '#contract/settings.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { settingsView } from './settings-view.ts'
import { findSettings, updateActive } from './store.ts'

type PauseProvider = typeof endpoint

/**
 * Pauses the caller's provider, or resumes it (WORK-79); what the operator hid or ended stays so (DESK-114). An order that is being placed is validated again, since the
 * version of the provider rises, and is refused.
 */
export async function pauseProvider(
  deps: Pick<ApiDeps, 'database' | 'clock' | 'reportsTaxes'>,
  { caller, params, body }: HandlerInput<PauseProvider>,
): Promise<Outcome<PauseProvider>> {
  const access = { providerUserName: params.userName, permission: 'manage-settings' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const { query } = deps.database
  const { providerId } = member
  if (!(await updateActive(query, providerId, !body.isPaused)))
    return { ok: false, refusal: 'provider-hidden' }
  const row = await findSettings(query, { providerId, now: deps.clock.now() })
  return { ok: true, answer: { data: settingsView(row, deps.reportsTaxes) } }
}
