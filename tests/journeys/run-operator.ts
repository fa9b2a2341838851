import { systemClock as clock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import type { AdminDeps } from '../../src/api/ops/admin/command-result.ts'
import { failureText, runAdmin } from '../../src/api/ops/admin/run-admin.ts'
import { signInsOf } from '../../src/sign-ins.ts'
import { productDatabase } from './product-database.ts'

/** Runs a command of the operator in the process of the test: starting another one takes half a second each time. */
export async function runOperator(...words: string[]): Promise<void> {
  deps ??= openDeps()
  const result = await runAdmin(await deps, words)
  if (!result.ok) throw new Error(failureText(result))
}

let deps: Promise<AdminDeps> | undefined

async function openDeps(): Promise<AdminDeps> {
  const dataDir = process.env.JOURNEY_DATA_DIR ?? ''
  const config = readConfig({ ...process.env, DATA_DIR: dataDir, DEMO_DATA: '1' })
  const database = await productDatabase()
  const signIns = signInsOf(database, config, async () => {})
  return { database, clock, places: null, signIns, publicUrl: new URL(config.publicUrl) }
}
