import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { APP_FOLDER, APPS } from '../layout.ts'
import { until } from '../run.ts'
import { type Cluster, isReady, productProgram } from '../start-cluster.ts'

/** What a release may change while the one before still runs: it only adds. */
const MIGRATION = `alter table orders add column drill_note text;
create table drill_notes (id uuid primary key default uuidv7(), text text not null);
`

/** Makes the next release, a copy of this one with a migration more, and starts it in one process after the other. */
export async function releaseRolling({ supervisor, layout }: Cluster): Promise<void> {
  const release = makeRelease()
  for (const app of APPS) {
    await supervisor.stop(app)
    supervisor.resume(app, productProgram(release))
    await until(`${app} is ready`, () => isReady(`http://127.0.0.1:${layout.appPort(app)}`), 120)
  }
}

function makeRelease(): string {
  const release = join(APP_FOLDER, 'next-release')
  mkdirSync(release)
  for (const name of ['src', 'database', 'dist', 'public', 'package.json'])
    cpSync(name, join(release, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(release, 'node_modules'))
  writeFileSync(join(release, 'database/migrations/9999_drill.sql'), MIGRATION)
  return release
}
