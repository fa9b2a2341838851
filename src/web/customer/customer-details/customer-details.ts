import type { UserInfo } from '#contract/account.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { isFreeConsultation } from '#domain/cart/cart.ts'
import type { CustomerInfo, VisitKind } from '#domain/customer/customer-info.ts'
import { phoneDigits } from '#domain/customer/phone.ts'
import type { ProviderInfo } from '../booking/provider-data.ts'

/**
 * The initial form values: what this customer typed before, else the account's details (INFO-06). Details typed by a
 * visitor are completed from the account.
 */
export function initialCustomerInfo(
  values: CustomerInfo | null,
  user: UserInfo | null,
): CustomerInfo {
  const accountDetails = accountDetailsOf(user)
  if (!values || isOfOtherUser(values, user)) return accountDetails
  if (values.customerUserName !== '') return values
  return {
    ...values,
    customerName: values.customerName || accountDetails.customerName,
    customerEmail: values.customerEmail || accountDetails.customerEmail,
    customerUserName: accountDetails.customerUserName,
    customerPhone: values.customerPhone || accountDetails.customerPhone,
  }
}

/** Whether the details belong to another user than the one signed in. False for visitors and visitors' details. */
export function isOfOtherUser({ customerUserName }: CustomerInfo, user: UserInfo | null): boolean {
  const isKnown = customerUserName !== '' && Boolean(user?.userName)
  return isKnown && customerUserName !== user?.userName
}

function accountDetailsOf(user: UserInfo | null): CustomerInfo {
  return {
    customerName: user?.name ?? '',
    customerEmail: user?.email ?? '',
    customerUserName: user?.userName ?? '',
    customerPhone: user?.phoneNumber ?? '',
    serviceLocation: null,
    customerAddress: '',
    customerInstructions: '',
  }
}

/** The facts of salon and cart that determine where the visit may take place. */
export function visitKindOf(provider: ProviderInfo, cart: Cart): VisitKind {
  return {
    provider: provider.businessProfile.serviceAvailability,
    isFreeConsultation: isFreeConsultation(cart),
  }
}

/** How many of ten digits a Dutch number lacks; null if it lacks none or is otherwise invalid. */
export function missingDigits(phone: string): number | null {
  const digits = phoneDigits(phone).replace(/^\+31/, '0')
  const missing = 10 - digits.length
  return /^0[1-9]\d*$/.test(digits) && missing > 0 ? missing : null
}
