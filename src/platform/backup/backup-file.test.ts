import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { aFolder } from '../testing/folder.ts'
import { readBackupFile, writeBackupFile } from './backup-file.ts'
import { openBackup } from './restore-backup.ts'

const HEAD = { release: '1.0.0', migrations: [], madeAt: '2026-11-20T03:30:00.000Z', secret: null }
const BACKUP = gzipSync(`bloesem-backup 1\n${JSON.stringify(HEAD)}\n{"jobs":true}\n\\.\n`)
const ofLinux = test.skipIf(process.platform !== 'linux')

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

test('[SCALE-16] a backup below a file says that it is no folder', async () => {
  const folder = aFolder()
  const file = join(folder, 'notes.txt')
  writeFileSync(file, 'x')
  await expect(writeBackupFile(join(file, 'a.gz'), pieces('a'))).rejects.toThrow(
    `${join(file, 'a.gz')} cannot be written: ${file} is no folder.`,
  )
  expect(readdirSync(folder)).toEqual(['notes.txt'])
})

test('[SCALE-16] what the database said is no fault of the file', async () => {
  const folder = aFolder()
  const failure = Object.assign(new Error('read ECONNRESET'), { syscall: 'read' })
  const broken = async function* () {
    yield Buffer.from('a')
    throw failure
  }
  await expect(writeBackupFile(join(folder, 'a.gz'), broken())).rejects.toBe(failure)
  expect(readdirSync(folder)).toEqual([])
})

ofLinux('[SCALE-16] a full disk is said in words', () => {
  const from = JSON.stringify(resolve('src/platform/backup/backup-file.ts'))
  const script = `const { writeBackupFile } = await import(${from})
    try { await writeBackupFile('-', (async function* () { yield Buffer.from('a') })()) }
    catch (error) { console.error(error.constructor.name, error.message) }`
  const full = openSync('/dev/full', 'w')
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  })
  closeSync(full)
  expect(stderr).toMatch(/^StartupError Standard output cannot be written: the disk is full/)
})

test('[SCALE-16] a folder in the place of a backup is named', () => {
  const folder = join(aFolder(), 'backups')
  mkdirSync(folder)
  expect(() => readBackupFile(folder)).toThrow(`${folder} is a folder. Name a file in it.`)
})

test.each([
  ['one cut off', BACKUP.subarray(0, 40), /^The backup is damaged \(unexpected end of file\)/],
  ['one with a changed byte', changed(BACKUP, 20), /^The backup is damaged \(/],
  ['one with a broken head', gzipSync('bloesem-backup 1\n{"rel\n'), /^The backup is damaged \(/],
  ['one with an empty head', gzipSync('bloesem-backup 1\n{}\n'), /^The backup is damaged \(/],
  ['another file', Buffer.from('naam;prijs\n'), /^The file is not a backup/],
  ['an empty file', Buffer.alloc(0), /^The backup is damaged \(/],
])('[SCALE-16] %s is refused in words', async (_, bytes, sentence) => {
  const path = join(aFolder(), 'a.gz')
  writeFileSync(path, bytes)
  await expect(openBackup(readBackupFile(path))).rejects.toThrow(sentence)
})

ofLinux('[SCALE-16] a file that cannot be read is no other file', async () => {
  // Its name is there, and reading it fails also for root.
  await expect(openBackup(readBackupFile('/proc/self/mem'))).rejects.toThrow(
    /^The backup cannot be read \(/,
  )
})

function changed(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ 0xff
  return copy
}
