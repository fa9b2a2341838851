import { memberNotificationsFor } from '#domain/membership/member-notification.ts'
import { DAY_MS, SECOND_MS } from '#domain/time-units.ts'
import { parseLanguage } from '#messages/language.ts'
import { keyring } from '#platform/crypto.ts'
import type { JobRun } from '#platform/jobs.ts'
import type { Log } from '#platform/log.ts'
import type { PushSubscription, SendPush } from '#platform/push/push-sender.ts'
import type { ApiDeps } from '../api-deps.ts'
import { findMemberToNotify } from '../member-notification/store.ts'
import { composeNotification } from './compose-notification.ts'
import { PUSH_KEYS } from './push-keyring.ts'
import { deleteEndpoint, findDevice } from './store.ts'
import type { PushJob } from './tasks.ts'

export interface PushDeps extends Pick<ApiDeps, 'database' | 'clock' | 'secretKey'> {
  readonly sendPush: SendPush
  readonly log: Log
}

/**
 * Sends one notification to one device (WORK-85). Sends nothing when it no longer applies: the device is off, its member does
 * not want it or may not read it, the request was answered, or the salon did it itself.
 * @throws when the push service does not answer, so that it is tried again
 */
export async function sendNotification(
  { database, clock, secretKey, sendPush, log }: PushDeps,
  { deviceId, ...subject }: PushJob,
  { id }: Pick<JobRun, 'id'>,
): Promise<void> {
  const { query } = database
  const device = await findDevice(query, deviceId)
  if (!device) return
  const member = await findMemberToNotify(query, device)
  if (!member) return
  const language = parseLanguage(device.language) ?? 'nl'
  const now = clock.now()
  const composed = await composeNotification(query, subject, {
    ...member,
    providerId: device.providerId,
    language,
    now,
  })
  if (!composed || !member.pushes.includes(composed.kind)) return
  if (!memberNotificationsFor(member.role, member.roleSettings).includes(composed.kind)) return
  const keptForMs = Math.min(DAY_MS, composed.until - now)
  if (keptForMs <= 0) return
  const notification = { ...composed.content, id: String(id), language }
  const subscription = keyring(secretKey, PUSH_KEYS).decrypt(device.encryptedSubscription)
  const result = subscription
    ? await sendPush(JSON.parse(subscription) as PushSubscription, {
        text: JSON.stringify(notification),
        topic: notification.topic,
        keptForSeconds: Math.ceil(keptForMs / SECOND_MS),
      })
    : 'gone' // of another secret key
  if (result === 'gone') await deleteEndpoint(query, device.endpointHash)
  if (result === 'refused') log.warn(subject, 'a push service refused a notification')
}
