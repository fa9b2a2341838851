import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../schema.gen.ts'
import { deleteOldDetails, deleteUnreportedDetails } from './store.ts'

/** With the account of its only owner a provider loses the tax details that need not be shown any more (DESK-190). */
export function deleteTaxDetailsOfOwner(trx: Transaction<Tables>, userName: string): Promise<void> {
  return deleteUnreportedDetails(trx, userName)
}

/** Deletes tax details that were saved before an instant (epoch ms) and are reported with no visits that are kept (DESK-190). */
export function deleteOldTaxDetails(query: Kysely<Tables>, before: number): Promise<void> {
  return deleteOldDetails(query, before)
}
