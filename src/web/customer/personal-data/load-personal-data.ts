import { isUpcoming } from '#domain/order/status.ts'
import { type ApiRefusal, api } from '../../api-client.ts'
import { currentHasSession } from '../../features/sign-in/session.ts'

/** More than any customer's upcoming orders. */
const pageSize = 50

/** The number of upcoming visits, which prevent deletion, or why it failed to load. */
export type PersonalDataResult =
  | { ok: true; visitsToCome: number }
  | Pick<ApiRefusal, 'ok' | 'refusal'>

/** Loads the number of upcoming visits. `hasSession` is from the page's cookie; without it nothing is requested. */
export async function loadPersonalData(hasSession: boolean): Promise<PersonalDataResult> {
  if (!currentHasSession(hasSession)) return { ok: false, refusal: 'sign-in-required' }
  const answer = await api('listOrders', { query: { pageSize } })
  if (!answer.ok) return answer
  const upcoming = answer.reply.data.items.filter(({ status, appointmentEndDate }) =>
    isUpcoming({ status, endsAt: Date.parse(appointmentEndDate) }, Date.now()),
  )
  return { ok: true, visitsToCome: upcoming.length }
}
