import type { registerSalon as endpoint } from '#contract/contact.ts'
import { tidyPostalCode } from '#domain/contact/postal-code.ts'
import { registrationErrors, withoutGaps } from '#domain/contact/registration.ts'
import { phoneDigits } from '#domain/customer/phone.ts'
import { uuidv7 } from '#platform/random.ts'
import type { ApiDeps } from '../api-deps.ts'
import { enforceRateLimit } from '../http/enforce-rate-limit.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { storableLine } from '../storable.ts'
import { invalidFields } from './invalid-fields.ts'
import { BY_ADDRESS } from './limits.ts'
import { insertRegistration } from './store.ts'

type RegisterSalon = typeof endpoint

/** Anybody may put a salon forward; the operator takes it from there. */
export async function registerSalon(
  deps: Pick<ApiDeps, 'database' | 'clock' | 'limiter'>,
  { body, language, address }: HandlerInput<RegisterSalon>,
): Promise<Outcome<RegisterSalon>> {
  const refused =
    (await enforceRateLimit(deps.limiter, [BY_ADDRESS, address])) ??
    invalidFields(registrationErrors({ ...body, experience: String(body.experience) }))
  if (refused) return refused
  // A machine is told what it hopes for, and goes on.
  if (body.website !== '') return { ok: true, answer: {} }
  const now = deps.clock.now()
  const row = {
    id: uuidv7(now),
    full_name: storableLine(body.fullName),
    email: storableLine(body.email),
    phone: phoneDigits(storableLine(body.phone)),
    services: storableLine(body.services),
    experience_years: body.experience,
    postal_code: tidyPostalCode(storableLine(body.postalCode)),
    kvk_number: withoutGaps(storableLine(body.kvkNumber)) || null,
    vat_id: withoutGaps(storableLine(body.vatId)).toUpperCase() || null,
    language: body.language ?? language,
    registered_at: new Date(now),
  }
  await insertRegistration(deps.database, row, now)
  return { ok: true, answer: {} }
}
