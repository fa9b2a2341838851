import type { Language } from '#messages/language.ts'
import type { StoredOrder } from '../store.ts'
import type { OrderMailKind, OrderMailReader } from '../tasks.ts'

/** The content of one order mail. */
export interface OrderMailFacts {
  readonly order: StoredOrder
  readonly kind: OrderMailKind
  readonly to: OrderMailReader
  readonly language: Language
  /** Who cancelled or declined, and the reason; undefined for other kinds. */
  readonly cancellation: { readonly actor: string; readonly note: string } | undefined
  /** The change by the operator that the mail is about, for whom `actor` names; undefined for other mails. */
  readonly operatorAct?: { readonly actor: string; readonly note: string } | undefined
  /** Who made the last change, the start before it (epoch ms) and words of the salon; undefined for other kinds. */
  readonly change:
    | { readonly actor: string; readonly fromStartsAt: number; readonly note: string }
    | undefined
  /** Whether the customer confirmed the order by agreeing to the time that the salon proposed. */
  readonly isTimeAgreed?: boolean
  /** The moment that the mail describes, epoch ms. */
  readonly asOf: number
  /** The page of the order. */
  readonly url: string
}
