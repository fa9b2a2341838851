import { type Kysely, type RawBuilder, sql } from 'kysely'
import type {
  DuplicateReason,
  RegistrationStatus,
} from '#domain/registration/registration-status.ts'
import type { Tables } from '../schema.gen.ts'

const MOST = 10

/** A number without the prefix of the Netherlands. */
const NATIONAL = sql`regexp_replace(r.phone, '^(\\+31|0031|0)', '')`

/** The spellings of a Dutch number: 0…, +31… and 0031…. */
const PHONES = sql`array['0' || ${NATIONAL}, '+31' || ${NATIONAL}, '0031' || ${NATIONAL}, r.phone]`

/** Per reason the condition that a provider `p` is like the registration `r`. Each can use an index. */
const PROVIDER: Record<DuplicateReason, RawBuilder<boolean>> = {
  name: sql`r.salon_name <> '' and lower(p.full_name) = lower(r.salon_name)`,
  phone: sql`p.mobile_numbers && ${PHONES}`,
  email: sql`lower(p.email) = lower(r.email)`,
  kvk: sql`p.kvk_number = r.kvk_number`,
  address: sql`p.postal_code = r.postal_code and (r.street = '' or lower(p.street) = lower(r.street))`,
}

/** The same for another registration `o`. */
const REGISTRATION: Record<DuplicateReason, RawBuilder<boolean>> = {
  name: sql`r.salon_name <> '' and lower(o.salon_name) = lower(r.salon_name) and o.salon_name <> ''`,
  phone: sql`o.phone = any(${PHONES})`,
  email: sql`lower(o.email) = lower(r.email)`,
  kvk: sql`o.kvk_number = r.kvk_number`,
  address: sql`o.postal_code = r.postal_code and r.street <> '' and lower(o.street) = lower(r.street)`,
}

const OTHER_PROVIDER = sql`p.id is distinct from r.provider_id`
const OTHER_REGISTRATION = sql`o.id <> r.id and o.status <> 'withdrawn'`

/**
 * Whether another salon or registration is like the registration `r`. Salons with its telephone number are counted: for
 * `exists` the planner expects one among the first rows, and reads the table instead of the index.
 */
export function hasDuplicates(): RawBuilder<boolean> {
  const { phone, ...others } = PROVIDER
  const conditions = [
    ...Object.values(others).map(
      (same) => sql`exists (select from providers p where ${same} and ${OTHER_PROVIDER})`,
    ),
    sql`(select count(*) from providers p where ${phone} and ${OTHER_PROVIDER}) > 0`,
    ...Object.values(REGISTRATION).map(
      (same) => sql`exists (select from registrations o where ${same} and ${OTHER_REGISTRATION})`,
    ),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

export interface DuplicateRow {
  readonly kind: 'provider' | 'registration'
  readonly id: string
  readonly userName: string | null
  readonly name: string
  readonly phone: string
  readonly kvkNumber: string | null
  readonly address: string
  readonly isLive: boolean | null
  readonly status: RegistrationStatus | null
  readonly same: DuplicateReason[]
}

/** The salons and registrations that are like a registration, the most alike first; at most ten of each. */
export async function findDuplicates(query: Kysely<Tables>, id: string): Promise<DuplicateRow[]> {
  const found = (table: 'providers' | 'registrations') => {
    const isProvider = table === 'providers'
    const alias = sql.raw(isProvider ? 'p' : 'o')
    const isOther = isProvider ? OTHER_PROVIDER : OTHER_REGISTRATION
    const reasons = Object.entries(isProvider ? PROVIDER : REGISTRATION)
    return sql.join(
      reasons.map(
        ([reason, same]) =>
          sql`select ${alias}.id, ${reason}::text as reason from r, ${sql.table(table)} ${alias} where ${same} and ${isOther}`,
      ),
      sql` union all `,
    )
  }
  const alike = (table: 'providers' | 'registrations') =>
    sql`select id, array_agg(reason) as same from (${found(table)}) found group by id
      order by count(*) desc, id limit ${MOST}`
  const { rows } = await sql<DuplicateRow>`
    with r as materialized (select * from registrations where id = ${id}::uuid)
    select 'provider' as kind, p.id, p.user_name as "userName", p.full_name as name,
      coalesce(p.mobile_numbers[1], '') as phone, p.kvk_number as "kvkNumber", p.street || ', ' || p.postal_code as address,
      p.active as "isLive", null as status, f.same
    from (${alike('providers')}) f join providers p on p.id = f.id
    union all
    select 'registration', o.id, null, coalesce(nullif(o.salon_name, ''), o.full_name), o.phone, o.kvk_number,
      concat_ws(', ', nullif(o.street, ''), o.postal_code), null, o.status, f.same
    from (${alike('registrations')}) f join registrations o on o.id = f.id`.execute(query)
  return rows.toSorted((one, other) => other.same.length - one.same.length)
}
