import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { api } from '../workspace-api.ts'
import { type CatalogEntry, catalogKey, catalogQuery } from './catalog-query.ts'

const idsOf = (items: readonly CatalogEntry[]) => items.map(({ catalogItemId }) => catalogItemId)

/**
 * Puts the items into another order (WORK-44): the list shows it at once, and the stored one again when it was not written.
 * Moves are written one after another, each over the one before.
 */
export function useOrderItems(userName: string) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { queryKey } = catalogQuery(userName)
  const { mutate } = useMutation({
    scope: { id: `order ${userName}` },
    mutationFn: async (body: { before: string[]; after: string[] }) => {
      const result = await api('orderCatalog', { params: { userName }, body })
      if (!result.ok) throw new Error('The order was not written', { cause: result.refusal })
    },
    onError: async (error) => {
      showToast('failure', t('catalogEditor.moving.failed', { why: whyOf(error, t) }))
      await queries.invalidateQueries({ queryKey: catalogKey(userName) })
    },
  })
  return async (before: readonly CatalogEntry[], after: readonly CatalogEntry[]) => {
    await queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, [...after])
    mutate({ before: idsOf(before), after: idsOf(after) })
  }
}

function whyOf(error: Error, t: ReturnType<typeof useTranslation>['t']): string {
  return t(`refusals.${error.cause as RefusalCode}`)
}
