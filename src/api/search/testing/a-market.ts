import { onTestFinished } from 'vitest'
import type { Request } from '#contract/endpoint.ts'
import { searchProviders } from '#contract/search.ts'
import { aCatalogItem, aProvider } from '#demo/builders.ts'
import { type As, anApi } from '../../testing/api.ts'

export type SearchBody = Request<typeof searchProviders>['body']

export const AMSTERDAM = { latitude: 52.3676, longitude: 4.9041 }

/** An API with a market of its own: what one test adds another would find. */
export async function aMarket() {
  const api = await anApi({ cleanUp: onTestFinished })
  const { database } = api
  const search = async (body: SearchBody = {}, from: As = {}) => {
    const { data } = await api.call(searchProviders, { body }, from)
    return data
  }
  return {
    ...api,
    search,
    names: async (body: SearchBody = {}) =>
      (await search(body)).providers.map(({ username }) => username),
    /** A salon that does one thing; `options` as for the builder. */
    add: async (userName: string, options: Parameters<typeof aProvider>[1] = {}) => {
      const salon = await aProvider(database, { userName, ...options })
      await aCatalogItem(database, salon)
      return salon
    },
  }
}
