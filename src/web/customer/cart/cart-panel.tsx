import { useRef } from 'react'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import type { ProviderInfo } from '../booking/provider-data.ts'
import { NextFreeLine } from '../schedule/next-free-line.tsx'
import type { VisitQuery } from '../schedule/slots-query.ts'
import { CartLines } from './cart-lines.tsx'
import { cartReason } from './cart-text.ts'
import { CartTotal } from './cart-total.tsx'
import { type ChosenTime, ChosenTimeLine } from './chosen-time.tsx'
import { MinimumNote } from './minimum-note.tsx'
import type { CartActions } from './use-cart.ts'

export interface CartViewProps {
  provider: ProviderInfo
  actions: CartActions
  /** The visit to find the next free time for; null where there is nothing to book. */
  visitQuery: VisitQuery | null
  chosenTime: ChosenTime | null
  onChooseTime: () => void
}

/** The cart beside the menu: items, total and the button to the schedule. */
export function CartPanel({
  provider,
  actions,
  visitQuery,
  chosenTime,
  onChooseTime,
}: CartViewProps) {
  const { t, language } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const { cart, removeOne } = actions
  const isEmpty = cart.length === 0
  const isDisabled = cartReason(t, cart, provider, language) !== null
  return (
    <section aria-labelledby="cart-heading" className="card p-6">
      <h2 id="cart-heading" ref={heading} tabIndex={-1} className="mb-3.5 outline-none">
        {t('cart.heading')}
      </h2>
      {isEmpty ? (
        <p className="text-muted">{t('cart.empty')}</p>
      ) : (
        <>
          <CartLines
            cart={cart}
            onRemoveOne={(item) => {
              removeOne(item)
              heading.current?.focus()
            }}
          />
          <CartTotal
            cart={cart}
            provider={provider}
            isAtHome={provider.businessProfile.serviceAvailability === 'DOORSTEP'}
          />
        </>
      )}
      <MinimumNote id={isEmpty ? undefined : 'cart-reason'} cart={cart} provider={provider} />
      {chosenTime && <ChosenTimeLine time={chosenTime} className="mt-4" />}
      <Button
        tone="primary"
        full
        className="mt-4.5"
        disabled={isDisabled}
        aria-describedby={isDisabled ? 'cart-reason' : undefined}
        onClick={onChooseTime}
      >
        {t('cart.chooseTime')}
      </Button>
      {isEmpty ? (
        <p id="cart-reason" className="mt-2.5 text-center text-sm text-muted">
          {t('cart.chooseFirst')}
        </p>
      ) : (
        !chosenTime &&
        visitQuery && (
          <NextFreeLine
            visitQuery={visitQuery}
            timeZone={provider.businessProfile.timeZone}
            withIcon
            className="mt-3 justify-center text-sm"
          />
        )
      )}
    </section>
  )
}
