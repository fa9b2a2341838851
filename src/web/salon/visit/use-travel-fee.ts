import { useQuery } from '@tanstack/react-query'
import { postalCodeIn } from '#domain/contact/postal-code.ts'
import { homeVisitQuery } from '../../features/home-visit/home-visit-query.ts'
import type { Delivery } from './menu-query.ts'

interface TravelFeeInput {
  userName: string
  menu: { delivery: Delivery } | undefined
  isAtHome: boolean
  address: string
}

/**
 * The travel fee of a visit that is being booked, in euros. Where it grows with the distance it is known once the address has
 * its postal code.
 */
export function useTravelFee({ userName, menu, isAtHome, address }: TravelFeeInput) {
  const info = menu?.delivery.doorstepDeliveryInfo
  const isByDistance = isAtHome && info !== undefined && info.travelFeePerKm > 0
  const postalCode = isByDistance ? postalCodeIn(address) : null
  const enabled = postalCode !== null
  const { data } = useQuery({ ...homeVisitQuery(userName, postalCode ?? ''), enabled })
  const known = enabled ? data : undefined
  return {
    travelFee: isAtHome && info ? (known?.travelFee ?? info.travelFee) : 0,
    isFeeKnown: !isByDistance || known !== undefined,
  }
}
