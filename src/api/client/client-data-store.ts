import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tables } from '../schema.gen.ts'

/** All that is stored of the orders of a client, the latest visit first. Instants within events and mails are ISO text. */
export function findVisitData(query: Kysely<Tables>, clientId: string) {
  return query
    .selectFrom('orders as o')
    .select(['o.id', 'o.status', 'o.starts_at', 'o.ends_at', 'o.placed_at', 'o.accepted_terms_at'])
    .select([
      'o.customer_name',
      'o.customer_phone',
      'o.customer_email',
      'o.customer_address',
      'o.travel_km',
    ])
    .select(['o.customer_instructions', 'o.provider_note', 'o.language', 'o.service_location'])
    .select(['o.original_cents', 'o.discount_cents', 'o.total_cents', 'o.travel_fee_cents'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_items as i')
          .select(['i.name_en', 'i.name_nl', 'i.quantity', 'i.price_cents', 'i.vat_rate'])
          .whereRef('i.order_id', '=', 'o.id')
          .orderBy('i.position'),
      ).as('items'),
      jsonArrayFrom(
        eb
          .selectFrom('order_events as e')
          .select(['e.from_status', 'e.to_status', 'e.note'])
          .select([
            sql<string>`e.at`.as('at'),
            sql<string | null>`e.from_starts_at`.as('from_starts_at'),
            sql<'client' | 'system' | 'operator' | 'salon'>`case
              when e.actor in ('customer', o.customer_user_name) then 'client'
              when e.actor in ('system', 'operator') then e.actor else 'salon' end`.as('by'),
          ])
          .whereRef('e.order_id', '=', 'o.id')
          .where('e.undone_at', 'is', null)
          .orderBy('e.at')
          .orderBy('e.id'),
      ).as('events'),
      jsonArrayFrom(
        eb
          .selectFrom('order_mails as m')
          .select(['m.kind', 'm.is_sent'])
          .select(sql<string>`m.at`.as('at'))
          .whereRef('m.order_id', '=', 'o.id')
          .where('m.reader', '=', 'customer')
          .orderBy('m.at')
          .orderBy('m.job_id'),
      ).as('mails'),
    ])
    .where('o.client_id', '=', clientId)
    .orderBy('o.starts_at', 'desc')
    .orderBy('o.id', 'desc')
    .execute()
}
