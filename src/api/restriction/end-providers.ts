import { UNDO_MS } from '#domain/order/undo.ts'
import { customersAreToldAt } from '#domain/restriction/restriction.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { restrictionMail as en } from '#messages/en/restriction-mail.ts'
import { fill } from '#messages/fill.ts'
import { formatDay } from '#messages/format.ts'
import { restrictionMail as nl } from '#messages/nl/restriction-mail.ts'
import type { Log } from '#platform/log.ts'
import type { ApiDeps } from '../api-deps.ts'
import { changeStatus } from '../order/change-status.ts'
import { findDueEnds, findVisitAfterEnd, markEndAsApplied } from './store.ts'

const TEXTS = { en, nl }

export interface EndDeps extends Pick<ApiDeps, 'database' | 'clock'> {
  readonly log: Log
}

/**
 * Tells the customers of a provider that ends: fourteen days ahead, or at once, their visits after its last day are cancelled, each
 * with its mail. When the end takes effect the provider is taken off the pages (DESK-115, DESK-116). A failing order stops
 * neither the others nor the end; it is tried again with what remains when the end takes effect.
 */
export async function endProviders(deps: EndDeps): Promise<void> {
  const { database, clock } = deps
  const now = clock.now()
  // The instants at which customers are told are those of ends so much later.
  const toldBefore = now + (now - customersAreToldAt(now))
  // An end that can still be taken back cancels nothing (DESK-204).
  const due = { now, toldBefore, decidedBefore: now - UNDO_MS }
  for (const end of await findDueEnds(database.query, due)) {
    await cancelVisitsAfter(deps, end)
    await database.transaction((trx) => markEndAsApplied(trx, { id: end.id, now }))
  }
}

async function cancelVisitsAfter(
  deps: EndDeps,
  { id: restrictionId, takesEffectAt }: { id: string; takesEffectAt: number },
): Promise<void> {
  const { database, log } = deps
  const failed: string[] = []
  for (;;) {
    const search = { restrictionId, from: takesEffectAt, except: failed }
    // One at a time: an end that is withdrawn meanwhile cancels no more.
    const visit = await findVisitAfterEnd(database.query, search)
    if (!visit) return
    const { orderId, language } = visit
    // The last day is the one before the end.
    const day = formatDay(takesEffectAt - 1, DUTCH_ZONE, language)
    const note = fill(TEXTS[language].customerNote, { day })
    const request = { orderId, to: 'CANCELLED', note } as const
    const actor = { actorRole: 'operator', actorName: 'operator' } as const
    try {
      const changed = await changeStatus(deps, { ...request, ...actor })
      if (!changed.ok) failed.push(orderId)
    } catch (err) {
      failed.push(orderId)
      log.error({ orderId, err }, 'A visit after the end of its salon could not be cancelled')
    }
  }
}
