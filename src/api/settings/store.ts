import { type Kysely, sql } from 'kysely'
import type { Settings } from '#contract/settings.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

const COLUMNS = [
  ...(['version', 'time_zone', 'active', 'auto_confirm', 'answer_term_minutes'] as const),
  ...(['minimum_notice_minutes', 'horizon_days'] as const),
  ...(['cancellation_window_minutes', 'buffer_minutes'] as const),
  ...(['slot_step_minutes', 'mail_language', 'provider_mails'] as const),
  ...(['reception_may_cancel', 'managers_may_export'] as const),
] as const

/** The settings of a provider, and how many of its visits start after `now` (epoch ms). */
export function findSettings(
  query: Kysely<Tables>,
  { providerId, now }: { providerId: string; now: number },
) {
  return query
    .selectFrom('providers as p')
    .select(COLUMNS)
    .select(
      sql<number>`(select count(*) from orders o where o.provider_id = p.id
        and o.status in ('PENDING', 'ACCEPTED', 'CONFIRMED') and o.starts_at > ${instant(now)})`.as(
        'upcoming_visits',
      ),
    )
    .where('p.id', '=', providerId)
    .executeTakeFirstOrThrow()
}

export type SettingsRow = Awaited<ReturnType<typeof findSettings>>

/**
 * Writes the settings while the provider has the version that was read.
 * @returns whether it had
 */
export async function updateSettings(
  query: Kysely<Tables>,
  { providerId, version }: { providerId: string; version: number },
  settings: Settings,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('providers')
    .set({
      auto_confirm: settings.autoConfirm,
      answer_term_minutes: settings.answerTermMinutes,
      minimum_notice_minutes: settings.minimumNoticeMinutes,
      horizon_days: settings.horizonDays,
      cancellation_window_minutes: settings.cancellationWindowMinutes,
      buffer_minutes: settings.bufferMinutes,
      slot_step_minutes: settings.slotStepMinutes,
      mail_language: settings.mailLanguage,
      provider_mails: [...new Set(settings.mails)],
      reception_may_cancel: settings.receptionMayCancel,
      managers_may_export: settings.managersMayExport,
    })
    .where('id', '=', providerId)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Whether customers find and book a provider; the version of one that is so already stays.
 * @returns false when the operator keeps it off the pages, and it is to be on them
 */
export async function updateActive(
  query: Kysely<Tables>,
  providerId: string,
  isActive: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('providers')
    .set({ active: isActive })
    .where('id', '=', providerId)
    .where('active', '!=', isActive)
    .where((eb) => eb.or([eb('restriction', 'is', null), eb.val(!isActive)]))
    .executeTakeFirst()
  if (numUpdatedRows > 0n || !isActive) return true
  const provider = await query
    .selectFrom('providers')
    .select('active')
    .where('id', '=', providerId)
    .executeTakeFirst()
  return provider?.active ?? true
}
