import type { changeSettings as endpoint } from '#contract/settings.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { settingsView } from './settings-view.ts'
import { findSettings, updateSettings } from './store.ts'

type ChangeSettings = typeof endpoint

/**
 * Changes the settings of the caller's provider (WORK-75). An order that is being placed by the old ones is validated
 * again, since the version of the provider rises. Orders that exist keep what they were placed by (WORK-77).
 */
export async function changeSettings(
  deps: Pick<ApiDeps, 'database' | 'clock' | 'reportsTaxes'>,
  { caller, params, body }: HandlerInput<ChangeSettings>,
): Promise<Outcome<ChangeSettings>> {
  const access = { providerUserName: params.userName, permission: 'manage-settings' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const { query } = deps.database
  const { providerId } = member
  const { version, ...settings } = body
  const isWritten = await updateSettings(query, { providerId, version }, settings)
  if (!isWritten) return { ok: false, refusal: 'settings-changed' }
  const row = await findSettings(query, { providerId, now: deps.clock.now() })
  return { ok: true, answer: { data: settingsView(row, deps.reportsTaxes) } }
}
