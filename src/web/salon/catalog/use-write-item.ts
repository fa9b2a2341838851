import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RefusalCode } from '#domain/refusal.ts'
import { api } from '../workspace-api.ts'
import { type CatalogEntry, catalogKey, catalogQuery } from './catalog-query.ts'
import type { ItemBody } from './item-values.ts'

interface ItemToWrite {
  readonly body: ItemBody
  /** The item that is changed, as it was read; null adds one. */
  readonly before: CatalogEntry | null
}

/** What came of a write: the item as it is stored now, or as a colleague changed it meanwhile, when nothing was written (WORK-42). */
interface WriteResult {
  readonly saved: CatalogEntry | null
  readonly theirs: CatalogEntry | null
}

/** Adds or changes an item, and reads the list again. A failure's cause is the refusal; it can be sent again. */
export function useWriteItem(userName: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ body, before }: ItemToWrite): Promise<WriteResult> => {
      const result = before
        ? await api('changeCatalogItem', {
            params: { userName, itemId: before.catalogItemId },
            body: { ...body, version: before.version },
          })
        : await api('addCatalogItem', { params: { userName }, body })
      if (result.ok) {
        const { catalogItemId, version } = result.reply.data
        await queries.invalidateQueries({ queryKey: catalogKey(userName) })
        const read = queries.getQueryData(catalogQuery(userName).queryKey) ?? []
        const saved = read.find((item) => item.catalogItemId === catalogItemId) ?? before
        return { saved: saved && { ...saved, version }, theirs: null }
      }
      if (result.refusal !== 'catalog-changed') throw failure(result.refusal)
      const items = await queries.fetchQuery({ ...catalogQuery(userName), staleTime: 0 })
      const theirs = items.find((item) => item.catalogItemId === before?.catalogItemId)
      if (!theirs) throw failure('not-found')
      return { saved: null, theirs }
    },
  })
}

/** Removes an item, and reads the list again, also when that fails. */
export function useRemoveItem(userName: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ catalogItemId: itemId, version }: CatalogEntry) => {
      const params = { userName, itemId }
      const result = await api('removeCatalogItem', { params, body: { version } })
      // Removed by somebody else is removed.
      if (!result.ok && result.refusal !== 'not-found') throw failure(result.refusal)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: catalogKey(userName) }),
  })
}

function failure(refusal: RefusalCode): Error {
  return new Error('The catalog was not written', { cause: refusal })
}
