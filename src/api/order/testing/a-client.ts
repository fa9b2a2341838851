import { anOrder } from '#demo/order-builders.ts'
import type { Database } from '#platform/postgres/database.ts'
import type { Tables } from '../../schema.gen.ts'

/** The id of the client that an account is at a provider where it has only a cancelled visit. */
export async function aClient(
  database: Database<Tables>,
  provider: { id: string },
  customerUserName: string,
): Promise<string> {
  const { id } = await anOrder(database, provider, { customerUserName, status: 'CANCELLED' })
  const { rows } = await database.pool.query('select client_id from orders where id = $1', [id])
  return rows[0].client_id
}
