import type { Profile } from '#domain/profile/profile.ts'

/** A profile as typed: its numbers are text, and there is room for a second phone number. */
export interface ProfileDraft
  extends Omit<Profile, 'point' | NumberField>,
    Record<NumberField, string> {
  readonly latitude: string
  readonly longitude: string
}

type NumberField =
  | 'serviceRadiusKm'
  | 'minimumOrder'
  | 'travelFee'
  | 'travelFeePerKm'
  | 'travelFeeFromKm'
  | 'travelMinutes'
  | 'travelSpeedKmh'

const SHOWN_PHONES = 2

export function draftOf(profile: Profile): ProfileDraft {
  const { point, ...texts } = profile
  const { phones, serviceRadiusKm, travelSpeedKmh } = profile
  const missing = Math.max(0, SHOWN_PHONES - phones.length)
  return {
    ...texts,
    latitude: String(point.latitude),
    longitude: String(point.longitude),
    phones: [...phones, ...Array<string>(missing).fill('')],
    serviceRadiusKm: serviceRadiusKm === null ? '' : String(serviceRadiusKm),
    minimumOrder: String(profile.minimumOrder),
    travelFee: String(profile.travelFee),
    travelFeePerKm: String(profile.travelFeePerKm),
    travelFeeFromKm: String(profile.travelFeeFromKm),
    travelMinutes: String(profile.travelMinutes),
    travelSpeedKmh: travelSpeedKmh === null ? '' : String(travelSpeedKmh),
  }
}

/** The profile of a draft. A number that cannot be read becomes NaN, which no rule accepts. */
export function profileOf(draft: ProfileDraft): Profile {
  const { latitude, longitude, ...texts } = draft
  return {
    ...texts,
    point: { latitude: numberOf(latitude), longitude: numberOf(longitude) },
    phones: draft.phones.filter((phone) => phone.trim() !== ''),
    serviceRadiusKm: numberOr(null, draft.serviceRadiusKm),
    minimumOrder: numberOr(0, draft.minimumOrder),
    travelFee: numberOr(0, draft.travelFee),
    travelFeePerKm: numberOr(0, draft.travelFeePerKm),
    travelFeeFromKm: numberOr(0, draft.travelFeeFromKm),
    travelMinutes: numberOr(0, draft.travelMinutes),
    travelSpeedKmh: numberOr(null, draft.travelSpeedKmh),
  }
}

function numberOr<Empty>(empty: Empty, text: string): number | Empty {
  return text.trim() === '' ? empty : numberOf(text)
}

function numberOf(text: string): number {
  return Number(text.trim().replace(',', '.'))
}
