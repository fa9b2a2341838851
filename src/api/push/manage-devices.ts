import { createHash } from 'node:crypto'
import type { Reply } from '#contract/endpoint.ts'
import type {
  deletePushDevice as deleteEndpoint,
  listPushDevices as listEndpoint,
  savePushDevice as saveEndpoint,
} from '#contract/push.ts'
import { keyring } from '#platform/crypto.ts'
import { pushKeys } from '#platform/push/push-sender.ts'
import { uuidv7 } from '#platform/random.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { PUSH_KEYS } from './push-keyring.ts'
import { type DeviceRow, deleteDevice, findDevices, moveDevice, upsertDevice } from './store.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'secretKey'>

/**
 * The caller's devices that get notifications of a provider (WORK-84). The one that asks belongs to the caller's sign-in
 * from now on: it was perhaps turned on under an earlier one (WORK-87).
 */
export async function listDevices(
  deps: Deps,
  { caller, params, query }: Pick<HandlerInput<typeof listEndpoint>, 'caller' | 'params' | 'query'>,
): Promise<Outcome<typeof listEndpoint>> {
  const member = await findVisitsMember(deps, caller, params.userName)
  if (!member.ok) return member
  if (caller.kind === 'visitor') return { ok: false, refusal: 'sign-in-required' }
  if (query.deviceId !== undefined) {
    const { userName } = member
    const endpointHash = Buffer.from(query.deviceId, 'base64url')
    await moveDevice(deps.database.query, { userName, endpointHash, grantId: caller.grantId })
  }
  const devices = await findDevices(deps.database.query, member)
  const { publicKey } = pushKeys(deps.secretKey)
  return { ok: true, answer: { data: { publicKey, devices: devices.map(deviceView) } } }
}

/** Turns notifications on for a device, in the language of the request (WORK-84, WORK-87). */
export async function saveDevice(
  deps: Deps,
  { caller, params, body, language }: HandlerInput<typeof saveEndpoint>,
): Promise<Outcome<typeof saveEndpoint>> {
  const member = await findVisitsMember(deps, caller, params.userName)
  if (!member.ok) return member
  if (caller.kind === 'visitor') return { ok: false, refusal: 'sign-in-required' }
  const now = deps.clock.now()
  const row = await deps.database.transaction((trx) =>
    upsertDevice(trx, {
      id: uuidv7(now),
      now,
      language,
      grantId: caller.grantId,
      providerId: member.providerId,
      userName: member.userName,
      endpointHash: createHash('sha256').update(body.endpoint).digest(),
      encryptedSubscription: keyring(deps.secretKey, PUSH_KEYS).encrypt(JSON.stringify(body)),
    }),
  )
  return { ok: true, answer: { data: { device: deviceView(row) } } }
}

/** Turns notifications of a provider off for a device of the caller (WORK-84). */
export async function removeDevice(
  deps: Deps,
  { caller, params }: Pick<HandlerInput<typeof deleteEndpoint>, 'caller' | 'params'>,
): Promise<Outcome<typeof deleteEndpoint>> {
  const member = await findVisitsMember(deps, caller, params.userName)
  if (!member.ok) return member
  const { deviceId } = params
  const endpointHash = Buffer.from(deviceId, 'base64url')
  await deleteDevice(deps.database.query, { ...member, endpointHash })
  return { ok: true, answer: { data: { deviceId } } }
}

function findVisitsMember(deps: Deps, caller: Caller, providerUserName: string) {
  return findMember(deps, caller, { providerUserName, permission: 'manage-visits' })
}

function deviceView(row: DeviceRow): Reply<typeof listEndpoint>['data']['devices'][number] {
  return {
    deviceId: row.endpoint_hash.toString('base64url'),
    subscribedAt: new Date(row.subscribed_at).toISOString(),
  }
}
