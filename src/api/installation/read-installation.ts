import type { getInstallation as endpoint } from '#contract/installation.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Outcome } from '../http/outcome.ts'
import { findLastBackup, readQueue } from './store.ts'

/** How the installation does (DESK-013). */
export async function readInstallation({
  database,
  installation,
}: Pick<ApiDeps, 'database' | 'installation'>): Promise<Outcome<typeof endpoint>> {
  const [queue, lastBackupAt, disk, newestRelease] = await Promise.all([
    readQueue(database.query),
    findLastBackup(database.query),
    installation.readDisk(),
    installation.findNewestRelease(),
  ])
  const { waiting, failed, mailsWaiting, mailsFailed, oldestMailSince } = queue
  const mail = {
    isSent: installation.sendsMail,
    waiting: mailsWaiting,
    failed: mailsFailed,
    oldestSince: isoOf(oldestMailSince),
  }
  const { release } = installation
  const data = { mail, jobs: { waiting, failed }, lastBackupAt: isoOf(lastBackupAt), disk }
  return { ok: true, answer: { data: { ...data, release, newestRelease } } }
}

function isoOf(epochMs: number | null): string | null {
  return epochMs === null ? null : new Date(epochMs).toISOString()
}
