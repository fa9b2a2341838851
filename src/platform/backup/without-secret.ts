import { createHash } from 'node:crypto'
import { StartupError } from '../startup-error.ts'
import { type BackupHead, FIRST_LINE, withChecksum } from './format.ts'

/** The last line: a checksum in hex. */
const CHECKSUM_BYTES = 65
const NEW_LINE = 10

/**
 * The same backup without the secret key. The bytes end with an error where the checksum does not hold, so that no damaged
 * backup gets a right one.
 * @param source the decompressed bytes of a backup
 */
export function backupWithoutSecret(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  return withChecksum(parts(source))
}

async function* parts(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let held = Buffer.alloc(0)
  let hasHead = false
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk])
    if (!hasHead) {
      const end = endOfHead(held)
      if (end < 0) continue
      hash.update(held.subarray(0, end))
      yield headWithoutSecret(held.subarray(0, end))
      held = held.subarray(end)
      hasHead = true
    }
    const ready = held.subarray(0, Math.max(0, held.length - CHECKSUM_BYTES))
    hash.update(ready)
    if (ready.length > 0) yield ready
    held = held.subarray(ready.length)
  }
  if (held.toString() !== `${hash.digest('hex')}\n`)
    throw new StartupError('The backup is damaged (checksum). Use another copy of it.')
}

/** Where the first two lines end; below zero as long as they are not complete. */
function endOfHead(bytes: Buffer): number {
  const first = bytes.indexOf(NEW_LINE)
  const second = first < 0 ? -1 : bytes.indexOf(NEW_LINE, first + 1)
  return second < 0 ? -1 : second + 1
}

function headWithoutSecret(lines: Buffer): Buffer {
  const [first, head = ''] = lines.toString().split('\n')
  if (first !== FIRST_LINE) throw new StartupError('The file is not a backup of this product.')
  const plain: BackupHead = { ...(JSON.parse(head) as BackupHead), secret: null }
  return Buffer.from(`${FIRST_LINE}\n${JSON.stringify(plain)}\n`)
}
