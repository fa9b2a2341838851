import type { addRegistrationNote as endpoint } from '#contract/desk-registration.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { actingOperator } from '../operator-log/acting-operator.ts'
import { recordAct } from '../operator-log/record-act.ts'
import { storable } from '../storable.ts'
import { insertNote } from './note-store.ts'
import { type DetailDeps, readDetail } from './read-registrations.ts'

/** Writes down something for colleagues about a registration; it is never mailed and never changed (DESK-248). */
export async function addRegistrationNote(
  deps: DetailDeps,
  {
    caller,
    params: { registrationId },
    body,
  }: Pick<HandlerInput<typeof endpoint>, 'caller' | 'params' | 'body'>,
): Promise<Outcome<typeof endpoint>> {
  const { database, clock } = deps
  const operator = actingOperator(caller)
  const isAdded = await database.transaction(async (trx) => {
    const note = { registrationId, ...operator, text: storable(body.text), now: clock.now() }
    if (!(await insertNote(trx, note))) return false
    const target = { kind: 'registration', id: registrationId } as const
    await recordAct(trx, { operator, act: 'note-registration', target }, clock)
    return true
  })
  return isAdded ? readDetail(deps, registrationId) : { ok: false, refusal: 'not-found' }
}
