import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ChecklistFacts } from '#domain/membership/checklist.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

/** What the row `p` of providers has, as JSON. @param now epoch ms */
export function checklistFacts(now: number): RawBuilder<ChecklistFacts> {
  return sql<ChecklistFacts>`json_build_object(
    'hasProfile', p.full_name <> '' and p.intro_nl <> '' and p.street <> '' and p.postal_code <> ''
      and cardinality(p.mobile_numbers) > 0,
    'openDays', (select count(distinct day) from unnest(p.week_days) as day),
    'treatments', (select count(*) from catalog_items c where c.provider_id = p.id and c.active and not c.is_addon),
    'pictures', (select count(*) from gallery_items g where g.provider_id = p.id and g.hidden_at is null),
    'hasAppointments', exists (select from appointments a where a.calendar_id = p.id)
      or exists (select from external_calendars e where e.provider_id = p.id),
    'team', (select count(*) from memberships t where t.provider_id = p.id)
      + (select count(*) from invitations i where i.provider_id = p.id and i.state = 'open'
        and i.expires_at > ${instant(now)}))`
}

interface Checklist {
  readonly facts: ChecklistFacts
  readonly isHidden: boolean
  readonly street: string
  readonly cityCode: string
  /** The number of the category that its salon was made with; null without one. */
  readonly starterCategory: number | null
}

/** What a provider has. @param now epoch ms */
export async function findChecklist(
  query: Kysely<Tables>,
  providerId: string,
  now: number,
): Promise<Checklist | undefined> {
  const { rows } = await sql<Checklist>`
    select ${checklistFacts(now)} as facts, p.checklist_hidden_at is not null as "isHidden", p.street,
      p.city_code as "cityCode", p.starter_category as "starterCategory"
    from providers p where p.id = ${providerId}::uuid`.execute(query)
  return rows[0]
}

/** Hides the checklist of a provider, or shows it again; the first time stays. @param now epoch ms */
export async function setChecklistHidden(
  query: Kysely<Tables>,
  { providerId, isHidden, now }: { providerId: string; isHidden: boolean; now: number },
): Promise<void> {
  await sql`update providers set checklist_hidden_at = case when ${isHidden}::boolean then ${instant(now)} end
    where id = ${providerId}::uuid and (checklist_hidden_at is not null) <> ${isHidden}::boolean`.execute(
    query,
  )
}
