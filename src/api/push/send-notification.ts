import { createHash } from 'node:crypto'
import { isCustomer } from '#domain/order/move.ts'
import type { ProviderMail } from '#domain/order/provider-mail.ts'
import { isOpenStatus } from '#domain/order/status.ts'
import type { PushNotification } from '#domain/push/notification.ts'
import { DAY_MS, SECOND_MS } from '#domain/time-units.ts'
import { push as en } from '#messages/en/push.ts'
import { fill } from '#messages/fill.ts'
import { dayIn, formatDay, formatTime } from '#messages/format.ts'
import { parseLanguage } from '#messages/language.ts'
import { push as nl } from '#messages/nl/push.ts'
import { keyring } from '#platform/crypto.ts'
import type { JobRun } from '#platform/jobs.ts'
import type { Log } from '#platform/log.ts'
import type { PushSubscription, SendPush } from '#platform/push/push-sender.ts'
import type { ApiDeps } from '../api-deps.ts'
import { findCancellation, findChange } from '../order/mail/store.ts'
import { findOrder, type StoredOrder } from '../order/store.ts'
import { PUSH_KEYS } from './push-keyring.ts'
import { deleteEndpoint, findDevice } from './store.ts'
import type { PushJob } from './tasks.ts'

export interface PushDeps extends Pick<ApiDeps, 'database' | 'clock' | 'secretKey'> {
  readonly sendPush: SendPush
  readonly log: Log
}

const WORDS = { en, nl }

/**
 * Sends one notification to one device (WORK-85). Sends nothing when it no longer applies: the device is off or does not
 * want the event, the request was answered, or the salon did it itself.
 * @throws when the push service does not answer, so that it is tried again
 */
export async function sendNotification(
  { database, clock, secretKey, sendPush, log }: PushDeps,
  { orderId, event, deviceId }: PushJob,
  { id }: Pick<JobRun, 'id'>,
): Promise<void> {
  const { query } = database
  const device = await findDevice(query, deviceId)
  if (!device?.events.includes(event)) return
  const order = await findOrder(query, orderId)
  if (!order || !(await isStillTrue(event, order, database))) return
  const keptForMs = Math.min(DAY_MS, order.starts_at - clock.now())
  if (keptForMs <= 0) return
  const subscription = keyring(secretKey, PUSH_KEYS).decrypt(device.encrypted_subscription)
  const notification = notificationOf(order, { event, id: String(id), language: device.language })
  const result = subscription
    ? await sendPush(JSON.parse(subscription) as PushSubscription, {
        text: JSON.stringify(notification),
        topic: notification.topic,
        keptForSeconds: Math.ceil(keptForMs / SECOND_MS),
      })
    : 'gone' // of another secret key
  if (result === 'gone') await deleteEndpoint(query, device.endpoint_hash)
  if (result === 'refused') log.warn({ orderId }, 'a push service refused a notification')
}

async function isStillTrue(
  event: ProviderMail,
  order: StoredOrder,
  { query }: Pick<ApiDeps['database'], 'query'>,
): Promise<boolean> {
  if (event === 'request') return order.status === 'PENDING'
  if (event === 'booking') return isOpenStatus(order.status)
  const done =
    event === 'change'
      ? isOpenStatus(order.status) && (await findChange(query, order.id))
      : order.status === 'CANCELLED' && (await findCancellation(query, order.id))
  return done ? isCustomer(done.actor, order.customer_user_name) : false
}

// No name and no treatment: whoever is near the device can read it.
function notificationOf(
  order: StoredOrder,
  { event, id, language: chosen }: { event: ProviderMail; id: string; language: string },
): PushNotification {
  const language = parseLanguage(chosen) ?? 'nl'
  const { starts_at, time_zone } = order
  return {
    id,
    language,
    title: WORDS[language].titles[event],
    body: fill(WORDS[language].body, {
      salon: order.full_name,
      day: formatDay(starts_at, time_zone, language, 'brief'),
      time: formatTime(starts_at, time_zone, language),
    }),
    topic: topicOf(order.id),
    path: pathOf(order),
  }
}

// The push service reads it, so it does not name the order; RFC 8030 allows 32 characters of base64url.
function topicOf(orderId: string): string {
  return createHash('sha256').update(orderId).digest('base64url').slice(0, 32)
}

// A request is answered in the workspace of its provider, a visit opens in the agenda of its day.
function pathOf({ id, status, provider_user_name, starts_at, time_zone }: StoredOrder): string {
  const salon = `/salon/${provider_user_name}`
  if (status === 'PENDING') return `${salon}/requests#request-${id}`
  return `${salon}/agenda?day=${dayIn(time_zone, starts_at)}&visit=${id}`
}
