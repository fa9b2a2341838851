import ChevronUp from 'lucide-react/icons/chevron-up'
import { lazy, Suspense, useState } from 'react'
import { cartTotals } from '#domain/cart/cart.ts'
import { euros } from '#domain/money.ts'
import { formatMoney } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { durationText } from '../../text-formats.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { StickyBar } from '../../ui/sticky-bar.tsx'
import { leastCents } from '../booking/home-visit.ts'
import { NextFreeLine } from '../schedule/next-free-line.tsx'
import type { CartViewProps } from './cart-panel.tsx'
import { cartReason } from './cart-text.ts'
import { ChosenTimeLine } from './chosen-time.tsx'

const CartSheet = lazy(async () => ({ default: (await import('./cart-sheet.tsx')).CartSheet }))

/** The cart as a bottom bar, for 768 px and less: the total, which opens the cart, and the button to the schedule. */
export function CartBar(props: CartViewProps) {
  const { provider, actions, visitQuery, chosenTime, onChooseTime } = props
  const { t, language } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const isEmpty = actions.cart.length === 0
  const reason = cartReason(t, actions.cart, provider, language)
  const belowMinimum = isEmpty ? null : reason
  return (
    <StickyBar
      label={t('cart.bar')}
      className="md:hidden"
      below={
        belowMinimum && (
          <p id="bar-reason" className="px-4 pb-3 text-sm text-muted">
            {belowMinimum}
          </p>
        )
      }
    >
      <div className="min-w-30 grow basis-0">
        {isEmpty ? (
          <p className="font-strong">{t('cart.nothingYet')}</p>
        ) : (
          <CartSum {...props} onOpen={() => setIsOpen(true)} />
        )}
        {chosenTime ? (
          <ChosenTimeLine time={chosenTime} />
        ) : (
          visitQuery &&
          !belowMinimum && (
            <NextFreeLine visitQuery={visitQuery} timeZone={provider.businessProfile.timeZone} />
          )
        )}
      </div>
      <Button
        tone="primary"
        disabled={reason !== null}
        aria-describedby={belowMinimum ? 'bar-reason' : undefined}
        onClick={onChooseTime}
        className="shrink-0 max-sm:px-4.5"
      >
        {t('cart.chooseTime')}
      </Button>
      {isOpen && !isEmpty && (
        <Suspense>
          <CartSheet {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </StickyBar>
  )
}

function CartSum({ provider, actions, onOpen }: CartViewProps & { onOpen: () => void }) {
  const { t, language } = useTranslation()
  const { durationMinutes, numberOfItems } = cartTotals(actions.cart)
  const sum = formatMoney(euros(leastCents(provider, actions.cart)), language)
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-haspopup="dialog"
      className="-my-1 flex min-h-11 max-w-full items-center gap-1.5 rounded-sm text-left leading-5"
    >
      <span>
        <b className="font-strong whitespace-nowrap">{sum}</b>{' '}
        <span className="text-sm text-muted">
          ·{' '}
          <span className="max-sm:sr-only">{t('cart.treatments', { count: numberOfItems })}, </span>
          {durationText(t, durationMinutes)}
        </span>
      </span>
      <Icon of={ChevronUp} size="sm" className="text-muted" />
      <span className="sr-only">{t('cart.show')}</span>
    </button>
  )
}
