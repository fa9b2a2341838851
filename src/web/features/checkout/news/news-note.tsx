import CircleAlert from 'lucide-react/icons/circle-alert'
import { euros } from '#domain/money.ts'
import { formatMoney } from '#messages/format.ts'
import { useTranslation } from '../../../language.ts'
import { durationForScreenReader } from '../../../text-formats.ts'
import { Note } from '../../../ui/note.tsx'
import { useCheckout } from '../../booking/booking-store.ts'
import type { Checkout } from '../../booking/checkout.ts'
import { goneItems } from '../../booking/editing.ts'
import { type CartNews, cartNews } from './cart-news.ts'

/** What the salon changed of the cart meanwhile, so that nobody books less, or dearer, without knowing. */
export function NewsNote() {
  const checkout = useCheckout((current) => current)
  return <News news={newsOf(checkout)} isEmpty={checkout.cart.length === 0} />
}

export function News({ news, isEmpty }: { news: CartNews; isEmpty: boolean }) {
  const sentences = useSentences(news)
  const { t } = useTranslation()
  if (sentences.length === 0) return null
  return (
    <Note tone="amber" icon={CircleAlert} role="status">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isEmpty && <p>{t('checkout.news.nothingLeft')}</p>}
    </Note>
  )
}

function useSentences({ gone, changed }: CartNews): string[] {
  const { t, language } = useTranslation()
  const names = new Intl.ListFormat(language).format(gone.map(({ displayName }) => displayName))
  const money = (cents: number) => formatMoney(euros(cents), language)
  const sentences = gone.length > 0 ? [t('checkout.news.gone', { count: gone.length, names })] : []
  for (const { before, now } of changed) {
    const name = now.displayName
    if (before.priceCents !== now.priceCents) {
      const prices = { before: money(before.priceCents), now: money(now.priceCents) }
      sentences.push(t('checkout.news.repriced', { name, ...prices }))
    }
    if (before.durationMinutes !== now.durationMinutes) {
      const [was, is] = [before, now].map((line) =>
        durationForScreenReader(t, line.durationMinutes),
      )
      sentences.push(t('checkout.news.retimed', { name, before: was, now: is }))
    }
  }
  return sentences
}

/** What an order that is being changed, or booked again, has lost is told by its own notice. */
function newsOf({ asChosen, cart, providerInfo, modifying, again }: Checkout): CartNews {
  const catalogue = providerInfo?.catalogItems ?? []
  const news = cartNews(asChosen, cart, catalogue)
  const order = modifying ?? again
  const told = new Set(order && goneItems(order, catalogue).map((item) => item.catalogItemId))
  return { ...news, gone: news.gone.filter((line) => !told.has(line.catalogItemId)) }
}
