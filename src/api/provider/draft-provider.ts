import type { Transaction } from 'kysely'
import type { Tables } from '../schema.gen.ts'
import { insertProvider } from './admin-store.ts'
import { deleteUnusedProvider, setStarterCategory } from './draft-store.ts'
import type { NewProvider } from './new-provider.ts'

/**
 * Adds a provider that nobody sees, without hours and treatments: its owner completes it. Checks no permission.
 * @param starterCategory the number of the category whose usual treatments its owner is shown first
 * @returns its id, or undefined when the user name is taken
 */
export async function addDraftProvider(
  trx: Transaction<Tables>,
  provider: Omit<NewProvider, 'hours' | 'items' | 'isHidden'>,
  starterCategory: number | null,
): Promise<string | undefined> {
  const id = await insertProvider(trx, { ...provider, hours: [], items: [], isHidden: true })
  if (id !== undefined && starterCategory !== null)
    await setStarterCategory(trx, id, starterCategory)
  return id
}

/** Deletes a provider that has no members and was never booked. @returns whether it was deleted */
export function deleteDraftProvider(trx: Transaction<Tables>, id: string): Promise<boolean> {
  return deleteUnusedProvider(trx, id)
}
