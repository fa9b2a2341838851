import { isVatId } from '#domain/contact/registration.ts'
import { isUndecided, type RegistrationStatus } from '#domain/registration/registration-status.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { enqueue } from '#platform/jobs.ts'
import type { VatCheck } from '#platform/vat-check.ts'
import type { ApiDeps } from '../api-deps.ts'
import type {} from './tasks.ts'
import { findVatCheck, findVatId, type VatCheckRow, writeVatCheck } from './vat-check-store.ts'

/** How long after a failure the VAT service is asked again. */
const RETRY_MS = 15 * MINUTE_MS

/** What the VAT service said of the VAT id of a registration, for its page: null where nobody is asked. */
export interface VatCheckView {
  readonly result: 'asking' | VatCheckRow['result']
  readonly checkedAt: string | null
  readonly retryAt: string | null
}

/**
 * Reads the answer of the VAT service; a VAT id that was not asked for yet is enqueued, and no page waits for it. Nobody is asked about
 * a registration that is decided (DESK-270).
 */
export async function readVatCheck(
  { database: { query }, asksVatService }: Pick<ApiDeps, 'database' | 'asksVatService'>,
  { id, vatId, status }: { id: string; vatId: string | null; status: RegistrationStatus },
): Promise<VatCheckView | null> {
  if (!asksVatService || vatId === null || !isVatId(vatId)) return null
  const found = await findVatCheck(query, id)
  if (found?.vatId !== vatId) {
    if (!isUndecided(status)) return null
    await enqueue(query, 'check-vat', { id }, { key: keyOf(id), maxAttempts: 3 })
    return { result: 'asking', checkedAt: null, retryAt: null }
  }
  const { result, checkedAt, retryAt } = found
  const iso = (at: number) => new Date(at).toISOString()
  return { result, checkedAt: iso(checkedAt), retryAt: retryAt === null ? null : iso(retryAt) }
}

/** Asks the VAT service about a registration that waits; after a failure again a quarter of an hour later (DESK-249). */
export async function checkVat(
  {
    database,
    clock,
    vatCheck,
  }: Pick<ApiDeps, 'database' | 'clock'> & { vatCheck: VatCheck | null },
  { id }: { id: string },
): Promise<void> {
  const registration = await findVatId(database.query, id)
  if (!vatCheck || !registration?.vatId || !isUndecided(registration.status)) return
  const { vatId } = registration
  // The page asked again while the service was being asked.
  const known = await findVatCheck(database.query, id)
  if (known?.vatId === vatId && known.result !== 'failed') return
  const result = (await vatCheck.check(vatId)) ?? 'failed'
  const now = clock.now()
  const retryAt = result === 'failed' ? now + RETRY_MS : null
  await database.transaction(async (trx) => {
    await writeVatCheck(trx, id, { vatId, result, checkedAt: now, retryAt })
    if (retryAt !== null)
      await enqueue(trx, 'check-vat', { id }, { key: keyOf(id), runAt: retryAt, maxAttempts: 3 })
  })
}

function keyOf(id: string): string {
  return `check-vat:${id}`
}
