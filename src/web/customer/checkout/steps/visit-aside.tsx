import Calendar from 'lucide-react/icons/calendar'
import type { ReactNode } from 'react'
import type { Cart } from '#domain/cart/cart.ts'
import { CoverPicture } from '../../../art/cover-picture.tsx'
import { useTranslation } from '../../../language.ts'
import { Note } from '../../../ui/note.tsx'
import { placeText } from '../../booking/place-text.ts'
import type { ProviderInfo } from '../../booking/provider-data.ts'
import { clockOf, type VisitTime } from '../../booking/slot-days.ts'
import { CartLines } from '../../cart/cart-lines.tsx'
import { CartTotal } from '../../cart/cart-total.tsx'
import { capitalize, momentText } from '../../schedule/day-text.ts'
import { useIsAtHome } from './use-is-at-home.ts'

/** The column beside a step on wide screens: the salon and the given content. */
export function VisitAside({
  provider,
  children,
}: {
  provider: ProviderInfo
  children: ReactNode
}) {
  const { t } = useTranslation()
  const { userName, fullName } = provider.profile
  return (
    <aside aria-label={t('checkout.visit')} className="hidden md:block">
      <div className="mb-4 flex items-center gap-3">
        <CoverPicture
          userName={userName}
          className="h-15 w-21 shrink-0 rounded-[10px] bg-surface-accent object-cover"
        />
        <div className="min-w-0 hyphens-auto wrap-break-word">
          <p className="font-strong">{fullName}</p>
          <p className="text-sm text-muted">{placeText(t, provider)}</p>
        </div>
      </div>
      <div className="flex flex-col gap-4 md:sticky md:top-6">{children}</div>
    </aside>
  )
}

/** The cart, read-only. */
export function VisitCart({ cart, provider }: { cart: Cart; provider: ProviderInfo }) {
  const { t } = useTranslation()
  const isAtHome = useIsAtHome(provider, cart)
  return (
    <section className="card p-6">
      <h2 className="mb-3.5">{t('cart.heading')}</h2>
      <CartLines cart={cart} />
      <CartTotal cart={cart} provider={provider} isAtHome={isAtHome} />
    </section>
  )
}

/** The chosen time with a button to change it. */
export function VisitTimeNote({ slot, onChange }: { slot: VisitTime; onChange: () => void }) {
  const { t, language } = useTranslation()
  return (
    <Note tone="info" icon={Calendar}>
      <p className="font-strong text-text">{capitalize(momentText(slot, language))}</p>
      {t('checkout.until', { time: clockOf(slot.endTime) })} ·{' '}
      <button type="button" onClick={onChange} className="link -my-3 py-3">
        {t('checkout.change')}
      </button>
    </Note>
  )
}
