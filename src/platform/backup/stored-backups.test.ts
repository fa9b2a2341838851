import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { listStoredBackups, readStoredBackup } from './stored-backups.ts'

const HEAD = { release: '1.0.0', migrations: [], madeAt: '2026-11-20T03:30:00.000Z' }

function aBackup(secret: string | null, rows = 'a\nb\n'): string {
  const text = `bloesem-backup 1\n${JSON.stringify({ ...HEAD, secret })}\n{"jobs":true}\n${rows}\\.\n`
  return `${text}${createHash('sha256').update(text).digest('hex')}\n`
}

function aFolder(files: Record<string, string | Buffer>): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'bloesem-backups-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  mkdirSync(join(dataDir, 'backups'))
  for (const [name, bytes] of Object.entries(files))
    writeFileSync(join(dataDir, 'backups', name), bytes)
  return dataDir
}

async function textOf(bytes: AsyncIterable<Buffer> | null): Promise<string> {
  return Buffer.concat(await Array.fromAsync(bytes ?? [])).toString()
}

test('[DESK-253] the backups of the folder are listed, the latest first, and nothing else in it', async () => {
  const dataDir = aFolder({
    'bloesem-2026-11-20.gz': 'x',
    'bloesem-2026-11-21.gz': 'xy',
    'notes.txt': 'x',
    'half.gz.12.part': 'x',
  })
  const folder = join(dataDir, 'backups')
  for (const day of [20, 21])
    utimesSync(join(folder, `bloesem-2026-11-${day}.gz`), 0, Date.UTC(2026, 10, day) / 1000)
  mkdirSync(join(folder, 'folder.gz'))
  expect(await listStoredBackups(dataDir)).toEqual([
    { name: 'bloesem-2026-11-21.gz', bytes: 2, madeAt: Date.UTC(2026, 10, 21) },
    { name: 'bloesem-2026-11-20.gz', bytes: 1, madeAt: Date.UTC(2026, 10, 20) },
  ])
  expect(await listStoredBackups('/nowhere')).toEqual([])
  expect(await readStoredBackup(dataDir, '../secret')).toBeNull()
  expect(await readStoredBackup(dataDir, 'notes.txt')).toBeNull()
})

test('[DESK-253] what is read has no secret key and a right checksum, whatever the chunks', async () => {
  const rows = 'a row\n'.repeat(100_000)
  const dataDir = aFolder({ 'market.gz': gzipSync(aBackup('the secret key', rows)) })
  const text = await textOf(await readStoredBackup(dataDir, 'market.gz'))
  expect(text).toBe(aBackup(null, rows))
})

test('[DESK-253] a damaged backup breaks off', async () => {
  const damaged = aBackup('key').replace('a\nb', 'a\nc')
  const dataDir = aFolder({ 'market.gz': gzipSync(damaged), 'other.gz': gzipSync('hello\nyou\n') })
  await expect(readStoredBackup(dataDir, 'market.gz').then(textOf)).rejects.toThrow('damaged')
  await expect(readStoredBackup(dataDir, 'other.gz').then(textOf)).rejects.toThrow('not a backup')
})
