import type { Insertable, Kysely, Transaction } from 'kysely'
import { enqueue } from '#platform/jobs.ts'
import { instant } from '#platform/postgres/instant.ts'
import { countMail } from '../mail/mail-count-store.ts'
import type {} from '../registration/tasks.ts'
import type { Tables } from '../schema.gen.ts'
import { RECEIPTS } from './limits.ts'
import type { ContactMailJob } from './tasks.ts'

/** Inserts a request and enqueues its mails. `now` is epoch ms. */
export async function insertRequest(
  trx: Transaction<Tables>,
  row: Insertable<Tables['contact_requests']> & { id: string },
  now: number,
): Promise<void> {
  await trx.insertInto('contact_requests').values(row).execute()
  await enqueueMails(trx, { id: row.id, about: 'request' }, { email: row.email, now })
}

/**
 * Inserts a registration and enqueues its mails. `now` is epoch ms.
 * @param receipt what its sender gets: a receipt, or a link that proves the address
 */
export async function insertRegistration(
  trx: Transaction<Tables>,
  row: Insertable<Tables['registrations']> & { id: string },
  { now, receipt }: { now: number; receipt: 'receipt' | 'confirmation' },
): Promise<void> {
  const { id, email } = row
  await trx.insertInto('registrations').values(row).execute()
  if (receipt === 'receipt') return enqueueMails(trx, { id, about: 'registration' }, { email, now })
  await enqueue(trx, 'contact-mail', { id, about: 'registration', to: 'operator' })
  if (await countMail(trx, { limit: RECEIPTS, email, now }))
    await enqueue(trx, 'registration-mail', { id, mailNumber: 0, kind: 'confirmation' })
}

// The operator gets every mail, the sender only within the limit of receipts.
async function enqueueMails(
  trx: Transaction<Tables>,
  what: Pick<ContactMailJob, 'id' | 'about'>,
  sender: { email: string; now: number },
): Promise<void> {
  await enqueue(trx, 'contact-mail', { ...what, to: 'operator' })
  if (await countMail(trx, { limit: RECEIPTS, ...sender })) {
    await enqueue(trx, 'contact-mail', { ...what, to: 'sender' })
  }
}

export function findRequest(query: Kysely<Tables>, id: string) {
  return query.selectFrom('contact_requests').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findRegistration(query: Kysely<Tables>, id: string) {
  return query.selectFrom('registrations').selectAll().where('id', '=', id).executeTakeFirst()
}

export type StoredRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>
export type StoredRegistration = NonNullable<Awaited<ReturnType<typeof findRegistration>>>

export function latestRequests(query: Kysely<Tables>, limit: number) {
  const all = query.selectFrom('contact_requests').selectAll()
  return all.orderBy('requested_at', 'desc').limit(limit).execute()
}

export function latestRegistrations(query: Kysely<Tables>, limit: number) {
  const all = query.selectFrom('registrations').selectAll()
  return all.orderBy('registered_at', 'desc').limit(limit).execute()
}

export async function deleteContactsBefore(query: Kysely<Tables>, moment: number): Promise<void> {
  const before = instant(moment)
  await query.deleteFrom('contact_requests').where('requested_at', '<', before).execute()
  await query.deleteFrom('registrations').where('registered_at', '<', before).execute()
}
