import { mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StartFault } from './fault.ts'
import { keptSecret } from './secret.ts'

const aFolder = () => mkdtempSync(join(tmpdir(), 'bloesem-secret-'))

test('a secret is made once, kept for its owner alone, and stays the same', () => {
  const path = join(aFolder(), 'data', 'secret')
  const made = keptSecret(path)
  expect(made.length).toBeGreaterThanOrEqual(32)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(keptSecret(path)).toBe(made)
  expect(readdirSync(join(path, '..'))).toEqual(['secret'])
})

test('a secret of the operator is taken as it is', () => {
  const path = join(aFolder(), 'secret')
  writeFileSync(path, 'van de beheerder zelf\n')
  expect(keptSecret(path)).toBe('van de beheerder zelf')
})

test('a place that cannot hold a secret is refused in words', () => {
  const path = join(aFolder(), 'secret')
  mkdirSync(path)
  expect(() => keptSecret(path)).toThrow(StartFault)
  expect(() => keptSecret(path)).toThrow(/cannot be read or written .* choose another DATA_DIR/)
})
