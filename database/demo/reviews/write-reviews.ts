import { type Dice, dice } from '../dice.ts'
import { iso, type Row } from '../insert-rows.ts'
import type { Booking } from '../orders/booking.ts'
import type { Person } from '../people.ts'
import type { Salon } from '../salons/salon.ts'
import { DEMO_SIGN_INS } from '../sign-ins.ts'
import type { reviewWriter, WordsWanted } from './words-of-a-review.ts'

const DAY_MS = 86_400_000
const MONTH_MS = 30 * DAY_MS
const SHARE_FROM_ORDERS = 0.6
const CAN_SIGN_IN = new Set(DEMO_SIGN_INS.map(({ userName }) => userName))

interface Occasion {
  readonly orderId: string | null
  readonly who: Pick<Person, 'userName' | 'name' | 'language'>
  readonly category: Salon['categories'][number]
  readonly at: number
}

/**
 * What people wrote about a salon: the recent ones after a visit that took place, the older ones from
 * before the orders kept here. Who can sign in has reviewed what is a month ago, and may still review the rest.
 */
export function writeReviews(
  providerId: string,
  salon: Salon,
  bookings: readonly Booking[],
  everyone: readonly Person[],
  { now, writer }: { now: number; writer: ReturnType<typeof reviewWriter> },
): Row[] {
  const chance = dice(`${salon.userName}/reviews`)
  const occasions = occasionsOf(salon, bookings, everyone, now, chance)
  const ratings = chance.shuffled(occasions.map((_, index) => ratingAt(index, occasions.length)))
  const { feedback, reply } = writer()
  return occasions.map(({ orderId, who, category, at }, index) => {
    const rating = earned(ratings[index] ?? 0, salon.stars)
    const wanted: WordsWanted = { language: who.language, rating, category, host: salon.host }
    return {
      id: chance.id(at),
      provider_id: providerId,
      order_id: orderId,
      reviewer_user_name: who.userName,
      reviewer_name: who.name,
      rating,
      user_feedback: feedback(wanted),
      language: who.language,
      anonymous: chance.chance(0.15),
      reply: chance.chance(rating >= 4 ? 0.12 : 0.6) ? reply(wanted) : null,
      created_at: iso(at),
    }
  })
}

function occasionsOf(
  salon: Salon,
  bookings: readonly Booking[],
  everyone: readonly Person[],
  now: number,
  chance: Dice,
): Occasion[] {
  const kept = chance.shuffled(
    bookings.filter(
      ({ story, visit }) => story.status === 'COMPLETED' && visit.endsAt < now - DAY_MS,
    ),
  )
  const canSignIn = ({ customer }: Booking) => CAN_SIGN_IN.has(customer.userName)
  const theirs = kept.filter(
    (booking) => canSignIn(booking) && booking.visit.endsAt < now - MONTH_MS,
  )
  const others = kept.filter((booking) => !canSignIn(booking))
  const reviewed = onePerPerson([...theirs, ...others])
    .slice(0, Math.round(salon.reviews * SHARE_FROM_ORDERS))
    .map(({ id, customer, visit }) => ({
      orderId: id,
      who: customer,
      category: visit.items[0]?.category ?? firstCategory(salon),
      at: visit.endsAt + Math.round((now - visit.endsAt) * chance.fraction() * 0.2),
    }))
  const names = new Set(reviewed.map(({ who }) => who.userName))
  const earlier = chance
    .shuffled(everyone.filter(({ cityCode }) => cityCode === salon.cityCode))
    .filter(({ userName }) => !names.has(userName))
    .slice(0, salon.reviews - reviewed.length)
    .map((who) => ({
      orderId: null,
      who,
      category: chance.pick(salon.categories),
      at: now - chance.between(43, 600) * DAY_MS - chance.between(0, 86_399) * 1000,
    }))
  return [...reviewed, ...earlier]
}

function onePerPerson(bookings: readonly Booking[]): Booking[] {
  const seen = new Set<string>()
  return bookings.filter(({ customer }) => {
    if (seen.has(customer.userName)) return false
    seen.add(customer.userName)
    return true
  })
}

// Evenly spread over 0 to 1, so that a few reviews already come to the average the salon earns.
function ratingAt(index: number, count: number): number {
  return (index + 0.5) / count
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
