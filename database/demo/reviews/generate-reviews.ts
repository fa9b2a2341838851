import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import type { SyncTimes } from '../calendar/span.ts'
import { iso, type Row } from '../insert-rows.ts'
import type { DemoOrder } from '../orders/demo-order.ts'
import type { Person } from '../people.ts'
import type { DemoProvider } from '../providers/demo-provider.ts'
import type { StoredProvider } from '../providers/stored-provider.ts'
import { type SeededRandom, seededRandom } from '../seeded-random.ts'
import { DEMO_SIGN_INS } from '../sign-ins.ts'
import type { ReviewRequest } from './compose-review.ts'

const MONTH_MS = 30 * DAY_MS
const DAYS_KEPT = 42
const SHARE_FROM_ORDERS = 0.3
const CAN_SIGN_IN = new Set(DEMO_SIGN_INS.map(({ userName }) => userName))

interface ReviewOccasion {
  readonly orderId: string | null
  readonly reviewer: Pick<Person, 'userName' | 'name' | 'language'>
  readonly category: DemoProvider['categories'][number]
  readonly at: number
}

interface ReviewContext {
  readonly people: readonly Person[]
  readonly times: SyncTimes
  readonly composer: {
    feedback(request: ReviewRequest): string
    reply(request: ReviewRequest): string
  }
}

/**
 * The rows of the reviews written since the last run: after completed visits, and at the first run also of the
 * two years before the stored orders. Demo sign-ins have reviewed what was over a month ago at the first run,
 * and may review the rest.
 */
export function generateReviews(
  stored: StoredProvider,
  visits: readonly DemoOrder[],
  { people, times, composer }: ReviewContext,
): Row[] {
  const { provider } = stored
  const random = seededRandom(`${provider.userName}/reviews at ${times.now}`)
  const recent = reviewsOfVisits(provider, visits, times)
  const earlier =
    times.lastSyncAt === null
      ? reviewsBeforeHistory(provider, recent, people, times.now, random)
      : []
  const occasions = [...recent, ...earlier]
  const ratings = random.shuffled(occasions.map((_, at) => share(at, occasions.length, random)))
  return occasions.map(({ orderId, reviewer, category, at }, index) => {
    const rating = starsAt(ratings[index] ?? 0, provider.stars)
    const request = { language: reviewer.language, rating, category }
    return {
      id: random.id(at),
      provider_id: stored.id,
      order_id: orderId,
      reviewer_user_name: reviewer.userName,
      reviewer_name: reviewer.name,
      rating,
      user_feedback: composer.feedback(request),
      language: reviewer.language,
      anonymous: random.chance(0.15),
      reply: random.chance(rating >= 4 ? 0.12 : 0.6) ? composer.reply(request) : null,
      created_at: iso(at),
    }
  })
}

// Whether and when a visit is reviewed depends on the visit alone, so that nobody reviews it twice.
function reviewsOfVisits(
  provider: DemoProvider,
  visits: readonly DemoOrder[],
  { now, lastSyncAt }: SyncTimes,
): ReviewOccasion[] {
  const days = Math.min(DAYS_KEPT, lastSyncAt === null ? DAYS_KEPT : (now - lastSyncAt) / DAY_MS)
  const ended = visits.filter(({ visit }) => visit.endsAt > now - days * DAY_MS)
  const expectedCount = provider.reviews * SHARE_FROM_ORDERS * (days / DAYS_KEPT)
  const probability = expectedCount / Math.max(1, ended.length)
  const written = visits.flatMap((demoOrder) => {
    const { id, customer, visit } = demoOrder
    const random = seededRandom(`${provider.userName}/review of ${visit.startsAt}`)
    const isDemoSignIn = CAN_SIGN_IN.has(customer.userName)
    const isWritten = isDemoSignIn
      ? lastSyncAt === null && visit.endsAt < now - MONTH_MS
      : random.chance(probability)
    const at = visit.endsAt + random.between(2, 140) * HOUR_MS + random.between(0, 3599) * 1000
    if (!isWritten || at > now || at <= (lastSyncAt ?? 0)) return []
    const category = visit.items[0]?.category ?? firstCategory(provider)
    return [{ orderId: id, reviewer: customer, category, at }]
  })
  return [...new Map(written.map((occasion) => [occasion.reviewer.userName, occasion])).values()]
}

// More of them recently than long ago, one by each person.
function reviewsBeforeHistory(
  provider: DemoProvider,
  recent: readonly ReviewOccasion[],
  people: readonly Person[],
  now: number,
  random: SeededRandom,
): ReviewOccasion[] {
  const names = new Set(recent.map(({ reviewer }) => reviewer.userName))
  return random
    .shuffled(people.filter(({ cityCode }) => cityCode === provider.cityCode))
    .filter(({ userName }) => !names.has(userName))
    .slice(0, Math.max(0, provider.reviews - recent.length))
    .map((reviewer) => ({
      orderId: null,
      reviewer,
      category: random.pick(provider.categories),
      at: now - Math.round((DAYS_KEPT + 1 + 680 * random.fraction() ** 1.5) * DAY_MS),
    }))
}

// Spread over 0 to 1, so that a few reviews already reach the provider's average.
function share(index: number, count: number, random: SeededRandom): number {
  return (index + random.fraction()) / count
}

// Between a provider of 4.2 (half of the reviews five stars) and one of 4.9 (nine in ten).
function starsAt(share: number, stars: number): number {
  const quality = Math.min(1, Math.max(0, (stars - 4.2) / 0.7))
  const shares = WORST.map((worst, index) => worst + ((BEST[index] ?? 0) - worst) * quality)
  let sum = 0
  for (const [index, part] of shares.entries()) {
    sum += part
    if (share < sum) return 5 - index
  }
  return 1
}

const WORST = [0.53, 0.28, 0.08, 0.05, 0.06] // of five stars down to one
const BEST = [0.91, 0.08, 0.01, 0, 0]

function firstCategory(provider: DemoProvider): DemoProvider['categories'][number] {
  const [category] = provider.categories
  if (category === undefined) throw new RangeError(`${provider.userName} sells nothing`)
  return category
}
