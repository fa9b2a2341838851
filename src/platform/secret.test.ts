import fs, {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findSecret, importSecret, readOrCreateSecret } from './secret.ts'
import { StartupError } from './startup-error.ts'

const aFolder = () => mkdtempSync(join(tmpdir(), 'bloesem-secret-'))

test('a secret is generated once, readable by its owner only, and stays the same', () => {
  const path = join(aFolder(), 'data', 'secret')
  const made = readOrCreateSecret(path)
  expect(made.length).toBeGreaterThanOrEqual(32)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readOrCreateSecret(path)).toBe(made)
  expect(readdirSync(join(path, '..'))).toEqual(['secret'])
})

test('a configured secret is used as it is', () => {
  const path = join(aFolder(), 'secret')
  const own = 'van de beheerder zelf, en lang genoeg'
  writeFileSync(path, `${own}\n`, { mode: 0o400 })
  expect(readOrCreateSecret(path)).toBe(own)
})

test('a folder where no secret can be stored is refused with a message', () => {
  const path = join(aFolder(), 'secret')
  mkdirSync(path)
  expect(() => readOrCreateSecret(path)).toThrow(StartupError)
  expect(() => readOrCreateSecret(path)).toThrow(
    /cannot be read or written .* choose another DATA_DIR/,
  )
})

test.each([
  ['nothing', ''],
  ['two letters', 'ab\n'],
  ['31 characters and blanks', `${'x'.repeat(31)}   \n`],
])('a file with %s is not a secret', (_, text) => {
  const path = join(aFolder(), 'secret')
  writeFileSync(path, text, { mode: 0o600 })
  for (const read of [readOrCreateSecret, findSecret]) {
    expect(() => read(path)).toThrow(StartupError)
    expect(() => read(path)).toThrow(/secret holds fewer than 32 characters.*move it away/)
  }
  expect(readFileSync(path, 'utf8')).toBe(text)
})

test.each([0o644, 0o640, 0o604, 0o660])('a secret that others can read is refused (%o)', (mode) => {
  const path = join(aFolder(), 'secret')
  writeFileSync(path, 'x'.repeat(40))
  chmodSync(path, mode)
  expect(() => readOrCreateSecret(path)).toThrow(StartupError)
  expect(() => readOrCreateSecret(path)).toThrow(`chmod 600 ${path}`)
  expect(() => readOrCreateSecret(path)).toThrow('set SECRET_KEY to what the file holds')
})

test('an imported secret needs at least 32 characters', () => {
  const path = join(aFolder(), 'secret')
  expect(() => importSecret(path, 'kort')).toThrow(/fewer than 32 characters/)
  expect(existsSync(path)).toBe(false)
  importSecret(path, 'y'.repeat(32))
  expect(findSecret(path)).toBe('y'.repeat(32))
})

test('a new secret is synced to disk before it gets its name, and its name before it is used', () => {
  const done: string[] = []
  const { fsyncSync, linkSync } = fs
  vi.spyOn(fs, 'fsyncSync').mockImplementation((handle) => {
    done.push(fs.fstatSync(handle).isDirectory() ? 'folder' : 'file')
    fsyncSync(handle)
  })
  vi.spyOn(fs, 'linkSync').mockImplementation((from, to) => {
    done.push('name')
    linkSync(from, to)
  })
  syncBuiltinESMExports()
  onTestFinished(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })
  readOrCreateSecret(join(aFolder(), 'data', 'secret'))
  expect(done).toEqual(['file', 'name', 'folder', 'folder'])
})
