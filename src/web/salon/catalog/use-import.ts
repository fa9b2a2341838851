import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../workspace-api.ts'
import type { ImportRow } from './catalog-csv.ts'
import { catalogKey } from './catalog-query.ts'

/** Writes several items, all of them or none, and reads the list again. A failure's cause is the refusal. */
export function useImport(userName: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (rows: ImportRow[]) => {
      const result = await api('importCatalog', { params: { userName }, body: { rows } })
      if (!result.ok) throw new Error('The rows were not written', { cause: result.refusal })
      return result.reply.data
    },
    onSettled: () => queries.invalidateQueries({ queryKey: catalogKey(userName) }),
  })
}
