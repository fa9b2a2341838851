import { type Kysely, sql, type Transaction } from 'kysely'
import type { Language } from '#messages/language.ts'
import type { Tables } from '../schema.gen.ts'

/** More than anybody works on at one provider. */
const MAX_DEVICES = 10

interface DeviceOwner {
  readonly providerId: string
  readonly userName: string
}

interface NewDevice extends DeviceOwner {
  readonly id: string
  readonly endpointHash: Buffer
  readonly encryptedSubscription: string
  readonly language: Language
  readonly grantId: string
  /** Epoch ms. */
  readonly now: number
}

/** The devices of a member, the oldest first. */
export function findDevices(query: Kysely<Tables>, { providerId, userName }: DeviceOwner) {
  return query
    .selectFrom('push_devices')
    .select(['endpoint_hash', 'subscribed_at'])
    .where('provider_id', '=', providerId)
    .where('user_name', '=', userName)
    .orderBy('subscribed_at')
    .orderBy('id')
    .execute()
}

export type DeviceRow = Awaited<ReturnType<typeof findDevices>>[number]

/**
 * Inserts a device of a member or changes it. Beyond the most that a member may have, those that were turned on longest
 * ago are deleted. The membership is locked first, so that simultaneous calls count each other.
 */
export async function upsertDevice(
  trx: Transaction<Tables>,
  device: NewDevice,
): Promise<DeviceRow> {
  const { providerId, userName } = device
  await trx
    .selectFrom('memberships')
    .select('role')
    .where('provider_id', '=', providerId)
    .where('user_name', '=', userName)
    .forNoKeyUpdate()
    .execute()
  const values = {
    encrypted_subscription: device.encryptedSubscription,
    language: device.language,
    grant_id: device.grantId,
  }
  const row = await trx
    .insertInto('push_devices')
    .values({
      ...values,
      id: device.id,
      provider_id: providerId,
      user_name: userName,
      endpoint_hash: device.endpointHash,
      subscribed_at: new Date(device.now),
    })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'user_name', 'endpoint_hash']).doUpdateSet(values),
    )
    .returning(['id', 'endpoint_hash', 'subscribed_at'])
    .executeTakeFirstOrThrow()
  await sql`
    delete from push_devices where id in (
      select id from push_devices
      where provider_id = ${providerId}::uuid and user_name = ${userName} and id <> ${row.id}::uuid
      order by subscribed_at desc, id desc offset ${MAX_DEVICES - 1})`.execute(trx)
  return row
}

/** Moves a device of a user to another sign-in, for every provider. */
export async function moveDevice(
  query: Kysely<Tables>,
  device: Pick<NewDevice, 'userName' | 'endpointHash' | 'grantId'>,
): Promise<void> {
  await query
    .updateTable('push_devices')
    .set({ grant_id: device.grantId })
    .where('user_name', '=', device.userName)
    .where('endpoint_hash', '=', device.endpointHash)
    .where('grant_id', '<>', device.grantId)
    .execute()
}

export async function deleteDevice(
  query: Kysely<Tables>,
  { providerId, userName, endpointHash }: DeviceOwner & { readonly endpointHash: Buffer },
): Promise<void> {
  await query
    .deleteFrom('push_devices')
    .where('provider_id', '=', providerId)
    .where('user_name', '=', userName)
    .where('endpoint_hash', '=', endpointHash)
    .execute()
}

/** The device that a notification is for; undefined when it gets no more. */
export function findDevice(query: Kysely<Tables>, deviceId: string) {
  return query
    .selectFrom('push_devices')
    .select(['provider_id as providerId', 'user_name as userName', 'language'])
    .select(['encrypted_subscription as encryptedSubscription', 'endpoint_hash as endpointHash'])
    .where('id', '=', deviceId)
    .executeTakeFirst()
}

/** Deletes a device that its push service no longer knows, for every provider and member. */
export async function deleteEndpoint(query: Kysely<Tables>, endpointHash: Buffer): Promise<void> {
  await query.deleteFrom('push_devices').where('endpoint_hash', '=', endpointHash).execute()
}
