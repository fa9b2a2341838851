import { createHash } from 'node:crypto'
import { StartupError } from '../startup-error.ts'

/**
 * The format of a backup, compressed with gzip:
 *
 *     bloesem-backup 1
 *     {"release":"0.1.0","migrations":["0001_market",…],"madeAt":"…","secret":…}
 *     {"table":"public.accounts","columns":["user_name",…]}
 *     rows, as COPY writes them
 *     \.
 *     {"sequence":"public.…","value":12}
 *     {"jobs":true}
 *     rows
 *     \.
 *     sha256 of everything above, in hex
 */
export const FIRST_LINE = 'bloesem-backup 1'

export interface BackupHead {
  readonly release: string
  /** In order; a backup is restored into this state of the schema and then migrated. */
  readonly migrations: readonly string[]
  /** The instant of the snapshot, ISO 8601. */
  readonly madeAt: string
  /** The installation's secret if it is stored in DATA_DIR; null when it is set as SECRET_KEY. */
  readonly secret: string | null
}

/** The header line of a section. */
export type Section =
  | { readonly table: string; readonly columns: readonly string[] }
  | { readonly sequence: string; readonly value: number }
  | { readonly jobs: true }

export const END_OF_ROWS = Buffer.from('\\.\n')
const END_AFTER_ROW = Buffer.from('\n\\.\n')
const NEW_LINE = 10

/** The bytes of `parts`, then their SHA-256 in hex as the last line. */
export async function* withChecksum(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const part of parts) {
    hash.update(part)
    yield part
  }
  yield Buffer.from(`${hash.digest('hex')}\n`)
}

/** Reads a backup sequentially; each call continues where the last one stopped. */
export interface BackupReader {
  line(): Promise<string>
  /** The rows of a section, in chunks of whole rows; also reads its end marker. */
  rows(): AsyncGenerator<Buffer>
  /** The checksum of everything read so far. */
  checksum(): string
}

/** A reader of the decompressed bytes of a backup. */
export function backupReader(source: AsyncIterable<Buffer>): BackupReader {
  const chunks = source[Symbol.asyncIterator]()
  const hash = createHash('sha256')
  let rest: Buffer = Buffer.alloc(0)
  const readMore = async () => {
    const { value, done } = await chunks.next()
    if (done) throw new StartupError('The backup ends too early. Use another copy of it.')
    rest = Buffer.concat([rest, value])
  }
  const take = (bytes: number) => {
    const taken = rest.subarray(0, bytes)
    rest = rest.subarray(bytes)
    hash.update(taken)
    return taken
  }
  return {
    checksum: () => hash.copy().digest('hex'),
    line: async () => {
      while (!rest.includes(NEW_LINE)) await readMore()
      return take(rest.indexOf(NEW_LINE) + 1)
        .toString()
        .trimEnd()
    },
    // COPY escapes line breaks in values, so a line `\.` can only be the end.
    rows: async function* () {
      while (!rest.subarray(0, END_OF_ROWS.length).equals(END_OF_ROWS)) {
        const end = rest.indexOf(END_AFTER_ROW)
        const whole = end >= 0 ? end + 1 : rest.lastIndexOf(NEW_LINE) + 1
        if (whole > 0) yield take(whole)
        else await readMore()
      }
      take(END_OF_ROWS.length)
    },
  }
}
