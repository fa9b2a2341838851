import { parseOrderId } from '#domain/identifiers.ts'
import { ORDER_STATUSES } from '#domain/order/status.ts'
import { toOffsetIso } from '../../http/offset-iso.ts'
import { changeStatus } from '../../order/change-status.ts'
import { listRequests } from '../../order/store.ts'
import { type AdminDeps, type Command, type CommandResult, recordOf } from './command-result.ts'

const MAX_REQUESTS = 50

/** Commands about orders. */
export const ORDER_COMMANDS: Readonly<Record<string, Command>> = {
  requests: {
    usage: '',
    does: `Lists the ${MAX_REQUESTS} soonest visits that wait for their salon's answer.`,
    words: [0, 0],
    run: ({ database }) => requests(database.query),
  },
  'order-status': {
    usage: 'ORDER-ID STATUS [NOTE]',
    does: `Sets the status of an order as its salon, with the mail about it: ${ORDER_STATUSES.join(', ')}.`,
    words: [2, 3],
    record: recordOf('order-status', 'order'),
    run: (deps, words) => setOrderStatus(deps, words),
  },
}

async function requests(query: AdminDeps['database']['query']): Promise<CommandResult> {
  const found = await listRequests(query, MAX_REQUESTS)
  const data = found.map(({ timeZone, startsAt, placedAt, ...rest }) => {
    return {
      ...rest,
      startsAt: toOffsetIso(startsAt, timeZone),
      placedAt: toOffsetIso(placedAt, timeZone),
    }
  })
  const lines = data.map(
    ({ orderId, providerUserName, startsAt, placedAt }) =>
      `${minuteOf(startsAt)}  ${orderId}  ${providerUserName}  (placed ${minuteOf(placedAt)})`,
  )
  return { ok: true, lines: lines.length > 0 ? lines : ['Nothing waits for an answer.'], data }
}

function minuteOf(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ')
}

async function setOrderStatus(
  deps: AdminDeps,
  [id = '', status = '', note]: readonly string[],
): Promise<CommandResult> {
  const orderId = parseOrderId(id)
  if (!orderId) return { ok: false, why: `${id} is no id of an order. See: npm run admin -- day` }
  const to = ORDER_STATUSES.find((each) => each === status.toUpperCase().replaceAll('-', '_'))
  if (!to) return { ok: false, why: `${status} is no status: ${ORDER_STATUSES.join(', ')}.` }
  const request = {
    orderId,
    to,
    actorRole: 'operator',
    actorName: 'operator',
    ...(note && { note }),
  } as const
  const moved = await changeStatus(deps, request)
  if (moved.ok) {
    const line = moved.from === to ? `It is ${to} already.` : `${moved.from} → ${to}`
    return { ok: true, lines: [line], data: { orderId, from: moved.from, to } }
  }
  return moved.refusal === 'not-found'
    ? { ok: false, why: `There is no order ${orderId}.` }
    : {
        ok: false,
        why: `This order cannot become ${to}: from the status it has, or not at this time.`,
      }
}
