import { type Cart, isFreeConsultation } from '#domain/cart/cart.ts'
import { isCartComplete } from '#domain/checkout/step-validity.ts'
import { offersDoorstep } from '#domain/delivery/delivery.ts'
import { euros, type VatShare } from '#domain/money.ts'
import { formatMoney } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import type { Translate } from '../../messages.ts'
import { deliveryOf, homeMinimumShortfall } from '../booking/home-visit.ts'
import type { ProviderInfo } from '../booking/provider-data.ts'

/** 'Includes 9% VAT.', or both rates of a mixed cart. */
export function vatRatesText(t: Translate, shares: readonly VatShare[], language: Language) {
  return t('cart.includesVat', { rates: formatList(shares.map(rateText), language) })
}

/** 'Includes €4.20 VAT (9%).' */
export function vatAmountsText(t: Translate, shares: readonly VatShare[], language: Language) {
  const parts = shares.map((share) =>
    t('cart.vatPart', {
      amount: formatMoney(euros(share.vatCents), language),
      rate: rateText(share),
    }),
  )
  return t('cart.includesVatAmounts', { parts: formatList(parts, language) })
}

/** 'They come to you from €60.00. You are €20.00 short.'; null if nothing is short or home visits are not offered. */
export function belowMinimumText(
  t: Translate,
  cart: Cart,
  provider: ProviderInfo,
  language: Language,
): string | null {
  const { provider: availability, minimumOrderCents } = deliveryOf(provider)
  const shortfall = homeMinimumShortfall(provider, cart)
  if (cart.length === 0 || shortfall === 0 || !offersDoorstep(availability)) return null
  if (availability === 'BOTH' && isFreeConsultation(cart)) return null
  return t('cart.belowMinimum', {
    minimum: formatMoney(euros(minimumOrderCents), language),
    short: formatMoney(euros(shortfall), language),
  })
}

/** Why a time cannot be chosen for this cart yet; null if it can. */
export function cartReason(
  t: Translate,
  cart: Cart,
  provider: ProviderInfo,
  language: Language,
): string | null {
  if (isCartComplete({ cart, delivery: deliveryOf(provider) })) return null
  return cart.length === 0 ? t('cart.chooseFirst') : belowMinimumText(t, cart, provider, language)
}

function rateText({ rate }: VatShare): string {
  return `${rate}%`
}

function formatList(parts: readonly string[], language: Language): string {
  return new Intl.ListFormat(language).format(parts)
}
