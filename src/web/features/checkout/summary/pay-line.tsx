import { Trans } from 'react-i18next'
import { euros } from '#domain/money.ts'
import { formatMoney } from '#messages/format.ts'
import { useWords } from '../../../language.ts'

interface PayLineProps {
  cents: number
  isAtHome: boolean
}

/** Beside the button that binds: how much, and that it is paid at the visit. */
export function PayLine({ cents, isAtHome }: PayLineProps) {
  const { language } = useWords()
  return (
    <Trans
      i18nKey={isAtHome ? 'checkout.youPayAtVisit' : 'checkout.youPay'}
      values={{ amount: formatMoney(euros(cents), language) }}
      components={{ b: <b className="font-strong whitespace-nowrap text-plum" /> }}
    />
  )
}
