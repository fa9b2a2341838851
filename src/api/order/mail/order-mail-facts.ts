import type { Language } from '#messages/language.ts'
import type { StoredOrder } from '../store.ts'
import type { OrderMailKind, OrderMailReader } from '../tasks.ts'

/** What one mail is about. */
export interface OrderMailFacts {
  readonly order: StoredOrder
  readonly kind: OrderMailKind
  readonly to: OrderMailReader
  readonly language: Language
  /** Who called the visit off, and why; for a cancellation or a decline only. */
  readonly ending: { readonly actor: string; readonly note: string } | undefined
  /** Who changed the visit last, and when it was to start before (epoch ms); for a change only. */
  readonly change: { readonly actor: string; readonly fromStartsAt: number } | undefined
  /** Epoch ms: when what the mail tells was so. */
  readonly saidAt: number
  /** The page of this booking. */
  readonly url: string
}
