import { isAhead } from '#domain/order/status.ts'
import { type ApiRefusal, api } from '../../api-client.ts'
import { hasSessionNow } from '../sign-in/session.ts'

/** More than anybody has ahead of them. */
const pageSize = 50

/** How many visits keep an account from being deleted, or why that cannot be told. */
export type PersonalDataResult =
  | { ok: true; visitsToCome: number }
  | Pick<ApiRefusal, 'ok' | 'refusal'>

/** Where nobody is signed in there is nothing to ask for; `hasSession` is what the page's cookie said. */
export async function loadPersonalData(hasSession: boolean): Promise<PersonalDataResult> {
  if (!hasSessionNow(hasSession)) return { ok: false, refusal: 'sign-in-required' }
  const answer = await api('listOrders', { query: { pageSize } })
  if (!answer.ok) return answer
  const upcoming = answer.reply.data.items.filter(({ status, appointmentEndDate }) =>
    isAhead({ status, endsAt: Date.parse(appointmentEndDate) }, Date.now()),
  )
  return { ok: true, visitsToCome: upcoming.length }
}
