import type { getServerSettings as endpoint } from '#contract/installation.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Outcome } from '../http/outcome.ts'

/** The settings in force, without secrets, and since when this process runs (DESK-177). */
export async function readServerSettings({
  installation,
  serverSettings,
}: Pick<ApiDeps, 'installation' | 'serverSettings'>): Promise<Outcome<typeof endpoint>> {
  const startedAt = new Date(installation.startedAt).toISOString()
  return { ok: true, answer: { data: { startedAt, settings: [...serverSettings] } } }
}
