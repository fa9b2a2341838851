import type { ProviderDelivery, ServiceLocation } from '../delivery/delivery.ts'
import { visibleText } from '../visible-text.ts'
import { isEmail } from './email.ts'
import { isDutchPhone, phoneDigits } from './phone.ts'

/** The fifth step's form as typed. */
export interface CustomerInfo {
  readonly customerName: string
  readonly customerEmail: string
  readonly customerUserName: string
  readonly customerPhone: string
  /** Null until chosen, where there is a choice. */
  readonly serviceLocation: ServiceLocation | null
  readonly customerAddress: string
  readonly customerInstructions: string
}

/** The same once it holds: trimmed, the phone as digits, with a location, and an address only for the door. */
export interface ValidCustomerInfo extends CustomerInfo {
  readonly serviceLocation: ServiceLocation
}

export type CustomerField = keyof CustomerInfo
export type CustomerInfoMessage = 'required' | 'validEmail' | 'validPhone'
export type CustomerInfoErrors = { readonly [Field in CustomerField]?: CustomerInfoMessage }

/** What of provider and cart decides where the visit may take place. */
export interface VisitKind {
  readonly provider: ProviderDelivery
  readonly isFreeConsultation: boolean
}

/** Whether the form offers salon or home: at BOTH, for more than a free consultation (INFO-04). */
export function choosesLocation({ provider, isFreeConsultation }: VisitKind): boolean {
  return provider === 'BOTH' && !isFreeConsultation
}

/** Where the visit takes place: chosen where there is a choice (null until then), else a given. */
export function settledLocation(
  chosen: ServiceLocation | null,
  visit: VisitKind,
): ServiceLocation | null {
  if (choosesLocation(visit)) return chosen
  return visit.provider === 'DOORSTEP' ? 'DOORSTEP' : 'SALON'
}

/** The fields that do not hold, with the key of the message; empty when all do (INFO-01 to INFO-05). */
export function customerInfoErrors(info: CustomerInfo, visit: VisitKind): CustomerInfoErrors {
  const location = settledLocation(info.serviceLocation, visit)
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

/** What the order gets: the tidied value when every field holds, else null (INFO-05). */
export function validCustomerInfo(info: CustomerInfo, visit: VisitKind): ValidCustomerInfo | null {
  const serviceLocation = settledLocation(info.serviceLocation, visit)
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
  holds: (text: string) => boolean = () => true,
  message: CustomerInfoMessage = 'required',
): CustomerInfoMessage | undefined {
  const tidy = visibleText(text)
  if (tidy === '') return 'required'
  return holds(tidy) ? undefined : message
}
