import { expect, test } from 'vitest'
import { addBlock } from '#contract/agenda.ts'
import { moveVisit, setVisitNote, setVisitStatus } from '#contract/visit.ts'
import { anOrder } from '#demo/order-builders.ts'
import { tuesday } from '#demo/weekdays.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { MANY_CONNECTIONS } from '#platform/testing/database.ts'
import { type As, injection } from '../testing/api.ts'
import { aWorkspace, BO, FLEUR } from './testing/a-workspace.ts'

const { aSalon, app, database } = await aWorkspace({ connections: MANY_CONNECTIONS })
type Salon = Awaited<ReturnType<typeof aSalon>>
type Visit = Awaited<ReturnType<Salon['read']>>

const VISITS = 10
const APART_MS = 90 * MINUTE_MS
const ROUNDS = [0, 1, 2]

/** A change that a member asks for: of a visit, or a block after it. */
interface Change {
  readonly kind: 'change' | 'note' | 'block'
  readonly orderId: string
  readonly request: ReturnType<typeof injection>
}

test('[WORK-09, WORK-12, WORK-13] of 50 changes at once of one day by two members each is made or refused, and none is lost', async () => {
  const salon = await aSalon({ autoConfirm: false })
  const orderIds: string[] = []
  for (let nth = 0; nth < VISITS; nth++) {
    const startsAt = tuesday('06:00') + nth * APART_MS
    const visit = { items: [salon.cut], startsAt, status: 'PENDING' as const }
    orderIds.push((await anOrder(database, salon.provider, visit)).id)
  }
  const made: Change[] = []
  const refused = new Set<string>()
  for (const round of ROUNDS) {
    const visits = await Promise.all(orderIds.map(salon.read))
    const asked = visits.flatMap((visit, nth) => changesOf(salon, visit, { nth, round }))
    expect(asked).toHaveLength(50)
    const answers = await Promise.all(asked.map(({ request }) => app.inject(request)))
    for (const [nth, change] of asked.entries()) {
      const answer = answers[nth]
      if (answer && answer.statusCode < 300) made.push(change)
      else refused.add(answer?.json().code)
    }
  }
  const codes = ['note-changed', 'order-changed', 'order-not-changeable', 'slot-taken']
  expect([...refused].toSorted()).toEqual(codes)
  const count = (kind: Change['kind'], id?: string) =>
    made.filter((each) => each.kind === kind && (id === undefined || each.orderId === id)).length
  const { rows } = await database.pool.query(DAY, [salon.provider.id])
  expect(rows).toEqual(
    orderIds.map((id) => ({
      id,
      version: 1 + count('change', id),
      events: 1 + count('change', id),
      notes: count('note', id),
      is_at_its_time: true,
    })),
  )
  expect(count('note')).toBe(15) // of five visits in three rounds
  const blocks = await database.pool.query(BLOCKS, [salon.provider.id])
  expect(blocks.rows).toEqual([{ blocks: count('block') }])
})

/** Two moves and a status or a third move of a visit, and two notes of it or two blocks of one time. */
function changesOf(
  { provider, params: salon }: Salon,
  { orderId, version, status, startTime, providerNote }: Visit,
  { nth, round }: { nth: number; round: number },
): Change[] {
  const params = { ...salon, orderId }
  const after = (minutes: number) =>
    new Date(Date.parse(startTime) + minutes * MINUTE_MS).toISOString()
  const move = (minutes: number, from: As): Change => {
    const body = { version, startTime: after(minutes) }
    return { kind: 'change', orderId, request: injection(moveVisit, { params, body }, from) }
  }
  const setStatus = (to: OrderStatus): Change => {
    const body = { version, status: to }
    return { kind: 'change', orderId, request: injection(setVisitStatus, { params, body }, FLEUR) }
  }
  // Each note that is written is longer by one.
  const note = (from: As): Change => {
    const body = { note: `${providerNote}${from === BO ? 'b' : 'f'}`, noteBefore: providerNote }
    return { kind: 'note', orderId, request: injection(setVisitNote, { params, body }, from) }
  }
  const block = (from: As): Change => {
    const time = { startTime: after(70 + 2 * round), endTime: after(71 + 2 * round) }
    const reason = from === BO ? 'Bo' : 'Fleur' // with one reason it would be one block
    const body = { calendarId: provider.id, ...time, reason }
    return { kind: 'block', orderId, request: injection(addBlock, { params: salon, body }, from) }
  }
  const third = () => {
    if (status === 'PENDING') return setStatus('CONFIRMED')
    return round === 1 && nth < 3 ? setStatus('CANCELLED') : move(-5, FLEUR)
  }
  const aside = nth % 2 ? block : note
  return [move(10, FLEUR), move(5, BO), third(), aside(BO), aside(FLEUR)]
}

const DAY = `select o.id, o.version, length(o.provider_note) as notes,
    (select count(*) from order_events where order_id = o.id) as events,
    (select array_agg(during) from appointments where order_id = o.id and live) is not distinct from
      case when o.status <> 'CANCELLED' then array[tstzrange(o.starts_at, o.ends_at)] end as is_at_its_time
  from orders o where o.provider_id = $1 order by o.starts_at`
const BLOCKS = `select count(*) as blocks from appointments where calendar_id = $1 and order_id is null`
