import { expect, test } from 'vitest'
import { privacy } from '#messages/legal/en/privacy.ts'
import { aDatabase } from '#platform/testing/database.ts'

/** Where the privacy text tells of what a table holds, by the beginning of its row; null where nobody is in it. */
const TOLD: Record<string, string | null> = {
  'identity.artifacts': 'That you are signed in',
  'identity.authenticators': 'Your second step',
  'identity.passkeys': 'Your second step',
  'identity.password_resets': 'That you are signed in',
  'identity.recovery_codes': 'Your second step',
  'identity.set_up_codes': 'That you are signed in',
  'identity.sign_ups': 'Sign-up that was not confirmed',
  'identity.signing_keys': null,
  'identity.upstream_people': 'Who you are at another sign-in service',
  'identity.users': 'Password',
  'public.accounts': 'Account',
  'public.app_state': null,
  'public.appointments': 'Booking',
  'public.calendar_feeds': 'Salon',
  'public.calendars': 'Salon',
  'public.catalog_items': 'Salon',
  'public.clients': 'What a salon keeps about you as its client',
  'public.closures': 'Salon',
  'public.contact_mails': 'Message, request for a demo',
  'public.contact_requests': 'Message, request for a demo',
  'public.date_hours': 'Salon',
  'public.desk_readers': 'What operators did',
  'public.events': 'Counts of what is done here',
  'public.external_busy_times': 'At which salons you work',
  'public.external_calendars': 'At which salons you work',
  'public.favourites': 'Favourites',
  'public.gallery_items': 'Salon',
  'public.holds': 'A time kept free',
  'public.idempotency_keys': 'A mark of every booking',
  'public.invitations': 'An invitation to work at a salon',
  'public.kept_mails': 'Mails to you',
  'public.mail_addresses': 'Other addresses for mails',
  'public.mail_counts': 'How often',
  'public.mail_objections': 'That a visit is not yours',
  'public.member_notifications': 'At which salons you work',
  'public.memberships': 'At which salons you work',
  'public.migrations': null,
  'public.news_seen': 'At which salons you work',
  'public.operator_links': null,
  'public.operator_log': 'What operators did',
  'public.order_events': 'Booking',
  'public.order_items': 'Booking',
  'public.order_mails': 'Booking',
  'public.orders': 'With a booking',
  'public.person_items': 'Salon',
  'public.picture_files': 'Salon',
  'public.pictures': 'Salon',
  'public.price_changes': 'Salon',
  'public.promotions': 'Salon',
  'public.provider_categories': 'Salon',
  'public.provider_restrictions': 'Salon',
  'public.provider_state_changes': 'Salon',
  'public.provider_terms': null,
  'public.provider_terms_mails': 'At which salons you work',
  'public.provider_views': 'Salon',
  'public.provider_visits': 'Salon',
  'public.providers': 'Salon',
  'public.push_devices': 'At which salons you work',
  'public.rate_limits': 'How often',
  'public.refresh_turns': 'That you are signed in',
  'public.registration_notes': 'Message, request for a demo',
  'public.registration_vat_checks': 'Message, request for a demo',
  'public.registrations': 'Message, request for a demo',
  'public.report_decisions': 'Message, request for a demo',
  'public.report_objections': 'Message, request for a demo',
  'public.reports': 'Message, request for a demo',
  'public.reviews': 'Review',
  'public.revoked_grants': 'That you are signed in',
  'public.tax_details': 'For the tax office',
  'public.tax_reminder_mails': 'For the tax office',
  'public.tax_reminders': null,
  'public.tax_years': 'For the tax office',
  'public.treatment_parts': 'Salon',
  'public.working_hours': 'Salon',
}
const KEPT_ELSEWHERE = ['Technical log']

test('[PAGE-03] the privacy text names every table with personal data, and no other', async () => {
  const { pool } = await aDatabase()
  const { rows } = await pool.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname in ('public', 'identity') order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(TOLD))
  const told = privacy.articles.flatMap(({ table }) => table?.rows.map(([what = '']) => what) ?? [])
  const begins = [...Object.values(TOLD).filter((row) => row !== null), ...KEPT_ELSEWHERE]
  for (const begin of begins)
    expect(
      told.filter((row) => row.startsWith(begin)),
      begin,
    ).toHaveLength(1)
  expect(told.filter((row) => !begins.some((begin) => row.startsWith(begin)))).toEqual([])
})
