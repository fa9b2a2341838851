import { CartChangesNote } from '../cart-changes/cart-changes-note.tsx'
import { OrderChangeNotice } from '../order-change/order-change-notice.tsx'
import { RebookNotice } from '../rebook/rebook-notice.tsx'

/** The notices above every step. */
export function VisitNotices() {
  return (
    <>
      <OrderChangeNotice />
      <div className="grid gap-3 not-empty:mb-5.5">
        <RebookNotice />
        <CartChangesNote />
      </div>
    </>
  )
}
