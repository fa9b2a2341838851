import { sql, type Transaction } from 'kysely'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

const MOST_DOUBLES = 5

interface NewCard {
  readonly providerId: string
  readonly name: string
  readonly phone: string
  /** Null when it is not known. */
  readonly email: string | null
  readonly note: string
}

/** The cards of a provider with this number, however it begins, or this address. */
export async function findDuplicates(
  trx: Transaction<Tables>,
  { providerId, phone, email }: Pick<NewCard, 'providerId' | 'phone' | 'email'>,
): Promise<{ clientId: string; name: string }[]> {
  const digits = phone.replace(/\D/g, '').replace(/^(?:0031|31)?0?/, '')
  const { rows } = await sql<{ clientId: string; name: string }>`
    select id as "clientId", name from clients
    where provider_id = ${providerId} and name <> ''
      and (${digits !== ''} and regexp_replace(regexp_replace(phone, '\\D', '', 'g'), '^(0031|31)?0?', '') = ${digits}
        or lower(email) = lower(${email}::text))
    order by plain_text(name), id limit ${MOST_DOUBLES}`.execute(trx)
  return rows
}

/** Writes a card without an account. `createdAt` is epoch ms. @returns its id */
export async function insertClient(
  trx: Transaction<Tables>,
  { providerId, name, phone, email, note, createdAt }: NewCard & { readonly createdAt: number },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into clients (provider_id, name, phone, email, note, created_at)
    values (${providerId}, ${name}, ${phone}, ${email}, ${note}, ${instant(createdAt)})
    returning id`.execute(trx)
  if (!rows[0]) throw new Error('The client was not written')
  return rows[0].id
}
