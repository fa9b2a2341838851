import { setTimeout as delay } from 'node:timers/promises'
import { aDraft } from '../../../src/api/order/testing/a-draft.ts'
import type { Attempt } from './attempts.ts'
import { type Answer, recordAttempt, sendRequest } from './client.ts'
import type { Customer, DrillOrder, Salon } from './market.ts'

/** An order that the site acknowledged with 201. */
export interface AcknowledgedOrder {
  readonly orderId: string
  readonly booking: DrillOrder
  /** When the answer came, by the clock of attempts. */
  readonly at: number
}

export interface Journal {
  readonly attempts: Attempt[]
  readonly acknowledged: AcknowledgedOrder[]
  /** Orders that were given up without an answer: they may be there or not, once at most. */
  readonly abandoned: DrillOrder[]
  /** Answers that no visitor should see, such as a refusal of a free slot. */
  readonly unexpectedAnswers: string[]
}

export const newJournal = (): Journal => ({
  attempts: [],
  acknowledged: [],
  abandoned: [],
  unexpectedAnswers: [],
})

export interface Site {
  readonly url: string
  readonly salons: readonly Salon[]
  readonly nextBooking: () => DrillOrder
}

/** How long a customer goes on pressing the button. */
const RETRY_MS = 120_000
const PAUSE_MS = 2_000
/** Of ten requests, these many are orders, and so on. A page is rendered, the others are calls of the API. */
const MIX = [
  'order',
  'search',
  'slots',
  'profile',
  'order',
  'slots',
  'page',
  'profile',
  'order',
  'search',
] as const

/** One visit of the mix after the other, whatever became of the ones before. Ends when `signal` aborts. */
export async function sendLoad(
  site: Site,
  journal: Journal,
  { perSecond, signal }: { perSecond: number; signal: AbortSignal },
): Promise<void> {
  const underWay = new Set<Promise<void>>()
  const startedAt = performance.now()
  for (let sent = 0; !signal.aborted; sent++) {
    const work = sendOne(site, journal, sent).finally(() => underWay.delete(work))
    underWay.add(work)
    const due = startedAt + (sent * 1000) / perSecond
    await delay(Math.max(0, due - performance.now()))
  }
  await Promise.all(underWay)
}

/** Sends requests with a fixed concurrency; each is sent after the answer to the one before. @returns requests a second */
export async function measureCapacity(
  site: Site,
  concurrency: number,
  seconds: number,
): Promise<number> {
  const journal = newJournal()
  const endsAt = performance.now() + seconds * 1000
  let sent = 0
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (performance.now() < endsAt) await sendOne(site, journal, sent++)
    }),
  )
  return journal.attempts.length / seconds
}

async function sendOne(site: Site, journal: Journal, number: number): Promise<void> {
  const kind = MIX[number % MIX.length] ?? 'page'
  if (kind === 'order') return placeOrder(site, journal, site.nextBooking())
  const salon = site.salons[number % site.salons.length]
  if (!salon) return
  const { attempts } = journal
  if (kind === 'search') {
    await recordAttempt(attempts, kind, new URL('/public/providers/search', site.url), {
      method: 'POST',
      json: { ...SEARCH, pageToken: '1' },
    })
    return
  }
  await recordAttempt(attempts, kind, new URL(PATHS[kind](salon.userName), site.url), {
    headers: { accept: kind === 'page' ? 'text/html' : 'application/json' },
  })
}

const SEARCH = {
  pageSize: 10,
  countryCode: 'NL',
  latitude: 52.3827,
  longitude: 4.8869,
  serviceDeliveryType: 'IN_SALOON',
  radiusKm: 10,
}

const today = new Date().toISOString().slice(0, 10)
const PATHS = {
  profile: (name: string) => `/public/providerInfo/${name}`,
  slots: (name: string) =>
    `/publicCalendarApi/calendar/${name}/available-slots?startDate=${today}&endDate=${today}&window=15`,
  page: (name: string) => `/profile/${name}`,
}

/** Orders as the web client does: the same key until there is an answer. */
export async function placeOrder(site: Site, journal: Journal, booking: DrillOrder): Promise<void> {
  const deadline = performance.now() + RETRY_MS
  while (performance.now() < deadline) {
    const answer = await tryOrder(site, journal, booking)
    if (answer?.status === 201) {
      const { data } = JSON.parse(answer.body) as { data: { orderId: string } }
      journal.acknowledged.push({ orderId: data.orderId, booking, at: performance.now() })
      return
    }
    if (answer?.status === 401) await renewSession(site.url, booking.customer)
    else if (answer && answer.status < 500) {
      journal.unexpectedAnswers.push(`${answer.status} ${answer.body.slice(0, 200)}`)
      return
    }
    const seconds = Number(answer?.headers.get('retry-after') ?? 0)
    await delay(seconds > 0 ? seconds * 1000 : PAUSE_MS)
  }
  journal.abandoned.push(booking)
}

async function tryOrder(
  site: Site,
  journal: Journal,
  booking: DrillOrder,
): Promise<Answer | undefined> {
  const { customer, salon, startsAt, key } = booking
  const { userName } = customer
  const answer = await recordAttempt(
    journal.attempts,
    'order',
    new URL('/orderApi/orders', site.url),
    {
      method: 'POST',
      headers: { ...sessionHeaders(customer), 'idempotency-key': key },
      json: aDraft(salon.provider, [salon.item], { customerUserName: userName, startsAt }),
    },
  )
  if (answer) keepCookies(customer, answer)
  return answer
}

/** What a browser sends with a request that changes something. */
function sessionHeaders({ cookies }: Customer): Record<string, string> {
  return {
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
  }
}

/** Asks for the state of the session, which renews it. @returns whether the customer is still signed in */
export async function renewSession(siteUrl: string, customer: Customer): Promise<boolean> {
  const answer = await sendRequest(new URL('/api/auth/status', siteUrl), {
    headers: sessionHeaders(customer),
  }).catch(() => undefined)
  if (answer?.status !== 200) return false
  keepCookies(customer, answer)
  const { isAuthenticated, userInfo } = JSON.parse(answer.body)
  return isAuthenticated === true && userInfo?.userName === customer.userName
}

function keepCookies({ cookies }: Customer, { headers }: Answer): void {
  for (const cookie of headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';')
    const at = pair.indexOf('=')
    cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
}
