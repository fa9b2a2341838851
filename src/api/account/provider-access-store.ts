import { type RawBuilder, sql } from 'kysely'
import { ARCHIVE_DAYS_AFTER_END } from '#domain/restriction/restriction.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'

/**
 * A condition on the provider `p`: its members reach it. After an end they do until the day that the mail names is over, in Dutch time
 * and by the clock of the database (DESK-220).
 */
export function isReachedByMembers(): RawBuilder<boolean> {
  return sql<boolean>`(p.restriction is distinct from 'ended' or exists (
    select from provider_restrictions e where e.provider_id = p.id and e.kind = 'end' and e.lifted_at is null
      and (now() at time zone ${DUTCH_ZONE})::date
        <= ((e.takes_effect_at + make_interval(days => ${sql.lit(ARCHIVE_DAYS_AFTER_END)})) at time zone ${DUTCH_ZONE})::date))`
}
