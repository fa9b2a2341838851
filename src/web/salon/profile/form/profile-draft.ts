import {
  type Profile,
  type ProfileFault,
  type ProfileField,
  profileFaults,
} from '#domain/profile/profile.ts'
import type { Language } from '#messages/language.ts'

/** A profile as typed: its numbers are text, and there is room for a second phone number. */
export interface ProfileDraft
  extends Omit<Profile, 'point' | NumberField>,
    Record<NumberField, string> {
  readonly latitude: string
  readonly longitude: string
  /** Whether the distance counts or the places; what is typed for the other stays. */
  readonly reach: 'radius' | 'places'
}

export type DraftFault = ProfileFault | 'no-places'

type NumberField =
  | 'serviceRadiusKm'
  | 'minimumOrder'
  | 'travelFee'
  | 'travelFeePerKm'
  | 'travelFeeFromKm'
  | 'travelMinutes'
  | 'travelSpeedKmh'

const SHOWN_PHONES = 2

/** A draft with the amounts as one types them in a language. */
export function draftOf(profile: Profile, language: Language): ProfileDraft {
  const { point, ...texts } = profile
  const { phones, serviceRadiusKm, travelSpeedKmh } = profile
  const missing = Math.max(0, SHOWN_PHONES - phones.length)
  return {
    ...texts,
    latitude: String(point.latitude),
    longitude: String(point.longitude),
    phones: [...phones, ...Array<string>(missing).fill('')],
    serviceRadiusKm: serviceRadiusKm === null ? '' : String(serviceRadiusKm),
    reach: profile.servicePlaces.length > 0 ? 'places' : 'radius',
    minimumOrder: amountText(profile.minimumOrder, language),
    travelFee: amountText(profile.travelFee, language),
    travelFeePerKm: amountText(profile.travelFeePerKm, language),
    travelFeeFromKm: String(profile.travelFeeFromKm),
    travelMinutes: String(profile.travelMinutes),
    travelSpeedKmh: travelSpeedKmh === null ? '' : String(travelSpeedKmh),
  }
}

/** The profile of a draft. A number that cannot be read becomes NaN, which no rule accepts. */
export function profileOf(draft: ProfileDraft): Profile {
  const { latitude, longitude, reach, ...texts } = draft
  const isByPlaces = reach === 'places'
  return {
    ...texts,
    servicePlaces: isByPlaces ? draft.servicePlaces : [],
    point: { latitude: numberOf(latitude), longitude: numberOf(longitude) },
    phones: draft.phones.filter((phone) => phone.trim() !== ''),
    serviceRadiusKm: isByPlaces ? null : numberOr(null, draft.serviceRadiusKm),
    minimumOrder: numberOr(0, draft.minimumOrder),
    travelFee: numberOr(0, draft.travelFee),
    travelFeePerKm: numberOr(0, draft.travelFeePerKm),
    travelFeeFromKm: numberOr(0, draft.travelFeeFromKm),
    travelMinutes: numberOr(0, draft.travelMinutes),
    travelSpeedKmh: numberOr(null, draft.travelSpeedKmh),
  }
}

/** The faults of a draft, by field. */
export function faultsOf(draft: ProfileDraft): { readonly [F in ProfileField]?: DraftFault } {
  const { serviceRadiusKm, ...faults } = profileFaults(profileOf(draft))
  if (!serviceRadiusKm) return faults
  // Without a radius it is the places that are missing.
  return draft.reach === 'places'
    ? { ...faults, servicePlaces: 'no-places' }
    : { ...faults, serviceRadiusKm }
}

/** Euros without a sign: '7,50' in Dutch, '10' when whole. */
function amountText(amount: number, language: Language): string {
  const text = Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
  return language === 'nl' ? text.replace('.', ',') : text
}

function numberOr<Empty>(empty: Empty, text: string): number | Empty {
  return text.trim() === '' ? empty : numberOf(text)
}

function numberOf(text: string): number {
  return Number(text.trim().replace(',', '.'))
}
