import CircleAlert from 'lucide-react/icons/circle-alert'
import { euros } from '#domain/money.ts'
import { formatMoney } from '#messages/format.ts'
import { useTranslation } from '../../../language.ts'
import { durationForScreenReader } from '../../../text-formats.ts'
import { Note } from '../../../ui/note.tsx'
import { useCheckout } from '../../booking/booking-store.ts'
import type { Checkout } from '../../booking/checkout.ts'
import { unavailableItems } from '../../booking/order-change.ts'
import { type CartChanges, findCartChanges } from './cart-changes.ts'

/** Shows which items of the cart the salon changed or removed. */
export function CartChangesNote() {
  const checkout = useCheckout((current) => current)
  return <ChangesNote changes={changesOf(checkout)} isEmpty={checkout.cart.length === 0} />
}

export function ChangesNote({ changes, isEmpty }: { changes: CartChanges; isEmpty: boolean }) {
  const sentences = useSentences(changes)
  const { t } = useTranslation()
  if (sentences.length === 0) return null
  return (
    <Note tone="warning" icon={CircleAlert} role="status">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isEmpty && <p>{t('checkout.news.nothingLeft')}</p>}
    </Note>
  )
}

function useSentences({ removed, changed }: CartChanges): string[] {
  const { t, language } = useTranslation()
  const names = new Intl.ListFormat(language).format(removed.map(({ displayName }) => displayName))
  const money = (cents: number) => formatMoney(euros(cents), language)
  const sentences =
    removed.length > 0 ? [t('checkout.news.gone', { count: removed.length, names })] : []
  for (const { before, after } of changed) {
    const name = after.displayName
    if (before.priceCents !== after.priceCents) {
      const prices = { before: money(before.priceCents), now: money(after.priceCents) }
      sentences.push(t('checkout.news.repriced', { name, ...prices }))
    }
    if (before.durationMinutes !== after.durationMinutes) {
      const durations = {
        before: durationForScreenReader(t, before.durationMinutes),
        now: durationForScreenReader(t, after.durationMinutes),
      }
      sentences.push(t('checkout.news.retimed', { name, ...durations }))
    }
  }
  return sentences
}

/** Leaves out items that the notice of a changed or repeated order reports. */
function changesOf({
  asChosen,
  cart,
  providerInfo,
  editedOrder,
  rebookedVisit,
}: Checkout): CartChanges {
  const catalog = providerInfo?.catalogItems ?? []
  const changes = findCartChanges(asChosen, cart, catalog)
  const order = editedOrder ?? rebookedVisit
  const reportedIds = new Set(
    order && unavailableItems(order, catalog).map((item) => item.catalogItemId),
  )
  return {
    ...changes,
    removed: changes.removed.filter((line) => !reportedIds.has(line.catalogItemId)),
  }
}
