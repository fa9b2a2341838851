import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type MemberNotification, notificationOf } from '#domain/membership/member-notification.ts'
import { isCustomer } from '#domain/order/move.ts'
import type { ProviderMail } from '#domain/order/provider-mail.ts'
import { isOpenStatus } from '#domain/order/status.ts'
import type { PushNotification } from '#domain/push/notification.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { push as en } from '#messages/en/push.ts'
import { fill } from '#messages/fill.ts'
import { dayIn, formatDay, formatTime } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import { push as nl } from '#messages/nl/push.ts'
import {
  findVisibleReview,
  findVisitsOfDay,
  type MemberToNotify,
} from '../member-notification/store.ts'
import { findCancellation, findChange } from '../order/mail/store.ts'
import { findOrder, type StoredOrder } from '../order/store.ts'
import type { Tables } from '../schema.gen.ts'
import type { PushSubject } from './tasks.ts'

/** The member that a notification is for, and the language of their device. */
type Reader = Pick<MemberToNotify, 'providerName' | 'providerUserName' | 'timeZone'> & {
  readonly providerId: string
  readonly language: Language
  /** Epoch ms. */
  readonly now: number
}

/** What a device is to show, as what the member chose it, and until when (epoch ms) it is of use. */
interface ComposedNotification {
  readonly kind: MemberNotification
  readonly content: Omit<PushNotification, 'id' | 'language'>
  readonly until: number
}

const WORDS = { en, nl }

/**
 * A notification with the present state of its subject; null when it no longer applies. It has no names and no treatments:
 * whoever is near the device can read it.
 */
export function composeNotification(
  query: Kysely<Tables>,
  subject: PushSubject,
  reader: Reader,
): Promise<ComposedNotification | null> {
  if ('orderId' in subject) return aboutOrder(query, subject, reader)
  return 'reviewId' in subject
    ? aboutReview(query, subject.reviewId, reader)
    : aboutDay(query, subject.day, reader)
}

async function aboutOrder(
  query: Kysely<Tables>,
  { orderId, event }: { orderId: string; event: ProviderMail },
  { language }: Reader,
): Promise<ComposedNotification | null> {
  const order = await findOrder(query, orderId)
  if (!order || !(await isNotificationStillDue(event, order, query))) return null
  const { starts_at, time_zone } = order
  const content = {
    title: WORDS[language].titles[event],
    body: fill(WORDS[language].body, {
      salon: order.full_name,
      day: formatDay(starts_at, time_zone, language, 'brief'),
      time: formatTime(starts_at, time_zone, language),
    }),
    topic: topicOf(order.id),
    path: pathOf(order),
  }
  return { kind: notificationOf(event), content, until: starts_at }
}

async function isNotificationStillDue(
  event: ProviderMail,
  order: StoredOrder,
  query: Kysely<Tables>,
): Promise<boolean> {
  if (event === 'request') return order.status === 'PENDING'
  if (event === 'booking') return isOpenStatus(order.status)
  const done =
    event === 'change'
      ? isOpenStatus(order.status) && (await findChange(query, order.id))
      : order.status === 'CANCELLED' && (await findCancellation(query, order.id))
  return done ? isCustomer(done.actor, order.customer_user_name) : false
}

async function aboutReview(
  query: Kysely<Tables>,
  reviewId: string,
  { language, providerName, providerUserName, now }: Reader,
): Promise<ComposedNotification | null> {
  const review = await findVisibleReview(query, reviewId)
  if (!review) return null
  const { titles, stars } = WORDS[language]
  const content = {
    title: titles.review,
    body: fill(stars, { salon: providerName, rating: String(review.rating) }),
    topic: topicOf(reviewId),
    path: `/salon/${providerUserName}/reviews`,
  }
  return { kind: 'review', content, until: now + DAY_MS }
}

async function aboutDay(
  query: Kysely<Tables>,
  day: string,
  { providerId, language, providerName, providerUserName, timeZone, now }: Reader,
): Promise<ComposedNotification | null> {
  if (dayIn(timeZone, now) !== day) return null
  const visits = await findVisitsOfDay(query, { providerId, day, language, now })
  const [first] = visits
  if (!first) return null
  const { titles, day: words } = WORDS[language]
  const content = {
    title: titles.day,
    body: fill(visits.length === 1 ? words.oneVisit : words.visits, {
      salon: providerName,
      count: String(visits.length),
      time: formatTime(first.startsAt, timeZone, language),
    }),
    topic: topicOf(`${providerId} ${day}`),
    path: `/salon/${providerUserName}/agenda?day=${day}`,
  }
  return { kind: 'day', content, until: Math.max(...visits.map(({ endsAt }) => endsAt)) }
}

// The push service reads it, so it does not name its subject; RFC 8030 allows 32 characters of base64url.
function topicOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url').slice(0, 32)
}

// A request is answered in the workspace of its provider, a visit opens in the agenda of its day.
function pathOf({ id, status, provider_user_name, starts_at, time_zone }: StoredOrder): string {
  const salon = `/salon/${provider_user_name}`
  if (status === 'PENDING') return `${salon}/requests#request-${id}`
  return `${salon}/agenda?day=${dayIn(time_zone, starts_at)}&visit=${id}`
}
