import pg from 'pg'

/** The constraint that a statement violated; undefined for an error of another kind. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined
}
