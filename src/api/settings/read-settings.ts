import type { getSettings as endpoint } from '#contract/settings.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { settingsView } from './settings-view.ts'
import { findSettings } from './store.ts'

type GetSettings = typeof endpoint

/** The settings of the caller's provider; for owners (WORK-75). */
export async function readSettings(
  deps: Pick<ApiDeps, 'database' | 'clock' | 'reportsTaxes'>,
  { caller, params }: Pick<HandlerInput<GetSettings>, 'caller' | 'params'>,
): Promise<Outcome<GetSettings>> {
  const access = { providerUserName: params.userName, permission: 'manage-settings' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const { providerId } = member
  const now = deps.clock.now()
  const row = await findSettings(deps.database.query, { providerId, now })
  return { ok: true, answer: { data: settingsView(row, deps.reportsTaxes) } }
}
