import { type QueryExecutorProvider, sql } from 'kysely'

/** Runs a part of a transaction in a savepoint: a failure undoes only that part, and the transaction continues. */
export async function inSavepoint<Result>(
  trx: QueryExecutorProvider,
  part: () => Promise<Result>,
): Promise<Result> {
  await sql`savepoint part`.execute(trx)
  try {
    const result = await part()
    await sql`release savepoint part`.execute(trx)
    return result
  } catch (error) {
    await sql`rollback to savepoint part`.execute(trx)
    throw error
  }
}
