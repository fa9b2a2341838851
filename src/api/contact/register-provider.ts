import type { registerProvider as endpoint } from '#contract/contact.ts'
import { formatPostalCode } from '#domain/contact/postal-code.ts'
import { registrationErrors, withoutSeparators } from '#domain/contact/registration.ts'
import { phoneDigits } from '#domain/customer/phone.ts'
import { uuidv7 } from '#platform/random.ts'
import type { ApiDeps } from '../api-deps.ts'
import { enforceRateLimit } from '../http/enforce-rate-limit.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { storableLine } from '../storable.ts'
import { invalidFields } from './invalid-fields.ts'
import { BY_ADDRESS } from './limits.ts'
import { insertRegistration } from './store.ts'

type RegisterProvider = typeof endpoint

/** Stores the registration of a salon and enqueues its mails. Open to visitors. */
export async function registerProvider(
  deps: Pick<ApiDeps, 'database' | 'clock' | 'limiter' | 'isRegistrationOpen'>,
  { body, language, address }: HandlerInput<RegisterProvider>,
): Promise<Outcome<RegisterProvider>> {
  const refused =
    (await enforceRateLimit(deps.limiter, [BY_ADDRESS, address])) ??
    invalidFields(registrationErrors({ ...body, experience: String(body.experience) }))
  if (refused) return refused
  // A bot gets the reply of success.
  if (body.website !== '') return { ok: true, answer: {} }
  const now = deps.clock.now()
  const row = {
    id: uuidv7(now),
    full_name: storableLine(body.fullName),
    email: storableLine(body.email),
    phone: phoneDigits(storableLine(body.phone)),
    salon_name: storableLine(body.salonName),
    street: storableLine(body.street),
    services: storableLine(body.services),
    experience_years: body.experience,
    postal_code: formatPostalCode(storableLine(body.postalCode)),
    kvk_number: withoutSeparators(storableLine(body.kvkNumber)) || null,
    vat_id: withoutSeparators(storableLine(body.vatId)).toUpperCase() || null,
    language: body.language ?? language,
    registered_at: new Date(now),
    term_since: new Date(now),
  }
  const receipt = deps.isRegistrationOpen ? 'confirmation' : 'receipt'
  await deps.database.transaction((trx) => insertRegistration(trx, row, { now, receipt }))
  return { ok: true, answer: {} }
}
