import type { Translate } from '../../messages.ts'

/** The button of a change of status; it says how many mails leave. @param mails undefined while nothing is chosen */
export function submitLabel(mails: number | undefined, t: Translate): string {
  if (mails === undefined) return t('deskOrders.status.submitUnchosen')
  return mails === 0
    ? t('deskOrders.status.submitSilent')
    : t('deskOrders.status.submit', { count: mails })
}
