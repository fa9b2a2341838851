import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from './make-folder.ts'
import { aFolder } from './testing/folder.ts'

/** What a process of its own says of a place that cannot be used; ended where it would never end by itself. */
function refusalOf(code: string): string {
  const script = `try { ${code} } catch (error) { console.log(error.constructor.name, error.message) }`
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    timeout: 30_000,
    killSignal: 'SIGKILL',
    encoding: 'utf8',
  })
}

const from = (file: string) => JSON.stringify(resolve('src/platform', file))
const ofLinux = test.skipIf(process.platform !== 'linux')

test('missing folders are created for their owner only, and the topmost is returned', () => {
  const top = join(aFolder(), 'a')
  expect(makeFolder(join(top, 'b', 'c'))).toBe(top)
  for (const made of [top, join(top, 'b'), join(top, 'b', 'c')]) {
    expect(statSync(made).mode & 0o777).toBe(0o700)
  }
  expect(makeFolder(join(top, 'b'))).toBeUndefined()
  expect(existsSync(top)).toBe(true)
})

ofLinux('a secret in a place where nothing can be made is refused in words and at once', () => {
  const said = refusalOf(
    `const { readOrCreateSecret } = await import(${from('secret.ts')}); readOrCreateSecret('/proc/bloesem/secret')`,
  )
  expect(said).toMatch(/^StartupError .*cannot be read or written.*choose another DATA_DIR/)
})

ofLinux('a database folder where nothing can be made is refused in words and at once', () => {
  const said = refusalOf(
    `const { prepareCluster } = await import(${from('postgres/cluster.ts')}); await prepareCluster('/proc/bloesem/postgres')`,
  )
  expect(said).toMatch(/^StartupError .*cannot be used.*choose another DATA_DIR/)
})

ofLinux('a backup where nothing can be made is refused in words and at once', () => {
  const said = refusalOf(
    `const { writeBackupFile } = await import(${from('backup/backup-file.ts')}); await writeBackupFile('/proc/bloesem/a.gz', (async function* () {})())`,
  )
  expect(said).toMatch(/^StartupError .*cannot be written/)
})
