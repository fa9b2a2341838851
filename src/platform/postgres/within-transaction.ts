import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import { inSavepoint } from './savepoint.ts'

/** The database as use cases see it whose transactions are to be parts of an open one. */
export function withinTransaction<Tables>(
  database: Database<Tables>,
  trx: Transaction<Tables>,
): Database<Tables> {
  return { ...database, query: trx, transaction: (work) => inSavepoint(trx, () => work(trx)) }
}
