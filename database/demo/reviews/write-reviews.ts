import type { Moments } from '../calendar/span.ts'
import { type Dice, dice } from '../dice.ts'
import { iso, type Row } from '../insert-rows.ts'
import type { Booking } from '../orders/booking.ts'
import type { Person } from '../people.ts'
import type { Salon } from '../salons/salon.ts'
import type { StoredSalon } from '../salons/stored-salon.ts'
import { DEMO_SIGN_INS } from '../sign-ins.ts'
import type { WordsWanted } from './words-of-a-review.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MONTH_MS = 30 * DAY_MS
const DAYS_KEPT = 42
const SHARE_FROM_ORDERS = 0.3
const CAN_SIGN_IN = new Set(DEMO_SIGN_INS.map(({ userName }) => userName))

interface Occasion {
  readonly orderId: string | null
  readonly who: Pick<Person, 'userName' | 'name' | 'language'>
  readonly category: Salon['categories'][number]
  readonly at: number
}

interface Setting {
  readonly everyone: readonly Person[]
  readonly moments: Moments
  readonly words: {
    feedback(wanted: WordsWanted): string
    reply(wanted: WordsWanted): string
  }
}

/**
 * What people wrote about a salon since, as rows: after a visit that took place, and, the first time, also
 * of the two years before the orders kept here. Who can sign in has reviewed what was a month ago then, and
 * may still review the rest.
 */
export function writeReviews(
  stored: StoredSalon,
  visits: readonly Booking[],
  { everyone, moments, words }: Setting,
): Row[] {
  const { salon } = stored
  const chance = dice(`${salon.userName}/reviews at ${moments.now}`)
  const recent = afterVisits(salon, visits, moments)
  const earlier =
    moments.since === null ? fromBefore(salon, recent, everyone, moments.now, chance) : []
  const occasions = [...recent, ...earlier]
  const ratings = chance.shuffled(occasions.map((_, at) => share(at, occasions.length, chance)))
  return occasions.map(({ orderId, who, category, at }, index) => {
    const rating = earned(ratings[index] ?? 0, salon.stars)
    const wanted = { language: who.language, rating, category }
    return {
      id: chance.id(at),
      provider_id: stored.id,
      order_id: orderId,
      reviewer_user_name: who.userName,
      reviewer_name: who.name,
      rating,
      user_feedback: words.feedback(wanted),
      language: who.language,
      anonymous: chance.chance(0.15),
      reply: chance.chance(rating >= 4 ? 0.12 : 0.6) ? words.reply(wanted) : null,
      created_at: iso(at),
    }
  })
}

// Whether and when a visit is reviewed depends on the visit alone, so that nobody reviews it twice.
function afterVisits(
  salon: Salon,
  visits: readonly Booking[],
  { now, since }: Moments,
): Occasion[] {
  const days = Math.min(DAYS_KEPT, since === null ? DAYS_KEPT : (now - since) / DAY_MS)
  const ended = visits.filter(({ visit }) => visit.endsAt > now - days * DAY_MS)
  const wished = salon.reviews * SHARE_FROM_ORDERS * (days / DAYS_KEPT)
  const often = wished / Math.max(1, ended.length)
  const written = visits.flatMap((booking) => {
    const { id, customer, visit } = booking
    const chance = dice(`${salon.userName}/review of ${visit.startsAt}`)
    const isAsked = CAN_SIGN_IN.has(customer.userName)
    const isWritten = isAsked
      ? since === null && visit.endsAt < now - MONTH_MS
      : chance.chance(often)
    const at = visit.endsAt + chance.between(2, 140) * HOUR_MS + chance.between(0, 3599) * 1000
    if (!isWritten || at > now || at <= (since ?? 0)) return []
    const category = visit.items[0]?.category ?? firstCategory(salon)
    return [{ orderId: id, who: customer, category, at }]
  })
  return [...new Map(written.map((occasion) => [occasion.who.userName, occasion])).values()]
}

// More of them lately than long ago, and one from each.
function fromBefore(
  salon: Salon,
  recent: readonly Occasion[],
  everyone: readonly Person[],
  now: number,
  chance: Dice,
): Occasion[] {
  const names = new Set(recent.map(({ who }) => who.userName))
  return chance
    .shuffled(everyone.filter(({ cityCode }) => cityCode === salon.cityCode))
    .filter(({ userName }) => !names.has(userName))
    .slice(0, Math.max(0, salon.reviews - recent.length))
    .map((who) => ({
      orderId: null,
      who,
      category: chance.pick(salon.categories),
      at: now - Math.round((DAYS_KEPT + 1 + 680 * chance.fraction() ** 1.5) * DAY_MS),
    }))
}

// Spread over 0 to 1, so that a few reviews already come to the average the salon earns.
function share(index: number, count: number, chance: Dice): number {
  return (index + chance.fraction()) / count
}

// Between a salon of 4.2 (half of the reviews five stars) and one of 4.9 (nine in ten).
function earned(share: number, stars: number): number {
  const goodness = Math.min(1, Math.max(0, (stars - 4.2) / 0.7))
  const shares = WORST.map((worst, index) => worst + ((BEST[index] ?? 0) - worst) * goodness)
  let sum = 0
  for (const [index, part] of shares.entries()) {
    sum += part
    if (share < sum) return 5 - index
  }
  return 1
}

const WORST = [0.53, 0.28, 0.08, 0.05, 0.06] // of five stars down to one
const BEST = [0.91, 0.08, 0.01, 0, 0]

function firstCategory(salon: Salon): Salon['categories'][number] {
  const [category] = salon.categories
  if (category === undefined) throw new RangeError(`${salon.userName} sells nothing`)
  return category
}
