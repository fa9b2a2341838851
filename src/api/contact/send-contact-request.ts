import type { sendContactRequest as endpoint } from '#contract/contact.ts'
import { requestErrors } from '#domain/contact/contact-request.ts'
import { phoneDigits } from '#domain/customer/phone.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { uuidv7 } from '#platform/random.ts'
import type { ApiDeps } from '../api-deps.ts'
import { enforceRateLimit } from '../http/enforce-rate-limit.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { storable, storableLine } from '../storable.ts'
import { invalidFields } from './invalid-fields.ts'
import { BY_ADDRESS } from './limits.ts'
import { insertRequest } from './store.ts'

type SendContactRequest = typeof endpoint

/** Stores a contact request and enqueues its mails. Open to visitors. */
export async function sendContactRequest(
  deps: Pick<ApiDeps, 'database' | 'clock' | 'limiter'>,
  { body, language, address }: HandlerInput<SendContactRequest>,
): Promise<Outcome<SendContactRequest>> {
  const now = deps.clock.now()
  const refused =
    (await enforceRateLimit(deps.limiter, [BY_ADDRESS, address])) ??
    invalidFields(requestErrors(body, wallClock(now, DUTCH_ZONE).date))
  if (refused) return refused
  // A bot gets the reply of success.
  if (body.website !== '') return { ok: true, answer: {} }
  const isDemo = body.requestType === 'demo-scheduling'
  const row = {
    id: uuidv7(now),
    request_type: body.requestType,
    name: storableLine(body.name),
    email: storableLine(body.email),
    phone: phoneDigits(storableLine(body.phone)),
    message: storable(body.message),
    business_name: storableLine(body.businessName),
    plan: body.plan,
    demo_date: isDemo ? body.demoDate.trim() : null,
    demo_time: isDemo ? body.demoTime.trim() : null,
    source: storableLine(body.source),
    language: body.language ?? language,
    requested_at: new Date(now),
    status_since: new Date(now),
  }
  await deps.database.transaction((trx) => insertRequest(trx, row, now))
  return { ok: true, answer: {} }
}
