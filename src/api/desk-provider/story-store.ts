import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { StoryEvent } from '#contract/desk-provider-story.ts'
import type { MemberRole } from '#domain/membership/role.ts'
import { instantOfMicroseconds, microseconds } from '#platform/postgres/instant.ts'
import type { Cursor } from '../http/cursor.ts'
import type { Tables } from '../schema.gen.ts'

interface StoryRow {
  readonly entryId: string
  /** Epoch ms. */
  readonly at: number
  /** The place in the list, epoch microseconds. */
  readonly place: number
  readonly event: StoryEvent | 'act'
  readonly act: string | null
  readonly operatorName: string | null
  readonly byCommandLine: boolean
  readonly reason: string | null
  readonly role: MemberRole | null
  readonly termsNumber: number | null
  readonly registrationId: string | null
}

/** What happened to a provider after a place in the list, the latest first; at most `limit`. */
export async function findStory(
  query: Kysely<Tables>,
  providerId: string,
  { after, limit }: { after: Cursor | null; limit: number },
): Promise<StoryRow[]> {
  const later = after
    ? sql`where (s.at, s.id) < (${instantOfMicroseconds(after.value)}, ${after.id}::uuid)`
    : sql``
  // Each part has its own limit, so that the log of a provider with many acts is read from its index.
  const parts = partsOf(sql`${providerId}::uuid`).map(
    (part) =>
      sql`(select * from (${part}) s ${later} order by s.at desc, s.id desc limit ${limit})`,
  )
  const { rows } = await sql<StoryRow>`
    select s.id as "entryId", s.at, ${microseconds(sql`s.at`)}::float8 as place, s.event, s.act, s.reason, s.role,
      s.number as "termsNumber", s.registration_id as "registrationId", a.name as "operatorName",
      s.event = 'act' and s.subject is null as "byCommandLine"
    from (select * from (${sql.join(parts, sql` union all `)}) s order by s.at desc, s.id desc limit ${limit}) s
      left join accounts a on a.subject = s.subject
    order by s.at desc, s.id desc`.execute(query)
  return rows
}

interface Part {
  readonly event: RawBuilder<unknown>
  readonly from: RawBuilder<unknown>
  readonly id?: RawBuilder<unknown>
  readonly at: RawBuilder<unknown>
  readonly subject?: RawBuilder<unknown>
  readonly act?: RawBuilder<unknown>
  readonly reason?: RawBuilder<unknown>
  readonly role?: RawBuilder<unknown>
  readonly number?: RawBuilder<unknown>
  readonly registrationId?: RawBuilder<unknown>
}

function selectPart({ event, from, at, ...part }: Part): RawBuilder<unknown> {
  const text = (value: RawBuilder<unknown> | undefined) => value ?? sql`null::text`
  return sql`select ${part.id ?? sql`x.id`} as id, ${at} as at, ${event} as event, ${text(part.subject)} as subject,
    ${text(part.act)} as act, ${text(part.reason)} as reason, ${text(part.role)} as role,
    ${part.number ?? sql`null::integer`} as number, ${part.registrationId ?? sql`null::uuid`} as registration_id
    from ${from}`
}

function partsOf(provider: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const act = {
    event: sql`'act'::text`,
    at: sql`x.at`,
    subject: sql`x.operator_subject`,
    act: sql`x.act`,
    reason: sql`x.reason`,
  }
  const parts: Part[] = [
    {
      ...act,
      from: sql`operator_log x where x.target_kind = 'provider' and x.target_id = ${provider}::text`,
    },
    {
      ...act,
      registrationId: sql`r.id`,
      from: sql`registrations r join operator_log x on x.target_kind = 'registration' and x.target_id = r.id::text
        where r.provider_id = ${provider}`,
    },
    {
      event: sql`'registered'`,
      at: sql`x.registered_at`,
      registrationId: sql`x.id`,
      from: sql`registrations x where x.provider_id = ${provider}`,
    },
    {
      event: sql`'created'`,
      at: sql`x.created_at`,
      from: sql`providers x where x.id = ${provider}`,
    },
    {
      // Hiding and ending are decisions, which are acts.
      event: sql`x.state`,
      at: sql`x.changed_at`,
      from: sql`provider_state_changes x where x.provider_id = ${provider} and x.state in ('live', 'paused')`,
    },
    {
      event: sql`'ended'`,
      at: sql`x.applied_at`,
      from: sql`provider_restrictions x where x.provider_id = ${provider} and x.kind = 'end'
        and x.applied_at > x.decided_at`,
    },
    {
      event: sql`'decision-mailed'`,
      at: sql`x.mailed_at`,
      from: sql`provider_restrictions x where x.provider_id = ${provider} and x.mailed_at is not null`,
    },
    {
      event: sql`'customers-told'`,
      at: sql`x.customers_told_at`,
      from: sql`provider_restrictions x where x.provider_id = ${provider} and x.customers_told_at is not null`,
    },
    {
      event: sql`'invited'`,
      at: sql`x.sent_at`,
      role: sql`x.role`,
      from: sql`invitations x where x.provider_id = ${provider}`,
    },
    {
      event: sql`'invitation-' || x.state`,
      at: sql`x.ended_at`,
      role: sql`x.role`,
      from: sql`invitations x where x.provider_id = ${provider} and x.ended_at is not null`,
    },
    {
      event: sql`'terms-mailed'`,
      id: sql`v.id`,
      at: sql`min(x.left_at)`,
      number: sql`v.number`,
      from: sql`memberships m join provider_terms_mails x on x.user_name = m.user_name and x.left_at is not null
        join provider_terms v on v.id = x.terms_id where m.provider_id = ${provider} group by v.id, v.number`,
    },
  ]
  return parts.map(selectPart)
}
