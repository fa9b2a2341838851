// Writes src/api/schema.gen.ts after a change to database/migrations: migrates a throw-away database and
// reads the types of its tables. A test fails while the file and the migrations disagree.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../src/platform/postgres/database.ts'
import { startEmbedded } from '../src/platform/postgres/embedded.ts'
import { migrate } from '../src/platform/postgres/migrate.ts'
import { schemaTypes } from './schema-types.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'bloesem-schema-'))
const postgres = await startEmbedded({ dataDir, settings: { fsync: 'off' } })
try {
  const database = openDatabase(postgres.connection, { maxConnections: 4 })
  await migrate(database.pool)
  writeFileSync('src/api/schema.gen.ts', await schemaTypes(database.query))
  await database.close()
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
