import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { PROVIDER_FILE_EXAMPLE } from '../../src/api/ops/admin/provider-file.ts'
import { createCustomer, ensureSignedIn } from './sign-in.ts'

type ProviderFile = typeof PROVIDER_FILE_EXAMPLE

/**
 * Signs in a new account and adds a salon that it owns, by the operator's command, for a test that changes what other tests
 * use. Its only treatment takes 45 minutes. @returns the salon's user name
 */
export async function signInWithOwnSalon(
  page: Page,
  fields: Partial<ProviderFile> = {},
): Promise<string> {
  const owner = await createCustomer(page.request)
  await ensureSignedIn(page, owner)
  const userName = `salon-${randomUUID().slice(0, 8)}`
  const file = join(tmpdir(), `${userName}.json`)
  const names = { userName, email: `${userName}@voorbeeld.nl`, ownerUserName: owner.userName }
  writeFileSync(file, JSON.stringify({ ...PROVIDER_FILE_EXAMPLE, ...names, ...fields }))
  try {
    await runAdmin('add-provider', file)
  } finally {
    rmSync(file)
  }
  return userName
}

/** Runs a command of the operator on the database of the running product. */
async function runAdmin(...words: string[]): Promise<void> {
  const env = { ...process.env, DATA_DIR: process.env.JOURNEY_DATA_DIR, DEMO_DATA: '1' }
  const command = spawn(process.execPath, ['src/operator.ts', 'admin', ...words], { env })
  let output = ''
  for (const stream of [command.stdout, command.stderr])
    stream.on('data', (text) => (output += text))
  const status = await new Promise((resolve) => command.once('close', resolve))
  expect(status, output).toBe(0)
}
