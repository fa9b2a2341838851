import type {
  findDeskOrders as findEndpoint,
  listOpenedOrders as openedEndpoint,
} from '#contract/desk-order.ts'
import type { HandlerReply } from '#contract/endpoint.ts'
import { orderSearch } from '#domain/order/order-search.ts'
import type { ApiDeps } from '../../api-deps.ts'
import { pageOf, readCursor } from '../../http/cursor.ts'
import { toOffsetIso } from '../../http/offset-iso.ts'
import type { HandlerInput, Outcome } from '../../http/outcome.ts'
import { listOpened } from '../../operator-log/record-opening.ts'
import { findListedOrders, type ListedDeskOrder, searchOrders } from './store.ts'

type FindDeskOrders = typeof findEndpoint
type ListOpenedOrders = typeof openedEndpoint
type ListedOrder = HandlerReply<FindDeskOrders>['data']['orders'][number]

const OPENED = 10

/** The orders that an operator looks for; never all of them (DESK-150). */
export async function findDeskOrders(
  { database }: Pick<ApiDeps, 'database'>,
  { query: { text, day, after, limit } }: Pick<HandlerInput<FindDeskOrders>, 'query'>,
): Promise<Outcome<FindDeskOrders>> {
  const search = orderSearch(text)
  if (!search) return TOO_SHORT
  const filter = { search, day, after: readCursor(after), limit: limit + 1 }
  const found = await searchOrders(database.query, filter)
  const { rows, nextCursor } = pageOf(found, limit, ({ startsAt, orderId }) => ({
    value: startsAt,
    id: orderId,
  }))
  return { ok: true, answer: { data: { orders: rows.map(listedView), nextCursor } } }
}

const TOO_SHORT = {
  ok: false,
  refusal: 'invalid-request',
  details: [
    {
      path: 'query.text',
      message:
        'says too little: give a number, a mail address, a whole telephone number or three letters of a name',
    },
  ],
} as const satisfies Outcome<FindDeskOrders>

/** The orders that the caller opened last (DESK-151). */
export async function listOpenedOrders(
  deps: Pick<ApiDeps, 'database'>,
  { caller }: Pick<HandlerInput<ListOpenedOrders>, 'caller'>,
): Promise<Outcome<ListOpenedOrders>> {
  const userName = caller.kind === 'user' ? caller.userName : ''
  const opened = await listOpened(deps, {
    userName,
    act: 'open-order',
    kind: 'order',
    limit: OPENED,
  })
  const found = await findListedOrders(
    deps.database.query,
    opened.map(({ targetId }) => targetId),
  )
  const orders = opened.flatMap(({ targetId, at }) => {
    const order = found.find(({ orderId }) => orderId === targetId)
    return order ? [{ ...listedView(order), openedAt: new Date(at).toISOString() }] : []
  })
  return { ok: true, answer: { data: { orders } } }
}

function listedView({ startsAt, ...order }: ListedDeskOrder): ListedOrder {
  return { ...order, startTime: toOffsetIso(startsAt, order.timeZone) }
}
