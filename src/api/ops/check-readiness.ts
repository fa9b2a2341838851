import { wasDiskFull } from '#platform/postgres/disk-full.ts'
import { migrationsPending } from '#platform/postgres/migrate.ts'
import type { ApiDeps } from '../api-deps.ts'

/** Whether this process is ready: its database is reachable, has disk space and has all migrations. */
export async function checkReadiness({ database }: Pick<ApiDeps, 'database'>) {
  if (!(await database.isReachable())) return { ok: false, refusal: 'unavailable' } as const
  if (wasDiskFull()) return { ok: false, refusal: 'unavailable' } as const
  const pending = await migrationsPending(database.pool)
  return pending.length === 0
    ? ({ ok: true } as const)
    : ({ ok: false, refusal: 'unavailable' } as const)
}
