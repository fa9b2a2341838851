import { useBlocker } from '@tanstack/react-router'
import { useCallback } from 'react'
import { cartTotals } from '#domain/cart/cart.ts'
import { euros } from '#domain/money.ts'
import { formatMoney } from '#messages/format.ts'
import { useWords } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { checkoutNow, clearCheckout } from './booking-store.ts'

/**
 * Asks before a full cart is left behind (row PROFILE-02). Only leaving empties it; where there is
 * nothing to lose, or the order is placed, the checkout is cleared without a word.
 */
export function LeaveGuard({ salon }: { salon: string }) {
  const blocker = useBlocker({
    shouldBlockFn: useCallback(({ current, next }: Places) => {
      if (current.pathname === next.pathname) return false
      if (checkoutNow().cart.length > 0) return true
      clearCheckout()
      return false
    }, []),
    // A reload brings everything back, unless browser storage is blocked or full.
    enableBeforeUnload: isLostByReload,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <LeaveDialog
      salon={salon}
      onStay={blocker.reset}
      onLeave={() => {
        clearCheckout()
        blocker.proceed()
      }}
    />
  )
}

interface Places {
  current: { pathname: string }
  next: { pathname: string }
}

function isLostByReload(): boolean {
  const { cart, isKept } = checkoutNow()
  return cart.length > 0 && !isKept
}

interface LeaveDialogProps {
  salon: string
  onStay: () => void
  onLeave: () => void
}

function LeaveDialog({ salon, onStay, onLeave }: LeaveDialogProps) {
  const { t, language } = useWords()
  const { numberOfItems, totalCents } = cartTotals(checkoutNow().cart)
  const sum = formatMoney(euros(totalCents), language)
  return (
    <Dialog title={t('checkout.leave.title')} onClose={onStay} width="narrow">
      <p className="mb-5.5 text-plum-2">
        {t('checkout.leave.text', { salon, sum, count: numberOfItems })}
      </p>
      <div className="flex flex-col gap-2.5">
        <Button tone="primary" full onClick={onStay}>
          {t('checkout.leave.stay')}
        </Button>
        <Button full onClick={onLeave}>
          {t('checkout.leave.exit')}
        </Button>
      </div>
    </Dialog>
  )
}
