import { useQuery } from '@tanstack/react-query'
import type { Language } from '#messages/language.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../workspace-api.ts'
import type { ChosenClient } from './client-choice.tsx'

/** The client whose card a booking was begun from; `client` is null for none, and for a card that is gone. */
export function usePresetClient(
  userName: string,
  clientId: string | undefined,
  language: Language,
): { isPending: boolean; client: ChosenClient | null } {
  const query = useQuery({
    queryKey: ['preset-client', userName, clientId, language],
    queryFn: async () => {
      const params = { userName, clientId: clientId ?? '' }
      return replyOf(await api('getClient', { params }), 'The client did not load').data.client
    },
    enabled: clientId !== undefined,
  })
  const client: ChosenClient | null = query.data ? { kind: 'client', client: query.data } : null
  return { isPending: clientId !== undefined && query.isPending, client }
}
