import { euros, type VatShare } from '#domain/money.ts'
import { formatMoney } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import type { Translate } from '../../messages.ts'

/** 'Includes 9% VAT.', or both rates of a mixed cart. */
export function vatRatesText(t: Translate, shares: readonly VatShare[], language: Language) {
  return t('cart.includesVat', { rates: listed(shares.map(rateText), language) })
}

/** 'Includes €4.20 VAT (9%).' */
export function vatAmountsText(t: Translate, shares: readonly VatShare[], language: Language) {
  const parts = shares.map((share) =>
    t('cart.vatPart', {
      amount: formatMoney(euros(share.vatCents), language),
      rate: rateText(share),
    }),
  )
  return t('cart.includesVatAmounts', { parts: listed(parts, language) })
}

function rateText({ rate }: VatShare): string {
  return `${rate}%`
}

function listed(parts: readonly string[], language: Language): string {
  return new Intl.ListFormat(language).format(parts)
}
