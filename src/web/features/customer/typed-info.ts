import type { UserInfo } from '#contract/account.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { isFreeConsultation } from '#domain/cart/cart.ts'
import type { CustomerInfo, VisitKind } from '#domain/customer/customer-info.ts'
import type { ProviderInfo } from '../booking/provider-data.ts'

/** The form to begin with: what this customer typed before, else what their account knows (INFO-06). */
export function startingInfo(typed: CustomerInfo | null, user: UserInfo | null): CustomerInfo {
  const customerUserName = user?.userName ?? ''
  // What somebody else typed in this browser is not shown to the next one.
  if (typed && (typed.customerUserName === '' || typed.customerUserName === customerUserName)) {
    return { ...typed, customerUserName }
  }
  return {
    customerName: user?.name ?? '',
    customerEmail: user?.email ?? '',
    customerUserName,
    customerPhone: user?.phoneNumber ?? '',
    serviceLocation: null,
    customerAddress: '',
    customerInstructions: '',
  }
}

/** What of salon and cart decides where the visit may take place. */
export function visitKindOf(provider: ProviderInfo, cart: Cart): VisitKind {
  return {
    provider: provider.businessProfile.serviceAvailability,
    isFreeConsultation: isFreeConsultation(cart),
  }
}

/** How many digits a Dutch number is short of its ten, or null when that is not what is wrong with it. */
export function missingDigits(phone: string): number | null {
  const tidy = phone.replace(/\s/g, '').replace(/^\+31/, '0')
  const missing = 10 - tidy.length
  return /^0[1-9]\d*$/.test(tidy) && missing > 0 ? missing : null
}
