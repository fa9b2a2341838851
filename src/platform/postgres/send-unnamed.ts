import type { PoolClient } from 'pg'

/**
 * Makes a connection send statements without names. PgBouncer in transaction mode runs each transaction on any of its
 * connections, which do not know statements prepared on another.
 */
export function sendUnnamed(client: PoolClient): void {
  const query = client.query.bind(client) as (statement: unknown, ...more: unknown[]) => unknown
  const unnamed = (statement: unknown, ...more: unknown[]) =>
    query(hasName(statement) ? { ...statement, name: undefined } : statement, ...more)
  client.query = unnamed as PoolClient['query']
}

// A query of a library, such as COPY, is an object with methods and without a name.
function hasName(statement: unknown): statement is { name: string } {
  return typeof statement === 'object' && statement !== null && 'name' in statement
}
