import { queryOptions } from '@tanstack/react-query'
import { replyOf } from '../../query-client.ts'
import { api } from '../workspace-api.ts'
import { type Client, type ClientSummary, clientsKey } from './clients-query.ts'
import { likelyDuplicates } from './likely-duplicates.ts'

/** The cards that are probably of the same person: the same number, address or name (WORK-166). */
export function duplicateCardsQuery(userName: string, client: Client) {
  const { clientId, name, phone, email } = client
  return queryOptions({
    queryKey: [...clientsKey(userName), 'doubles', clientId, name, phone, email],
    queryFn: async () => {
      const words = name.split(/\s+/)
      const texts = [phone, email, words[0], words.at(-1)].filter((text) => text !== undefined)
      const found = await Promise.all(
        [...new Set(texts)].filter((text) => text !== '').map((text) => search(userName, text)),
      )
      return likelyDuplicates(client, found.flat())
    },
  })
}

async function search(userName: string, text: string): Promise<ClientSummary[]> {
  const request = { params: { userName }, query: { search: text, pageSize: 50 } }
  return replyOf(await api('listClients', request), 'The clients did not load').data.clients
}
