import type { Reply } from '#contract/endpoint.ts'
import type { getSettings } from '#contract/settings.ts'
import type { SettingsRow } from './store.ts'

type SettingsReply = Reply<typeof getSettings>['data']

/** The settings of a provider as the API returns them. */
export function settingsView(row: SettingsRow, asksTaxDetails: boolean): SettingsReply {
  return {
    version: row.version,
    timeZone: row.time_zone,
    isActive: row.active,
    upcomingVisits: row.upcoming_visits,
    asksTaxDetails,
    settings: {
      autoConfirm: row.auto_confirm,
      answerTermMinutes: row.answer_term_minutes,
      minimumNoticeMinutes: row.minimum_notice_minutes,
      horizonDays: row.horizon_days,
      cancellationWindowMinutes: row.cancellation_window_minutes,
      bufferMinutes: row.buffer_minutes,
      slotStepMinutes: row.slot_step_minutes,
      mailLanguage: row.mail_language,
      mails: row.provider_mails,
      receptionMayCancel: row.reception_may_cancel,
      managersMayExport: row.managers_may_export,
    },
  }
}
