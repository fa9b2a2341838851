import type { Request } from '#contract/endpoint.ts'
import type { savePushDevice } from '#contract/push.ts'
import { aSubscription } from '#platform/push/testing/a-subscription.ts'

type Body = Request<typeof savePushDevice>['body']

/** A device with the body of its request; `read` decrypts a message. */
export function aDevice() {
  const { subscription, read } = aSubscription()
  return { read, endpoint: subscription.endpoint, body: { ...subscription } satisfies Body }
}
