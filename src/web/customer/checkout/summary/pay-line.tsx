import { euros } from '#domain/money.ts'
import { formatMoney } from '#messages/format.ts'
import { useTranslation } from '../../../language.ts'
import { MarkedText } from '../../../ui/marked-text.tsx'

interface PayLineProps {
  cents: number
  isAtHome: boolean
}

/** The amount, with the note that it is paid at the visit. */
export function PayLine({ cents, isAtHome }: PayLineProps) {
  const { t, language } = useTranslation()
  const amount = formatMoney(euros(cents), language)
  return (
    <MarkedText text={t(isAtHome ? 'checkout.youPayAtVisit' : 'checkout.youPay', { amount })}>
      {(part) => <b className="font-strong whitespace-nowrap text-text">{part}</b>}
    </MarkedText>
  )
}
