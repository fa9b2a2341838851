import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { openDatabase } from '../postgres/database.ts'
import { type EmbeddedPostgres, startEmbedded } from '../postgres/embedded.ts'
import { copyFolder } from './copy-folder.ts'
import { aFolder, aMigratedFolder } from './folder.ts'

const SETTINGS = { wal_level: 'replica', max_wal_senders: '4', hot_standby: 'on' }

/** A primary with a migrated database and a streaming standby. They run until the tests of the file end. */
export async function aPrimaryWithStandby() {
  const folder = aMigratedFolder(afterAll)
  const start = () => startEmbedded({ dataDir: folder, settings: SETTINGS })
  await (await start()).stop() // from here on its log has what a standby needs
  const copy = aFolder(afterAll)
  copyFolder(folder, copy)
  writeFileSync(join(copy, 'postgres/data/standby.signal'), '')
  const primary = await start()
  afterAll(() => primary.stop())
  const startStandby = () =>
    startEmbedded({
      dataDir: copy,
      settings: { ...SETTINGS, primary_conninfo: conninfoOf(primary.connection) },
    })
  let standby = await startStandby()
  const admin = openDatabase<unknown>(standby.connection, { maxConnections: 1 })
  afterAll(() => Promise.all([admin.close(), standby.stop()]))
  return {
    primary: primary.connection,
    standby: standby.connection,
    /** Stops replaying what the primary writes, until `resume`. */
    pause: () => admin.pool.query('select pg_wal_replay_pause()'),
    resume: () => admin.pool.query('select pg_wal_replay_resume()'),
    /** Ends the standby at once; its clients lose their connections. */
    stop: () => standby.stop(),
    restart: async () => {
      standby = await startStandby()
    },
  }
}

function conninfoOf({ host, port, user, password }: EmbeddedPostgres['connection']): string {
  return `host=${host} port=${port} user=${user} password=${password} application_name=standby`
}
