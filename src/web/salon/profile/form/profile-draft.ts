import type { Profile } from '#domain/profile/profile.ts'

/** A profile as typed: its numbers are text, and there is room for a second phone number. */
export interface ProfileDraft
  extends Omit<
    Profile,
    'point' | 'serviceRadiusKm' | 'minimumOrder' | 'travelFee' | 'travelMinutes'
  > {
  readonly latitude: string
  readonly longitude: string
  readonly serviceRadiusKm: string
  readonly minimumOrder: string
  readonly travelFee: string
  readonly travelMinutes: string
}

const SHOWN_PHONES = 2

export function draftOf(profile: Profile): ProfileDraft {
  const { point, ...texts } = profile
  const { phones, serviceRadiusKm, minimumOrder, travelFee, travelMinutes } = profile
  const missing = Math.max(0, SHOWN_PHONES - phones.length)
  return {
    ...texts,
    latitude: String(point.latitude),
    longitude: String(point.longitude),
    phones: [...phones, ...Array<string>(missing).fill('')],
    serviceRadiusKm: serviceRadiusKm === null ? '' : String(serviceRadiusKm),
    minimumOrder: String(minimumOrder),
    travelFee: String(travelFee),
    travelMinutes: String(travelMinutes),
  }
}

/** The profile of a draft. A number that cannot be read becomes NaN, which no rule accepts. */
export function profileOf(draft: ProfileDraft): Profile {
  const { latitude, longitude, ...texts } = draft
  const { phones, serviceRadiusKm, minimumOrder, travelFee, travelMinutes } = draft
  return {
    ...texts,
    point: { latitude: numberOf(latitude), longitude: numberOf(longitude) },
    phones: phones.filter((phone) => phone.trim() !== ''),
    serviceRadiusKm: serviceRadiusKm.trim() === '' ? null : numberOf(serviceRadiusKm),
    minimumOrder: minimumOrder.trim() === '' ? 0 : numberOf(minimumOrder),
    travelFee: travelFee.trim() === '' ? 0 : numberOf(travelFee),
    travelMinutes: travelMinutes.trim() === '' ? 0 : numberOf(travelMinutes),
  }
}

function numberOf(text: string): number {
  return Number(text.trim().replace(',', '.'))
}
