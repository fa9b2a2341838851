import { Readable, Writable } from 'node:stream'
import pg, { type PoolClient } from 'pg'

// What `pg` speaks of COPY but its types leave out.
interface CopyConnection {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
}
interface CopyQuery {
  handleCopyData(message: { chunk: Buffer }): void
  handleCopyInResponse(): void
}

const CHUNK_BYTES = 64 * 1024

/**
 * What a `copy … to stdout` statement sends, in pieces of about 64 KB; the server waits while nobody reads.
 * Destroying it early leaves the connection unusable: release it with `true`.
 */
export function copyOut(client: PoolClient, statement: string): Readable {
  const { stream } = client.connection
  const rows = new Readable({ highWaterMark: 4 * CHUNK_BYTES, read: () => void stream.resume() })
  let piece: Buffer[] = []
  let bytes = 0
  const flush = () => {
    if (bytes > 0 && !rows.push(Buffer.concat(piece))) stream.pause()
    piece = []
    bytes = 0
  }
  send(client, statement, {
    onData: (row) => {
      piece.push(Buffer.from(row)) // the bytes themselves belong to the driver's buffer, which is used again
      bytes += row.length
      if (bytes >= CHUNK_BYTES) flush()
    },
    onEnd: (error) => {
      if (error) return rows.destroy(error)
      flush()
      stream.resume() // the connection has more to say, though these rows have been sent
      return rows.push(null)
    },
  })
  return rows
}

/** Takes the rows of a `copy … from stdin` statement; `finish` means that PostgreSQL has accepted all of them. */
export function copyIn(client: PoolClient, statement: string): Writable {
  const connection = client.connection as unknown as CopyConnection
  const { stream } = client.connection
  const ready = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  const rows = new Writable({
    construct: (callback) => void ready.promise.then(() => callback(), callback),
    write: (chunk, _encoding, callback) => {
      connection.sendCopyFromChunk(chunk)
      if (stream.writableNeedDrain) stream.once('drain', callback)
      else callback()
    },
    final: (callback) => {
      connection.endCopyFrom()
      done.promise.then(() => callback(), callback)
    },
  })
  done.promise.catch((error) => rows.destroy(error))
  send(client, statement, {
    onReady: ready.resolve,
    onEnd: (error) => {
      if (!error) return done.resolve()
      ready.reject(error)
      return done.reject(error)
    },
  })
  return rows
}

function send(
  client: PoolClient,
  statement: string,
  on: {
    onData?: (row: Buffer) => void
    onReady?: () => void
    onEnd: (error: Error | undefined) => void
  },
): void {
  const query = new pg.Query(statement, (error: Error | undefined) => on.onEnd(error ?? undefined))
  const handlers: CopyQuery = {
    handleCopyData: ({ chunk }) => on.onData?.(chunk),
    handleCopyInResponse: () => on.onReady?.(),
  }
  client.query(Object.assign(query, handlers))
}
