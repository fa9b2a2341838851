import { createHash } from 'node:crypto'
import { StartupError } from '../fault.ts'

/**
 * A backup is lines of text, compressed with gzip:
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
  /** In order; a backup is restored into exactly this state and migrated from there. */
  readonly migrations: readonly string[]
  /** ISO instant of the snapshot. */
  readonly madeAt: string
  /** The installation's secret where it is kept in DATA_DIR; null where the operator keeps it as SECRET_KEY. */
  readonly secret: string | null
}

/** What the rows after a line of its own belong to. */
export type Section =
  | { readonly table: string; readonly columns: readonly string[] }
  | { readonly sequence: string; readonly value: number }
  | { readonly jobs: true }

export const END_OF_ROWS = Buffer.from('\\.\n')
const END_AFTER_A_ROW = Buffer.from('\n\\.\n')
const NEW_LINE = 10

export async function* withChecksum(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const part of parts) {
    hash.update(part)
    yield part
  }
  yield Buffer.from(`${hash.digest('hex')}\n`)
}

/** Reads a backup from its beginning, piece by piece; each call goes on where the last one stopped. */
export interface BackupReader {
  line(): Promise<string>
  /** Whole rows until the end of this section, which is taken too. */
  rows(): AsyncGenerator<Buffer>
  /** The checksum of all that was taken so far. */
  checksum(): string
}

export function backupReader(source: AsyncIterable<Buffer>): BackupReader {
  const chunks = source[Symbol.asyncIterator]()
  const hash = createHash('sha256')
  let rest: Buffer = Buffer.alloc(0)
  const readOn = async () => {
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
      while (!rest.includes(NEW_LINE)) await readOn()
      return take(rest.indexOf(NEW_LINE) + 1)
        .toString()
        .trimEnd()
    },
    // COPY writes a line break inside a value as \n, so that a line of \. alone can only be the end.
    rows: async function* () {
      while (!rest.subarray(0, END_OF_ROWS.length).equals(END_OF_ROWS)) {
        const end = rest.indexOf(END_AFTER_A_ROW)
        const whole = end >= 0 ? end + 1 : rest.lastIndexOf(NEW_LINE) + 1
        if (whole > 0) yield take(whole)
        else await readOn()
      }
      take(END_OF_ROWS.length)
    },
  }
}
