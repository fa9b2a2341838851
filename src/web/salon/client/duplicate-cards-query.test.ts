import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { setupApiServer } from '../../testing/api-server.ts'
import type { Client } from './clients-query.ts'
import { duplicateCardsQuery } from './duplicate-cards-query.ts'

const server = setupApiServer()

test('[WORK-166] cards with the number, the address or a name of the card are looked for', async () => {
  const card = { clientId: 'c1', name: 'Els van Dam', phone: '0612345678', email: 'els@a.nl' }
  const other = { clientId: 'c2', name: 'E. Smit', phone: '', email: 'els@a.nl' }
  server.answer('listClients', ({ query }) => ({
    data: { clients: query.search === 'els@a.nl' ? [other] : [] },
  }))
  const query = duplicateCardsQuery('salon-a', card as Client)
  expect(await new QueryClient().fetchQuery(query)).toMatchObject([{ clientId: 'c2' }])
  const searched = server.requests.map((request) => request.query.search)
  expect(searched.toSorted()).toEqual(['0612345678', 'Dam', 'Els', 'els@a.nl'])
})
