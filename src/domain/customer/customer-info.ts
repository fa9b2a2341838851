import type { ProviderDelivery, ServiceLocation } from '../delivery/delivery.ts'
import { visibleText } from '../visible-text.ts'
import { isEmail } from './email.ts'
import { isDutchPhone, phoneDigits } from './phone.ts'

/** The form of step 5 as typed. */
export interface CustomerInfo {
  readonly customerName: string
  readonly customerEmail: string
  readonly customerUserName: string
  readonly customerPhone: string
  /** Null until it is chosen. */
  readonly serviceLocation: ServiceLocation | null
  readonly customerAddress: string
  readonly customerInstructions: string
}

/** Valid and normalized: trimmed, the phone as digits, with a location, and an address only for a visit at home. */
export interface ValidCustomerInfo extends CustomerInfo {
  readonly serviceLocation: ServiceLocation
}

export type CustomerField = keyof CustomerInfo
export type CustomerInfoMessage = 'required' | 'validEmail' | 'validPhone'
export type CustomerInfoErrors = { readonly [Field in CustomerField]?: CustomerInfoMessage }

/** What determines the possible locations of a visit. */
export interface VisitKind {
  readonly provider: ProviderDelivery
  readonly isFreeConsultation: boolean
}

/** Whether the customer chooses between salon and home: at BOTH, except for a free consultation (INFO-04). */
export function hasLocationChoice({ provider, isFreeConsultation }: VisitKind): boolean {
  return provider === 'BOTH' && !isFreeConsultation
}

/** The location of a visit: the chosen one where there is a choice, else the only possible one. */
export function serviceLocationOf(
  chosen: ServiceLocation | null,
  visit: VisitKind,
): ServiceLocation | null {
  if (hasLocationChoice(visit)) return chosen
  return visit.provider === 'DOORSTEP' ? 'DOORSTEP' : 'SALON'
}

/** The message keys of invalid fields; empty when all are valid (INFO-01 to INFO-05). */
export function customerInfoErrors(info: CustomerInfo, visit: VisitKind): CustomerInfoErrors {
  const location = serviceLocationOf(info.serviceLocation, visit)
  const errors: { [Field in CustomerField]: CustomerInfoMessage | undefined } = {
    customerName: requiredText(info.customerName),
    customerEmail: requiredText(info.customerEmail, isEmail, 'validEmail'),
    customerUserName: requiredText(info.customerUserName),
    customerPhone: requiredText(info.customerPhone, isDutchPhone, 'validPhone'),
    serviceLocation: location === null ? 'required' : undefined,
    customerAddress: location === 'DOORSTEP' ? requiredText(info.customerAddress) : undefined,
    customerInstructions: undefined,
  }
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined))
}

/** The normalized form; null when a field is invalid (INFO-05). */
export function validCustomerInfo(info: CustomerInfo, visit: VisitKind): ValidCustomerInfo | null {
  const serviceLocation = serviceLocationOf(info.serviceLocation, visit)
  if (serviceLocation === null) return null
  if (Object.keys(customerInfoErrors(info, visit)).length > 0) return null
  return {
    customerName: visibleText(info.customerName),
    customerEmail: visibleText(info.customerEmail),
    customerUserName: visibleText(info.customerUserName),
    customerPhone: phoneDigits(info.customerPhone),
    serviceLocation,
    customerAddress: serviceLocation === 'DOORSTEP' ? visibleText(info.customerAddress) : '',
    customerInstructions: visibleText(info.customerInstructions),
  }
}

function requiredText(
  text: string,
  isValid: (text: string) => boolean = () => true,
  message: CustomerInfoMessage = 'required',
): CustomerInfoMessage | undefined {
  const trimmed = visibleText(text)
  if (trimmed === '') return 'required'
  return isValid(trimmed) ? undefined : message
}
