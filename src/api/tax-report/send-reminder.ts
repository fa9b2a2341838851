import type { sendTaxReminder as endpoint } from '#contract/tax-reminder.ts'
import { enqueue } from '#platform/jobs.ts'
import { uuidv7 } from '#platform/random.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { actingOperator } from '../operator-log/acting-operator.ts'
import { recordAct } from '../operator-log/record-act.ts'
import { readReminder } from './read-reminder.ts'
import { countReach, insertReminder, isReminderBeingSent, lockReminders } from './reminder-store.ts'
import type {} from './tasks.ts'

const MARKET = { kind: 'market', id: null } as const

/**
 * Sends a reminder to the owners of providers whose tax details are incomplete (DESK-187). A job enqueues its mails, so that many
 * do not hold up the answer. While it does, a second reminder is refused: its reach would count the same providers.
 */
export async function sendReminder(
  deps: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params }: HandlerInput<typeof endpoint>,
): Promise<Outcome<typeof endpoint>> {
  const { database, clock } = deps
  const { year } = params
  const refused = await database.transaction(async (trx): Promise<HttpRefusal | null> => {
    await lockReminders(trx)
    if (await isReminderBeingSent(trx)) return { ok: false, refusal: 'item-changed' }
    const now = clock.now()
    const { reach } = await countReach(trx, year, now)
    if (reach === 0) return { ok: false, refusal: 'nothing-to-send' }
    const reminderId = uuidv7(now)
    await insertReminder(trx, { id: reminderId, year, now })
    await enqueue(trx, 'send-tax-reminder', { reminderId })
    const details = { year, providers: reach }
    const operator = actingOperator(caller)
    await recordAct(trx, { operator, act: 'send-tax-reminder', target: MARKET, details }, clock)
    return null
  })
  return refused ?? readReminder(deps, { params })
}
