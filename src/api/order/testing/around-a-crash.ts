import { openDatabase } from '#platform/postgres/database.ts'
import { startEmbedded } from '#platform/postgres/embedded.ts'
import type { Tables } from '../../schema.gen.ts'

export type Market = ReturnType<typeof openDatabase<Tables>>

/** The database of a data folder that no server is using. */
export async function withDatabase<Result>(
  dataDir: string,
  work: (database: Market) => Promise<Result>,
): Promise<Result> {
  const postgres = await startEmbedded({ dataDir })
  const database = openDatabase<Tables>(postgres.connection, { maxConnections: 4 })
  try {
    return await work(database)
  } finally {
    await database.close()
    await postgres.stop()
  }
}

const AT_ONCE = 24

/** Works on all pieces, so many at once that a server killed meanwhile is in the middle of some. */
export async function atOnce<Piece>(
  pieces: readonly Piece[],
  work: (piece: Piece, index: number) => Promise<void>,
): Promise<void> {
  const waiting = pieces.entries()
  const hand = async () => {
    for (const [index, piece] of waiting) await work(piece, index)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, hand))
}
