import type { SalesForm } from '#domain/contact/contact-request.ts'
import { phoneDigits } from '#domain/customer/phone.ts'
import type { Language } from '#messages/language.ts'
import { api } from '../../../api-client.ts'
import { logError } from '../../../log.ts'

/** Why a request was not sent. */
export type SendFailure = 'offline' | 'tooOften' | 'other'

/** The form's values, with the honeypot field. */
export type SalesFormValues = Pick<SalesForm, keyof SalesForm> & { website: string }

interface SalesContext {
  isDemo: boolean
  /** The page's language, for the reply. */
  language: Language
}

/** Sends a sales request (row PRICE-08). @returns null on success */
export async function sendSales(
  form: SalesFormValues,
  { isDemo, language }: SalesContext,
): Promise<SendFailure | null> {
  const answer = await api('sendContactRequest', {
    body: {
      ...form,
      phone: phoneDigits(form.phone),
      ...(isDemo
        ? { requestType: 'demo-scheduling' }
        : { requestType: 'contact-sales', demoDate: '', demoTime: '' }),
      source: '/pricing',
      timestamp: new Date().toISOString(),
      userAgent: navigator.userAgent,
      language,
    },
  })
  if (answer.ok) return null
  logError('The request was not sent', answer.refusal)
  if (answer.status === 0) return 'offline'
  return answer.refusal === 'too-many-requests' ? 'tooOften' : 'other'
}
