import { queryOptions } from '@tanstack/react-query'
import { replyOf } from '../../query-client.ts'
import { api } from '../workspace-api.ts'
import { readBrowser, subscribe } from './push-browser.ts'

/** The notifications of a salon on this device. */
export interface PushDevice {
  /** `on`: this device gets them. `denied` and `unsupported`: the browser does not show any. */
  readonly state: 'on' | 'off' | 'denied' | 'unsupported'
  readonly deviceId: string | null
  /** On how many more devices of the member. */
  readonly others: number
  readonly publicKey: string
}

/** Why notifications were not turned on; `null` when they are. */
export type TurnOnFailure = 'denied' | 'closed' | 'failed'

/** Reads this device, again when the page becomes visible: the permission may have changed in between. */
export function pushDeviceQuery(userName: string) {
  return queryOptions({
    queryKey: ['push-device', userName],
    queryFn: () => readDevice(userName),
    refetchOnWindowFocus: true,
    refetchOnMount: 'always',
  })
}

export async function readDevice(userName: string): Promise<PushDevice> {
  const { permission, deviceId } = await readBrowser()
  const query = deviceId === null ? {} : { deviceId }
  const answer = await api('listPushDevices', { params: { userName }, query })
  const { publicKey, devices } = replyOf(answer, 'The devices did not load').data
  const own = devices.find((device) => device.deviceId === deviceId)
  const isBlocked = permission === 'denied' || permission === 'unsupported'
  return {
    state: isBlocked ? permission : own && permission === 'granted' ? 'on' : 'off',
    deviceId,
    others: devices.length - (own ? 1 : 0),
    publicKey,
  }
}

/** Turns notifications on for this device (WORK-84). Throws with a refusal as the cause. */
export async function turnOn(userName: string, publicKey: string): Promise<TurnOnFailure | null> {
  const subscribed = await subscribe(publicKey)
  if (typeof subscribed === 'string') return subscribed
  const answer = await api('savePushDevice', { params: { userName }, body: subscribed })
  replyOf(answer, 'The notifications were not turned on')
  return null
}

/** Turns notifications of a salon off on this device; those of another salon stay on. */
export async function turnOff(userName: string, deviceId: string): Promise<null> {
  const answer = await api('deletePushDevice', { params: { userName, deviceId } })
  replyOf(answer, 'The notifications were not turned off')
  return null
}
