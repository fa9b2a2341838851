/** What a provider knows of a client. Instants are epoch ms. */
export interface ClientCard {
  readonly userName: string | null
  readonly name: string
  readonly phone: string
  /** Null when it is not known. */
  readonly email: string | null
  readonly note: string
  readonly blockedAt: number | null
  readonly createdAt: number
}

/** The longest note of a client. */
export const MAX_NOTE_LENGTH = 2000

/**
 * A client after another was merged into it: it keeps its contact details, gets what it lacks, and has both notes. Null
 * when both have an account, which are then two people.
 */
export function mergedCard(kept: ClientCard, other: ClientCard): ClientCard | null {
  if (kept.userName !== null && other.userName !== null) return null
  const notes = [kept.note, other.note].filter((note) => note !== '')
  const blocks = [kept.blockedAt, other.blockedAt].filter((blockedAt) => blockedAt !== null)
  return {
    userName: kept.userName ?? other.userName,
    name: kept.name,
    phone: kept.phone || other.phone,
    email: kept.email ?? other.email,
    note: notes.join('\n').slice(0, MAX_NOTE_LENGTH),
    blockedAt: blocks.length > 0 ? Math.min(...blocks) : null,
    createdAt: Math.min(kept.createdAt, other.createdAt),
  }
}
