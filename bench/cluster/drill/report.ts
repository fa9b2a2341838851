import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { run } from '../run.ts'
import type { DrillRun } from './run-drills.ts'
import { type RestoreResult, restoreTableOf, tableOf } from './table.ts'

const PACKAGES = ['postgresql-15', 'patroni', 'etcd-server', 'pgbouncer', 'haproxy', 'pgbackrest']

/** The document of a run: what was done, on what, and what came of it. */
export async function documentOf(
  { results, capacity, perSecond }: DrillRun,
  restore: RestoreResult,
): Promise<string> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const versions = await Promise.all(PACKAGES.map(versionOf))
  const memory = Math.round(totalmem() / 1024 ** 3)
  return `# Drills

Written by \`npm run cluster -- drill\` on ${new Date().toISOString().slice(0, 10)}. [cluster.md](cluster.md) says how the cluster is built.

Bloesem ${version}, Node ${process.versions.node}, ${versions.join(', ')}.
Machine: ${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${memory} GB. **All parts are processes of this one
machine, which others use too**: each database and each member of etcd has a network and a disk of its own, but they share the processors. Times
are those of this machine; what counts on every machine is the zeros.

Load: ${perSecond} requests a second, at most a third of the ${capacity.toFixed(0)} that the site answered before the first drill: three orders in ten, the
rest searches, slots, profiles and pages. A customer without an answer tries again with the same Idempotency-Key, after Retry-After
or two seconds. Each drill has its load 8 s before and after.

${tableOf(results)}

- **No orders for, no reads for**: the longest time in which nobody was served.
- **Lost**: acknowledged with 201, and not in the database afterwards, by its id; orders of earlier drills are looked for too. **Doubled**: two
  orders of one key, or of one customer at one time. **Overlapping**: two live appointments of one calendar at one time.
- **Mails**: each order has one to the customer and one to the salon. *Sent again* came twice with the same Message-ID: a process was
  killed between the mail server's answer and its own note of it.
- **Live schedules**: ${results[0]?.schedules.all ?? 0} event streams, which connect again as a browser does, 3 s after they broke.
- **Sign-ins kept**: customers whose session still works after the drill.
- **Customer in a browser**: has typed a message to the salon, presses the button of the last step two seconds after the break begins, and
  again two seconds after the page said that nothing was booked. What was typed is looked for on the page each time, and in the order.
- **Whole again** counts from the break, with the 20 or 40 s for which the part stays away or is watched.

## Restored to the second before a mistake
pgBackRest took a base backup before the drills (${restore.backupSeconds.toFixed(1)} s) and archived the write-ahead log through all of them, by whichever
machine was the primary. Then this ran on the primary, and every standby followed: \`${restore.mistake}\`. Beside the cluster the database
was restored to ${restore.restoredTo}, a second before, in ${restore.restoreSeconds.toFixed(1)} s.

${restoreTableOf(restore)}
`
}

async function versionOf(name: string): Promise<string> {
  const status = await run(['dpkg', '-s', name])
  return `${name} ${/^Version: (.+)$/m.exec(status)?.[1] ?? ''}`
}
