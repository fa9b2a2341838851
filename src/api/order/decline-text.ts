import type { DeclineReason } from '#domain/order/decline-reason.ts'
import { orderMail as en } from '#messages/en/order-mail.ts'
import type { Language } from '#messages/language.ts'
import { orderMail as nl } from '#messages/nl/order-mail.ts'

const REASONS = { en: en.declineReasons, nl: nl.declineReasons }

/** What the customer reads: the reason in her language, then the words of the provider. */
export function declineText(
  { reason, message }: { reason?: DeclineReason | null | undefined; message: string },
  language: Language,
): string {
  const sentence = reason && reason !== 'other' ? REASONS[language][reason] : ''
  return [sentence, message].filter(Boolean).join(' ')
}
