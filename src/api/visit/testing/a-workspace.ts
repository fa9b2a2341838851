import { getAgenda } from '#contract/agenda.ts'
import { bookVisit, getVisit, moveVisit, setVisitStatus, undoVisitChange } from '#contract/visit.ts'
import { anAccount } from '#demo/builders.ts'
import { SECOND_MS } from '#domain/time-units.ts'
import { writeMembership } from '../../membership/store.ts'
import { aClient } from '../../order/testing/a-client.ts'
import { anOrderApi } from '../../order/testing/an-order-api.ts'
import type { As } from '../../testing/api.ts'

export const FLEUR: As = { as: { userName: 'fleur' } }
export const BO: As = { as: { userName: 'bo' } }

type Body = Parameters<typeof bookBody>[1]

/** An API whose salons belong to Fleur, with Bo at the reception, and helpers for the visits that they book. */
export async function aWorkspace(options: Parameters<typeof anOrderApi>[0] = {}) {
  const market = await anOrderApi(options)
  const { aBookableProvider, call, clock, database, refusal } = market
  for (const userName of ['fleur', 'bo']) await anAccount(database, { userName, name: userName })

  const aSalon = async (options: Parameters<typeof aBookableProvider>[0] = {}) => {
    const salon = await aBookableProvider({ ownerUserName: 'fleur', ...options })
    const { provider, cut } = salon
    const membership = { providerId: provider.id, userName: 'bo', role: 'reception' } as const
    await database.transaction((trx) => writeMembership(trx, membership))
    const params = { userName: provider.userName }
    const of = (orderId: string) => ({ params: { ...params, orderId } })
    const request = (startsAt: number, body: Body = {}) => ({
      params,
      body: bookBody(startsAt, { items: [{ catalogItemId: cut.id }], ...body }),
    })
    return {
      ...salon,
      params,
      request,
      book: async (startsAt: number, body: Body = {}, from: As = FLEUR) =>
        (await call(bookVisit, request(startsAt, body), from)).data,
      refuseBook: (startsAt: number, body: Body = {}, from: As = FLEUR) =>
        refusal(bookVisit, request(startsAt, body), from),
      /** The client that Anouk, who has an account, is there. */
      ownClient: () => aClient(database, provider, 'anouk'),
      read: async (orderId: string) => (await call(getVisit, of(orderId), FLEUR)).data.visit,
      agenda: async (from: string) =>
        (await call(getAgenda, { params, query: { from } }, FLEUR)).data,
      cancel: async (orderId: string, version = 1) => {
        clock.advance(SECOND_MS)
        const body = { status: 'CANCELLED' as const, version }
        return (await call(setVisitStatus, { ...of(orderId), body }, FLEUR)).data
      },
      move: async (orderId: string, startsAt: number, version = 1) => {
        clock.advance(SECOND_MS)
        const body = { version, startTime: new Date(startsAt).toISOString() }
        return (await call(moveVisit, { ...of(orderId), body }, FLEUR)).data
      },
      undo: async (orderId: string, version: number) =>
        (await call(undoVisitChange, { ...of(orderId), body: { version } }, FLEUR)).data,
      refuseUndo: async (orderId: string, version: number) =>
        (await refusal(undoVisitChange, { ...of(orderId), body: { version } }, FLEUR)).code,
    }
  }
  /** The appointments of an order as `HH:MM–HH:MM`, with `travel`, `squeezed` and `free` where they are. */
  const timesOf = async (orderId: string): Promise<string[]> => {
    const { rows } = await database.pool.query(TIMES, [orderId])
    return rows.map(({ time }) => time)
  }
  return { ...market, aSalon, timesOf }
}

type VisitBody = {
  items?: { catalogItemId: string; quantity?: number }[]
  clientId?: string
  newClient?: { name: string; phone?: string; email?: string }
  customerAddress?: string
  squeezeIn?: boolean
}

function bookBody(startsAt: number, { items = [], ...body }: VisitBody) {
  return { startTime: new Date(startsAt).toISOString(), items, ...body }
}

const TIMES = `
  select to_char(lower(during) at time zone 'Europe/Amsterdam', 'HH24:MI') || '–'
    || to_char(upper(during) at time zone 'Europe/Amsterdam', 'HH24:MI')
    || case when is_travel then ' travel' else '' end
    || case when squeezed_by is not null then ' squeezed' else '' end
    || case when live then '' else ' free' end as time
  from appointments where order_id = $1 order by during`
