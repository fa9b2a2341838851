import { formatPostalCode, isPostalCode } from '../contact/postal-code.ts'
import { isKvkNumber, isVatId, withoutSeparators } from '../contact/registration.ts'
import { isEmail } from '../customer/email.ts'
import { isAnyPhone, isDutchPhone } from '../customer/phone.ts'
import type { ProviderDelivery } from '../delivery/delivery.ts'
import { MAX_TRAVEL_FEE_PER_KM } from '../delivery/travel-fee.ts'
import { MAX_TRAVEL_MINUTES, TRAVEL_SPEEDS_KMH } from '../delivery/travel-time.ts'
import { cityByCode, DEFAULT_CITY } from '../location/city.ts'
import type { Point } from '../location/distance.ts'
import { isInNetherlands } from '../location/place.ts'
import { centsFromEuros } from '../money.ts'
import { visibleText } from '../visible-text.ts'
import { PROFILE_LENGTHS } from './profile-lengths.ts'

/** What customers see of a provider besides its pictures, menu and hours (WORK-59). */
export interface Profile {
  readonly fullName: string
  readonly introNl: string
  readonly introEn: string
  readonly street: string
  readonly postalCode: string
  readonly cityCode: string
  /** Where the address is on the map. */
  readonly point: Point
  readonly phones: string[]
  readonly email: string
  /** The following are empty when there is none. */
  readonly website: string
  readonly instagram: string
  readonly facebook: string
  readonly kvkNumber: string
  readonly vatId: string
  readonly serviceAvailability: ProviderDelivery
  /** Kilometres; null for a provider that does not come to homes, or that names its places. */
  readonly serviceRadiusKm: number | null
  /** The ids of the towns whose homes it comes to; empty where the radius counts. */
  readonly servicePlaces: readonly string[]
  /** Euros, for a home visit. */
  readonly minimumOrder: number
  /** Euros, for coming to a home. */
  readonly travelFee: number
  /** Euros for each kilometre begun beyond `travelFeeFromKm`; 0 for the same fee everywhere. */
  readonly travelFeePerKm: number
  /** The kilometres that the travel fee covers. */
  readonly travelFeeFromKm: number
  /** The longest ride: kept free before a visit at a home, and again after it, unless the ride is known to be shorter. */
  readonly travelMinutes: number
  /** Kilometres an hour as the crow flies; null where every ride takes `travelMinutes`. */
  readonly travelSpeedKmh: number | null
}

export type ProfileField = keyof Profile

export const MAX_PHONES = 3
export const MAX_RADIUS_KM = 200
export const MAX_SERVICE_PLACES = 50
export const MAX_MINIMUM_ORDER = 1_000
export const MAX_TRAVEL_FEE = 200

/** Why a field of a profile is refused. */
export type ProfileFault =
  | 'required'
  | 'too-long'
  | 'phone'
  | 'email'
  | 'website'
  | 'instagram'
  | 'facebook'
  | 'kvk'
  | 'vat'
  | 'postal-code'
  | 'city'
  | 'point'
  | 'radius'
  | 'places'
  | 'minimum'
  | 'travel-fee'
  | 'travel-fee-per-km'
  | 'travel-fee-from-km'
  | 'travel-minutes'
  | 'travel-speed'

/** The fields that a page that was open before they existed does not send. */
type NewerField =
  | 'point'
  | 'servicePlaces'
  | 'travelFee'
  | 'travelFeePerKm'
  | 'travelFeeFromKm'
  | 'travelMinutes'
  | 'travelSpeedKmh'

/** A profile of which a page that is open for long may not know the newest fields. */
export type SentProfile = Omit<Profile, NewerField> & {
  readonly [F in NewerField]?: Profile[F] | undefined
}

/** A profile with the fields it lacks from the stored one; without that they have values that are right. */
export function completeProfile(sent: SentProfile, stored?: Profile): Profile {
  return {
    ...sent,
    point: sent.point ?? stored?.point ?? DEFAULT_CITY,
    ...reachOf(sent, stored),
    travelFee: sent.travelFee ?? stored?.travelFee ?? 0,
    travelFeePerKm: sent.travelFeePerKm ?? stored?.travelFeePerKm ?? 0,
    travelFeeFromKm: sent.travelFeeFromKm ?? stored?.travelFeeFromKm ?? 0,
    travelMinutes: sent.travelMinutes ?? stored?.travelMinutes ?? 0,
    // Null is a value: every ride takes the longest.
    travelSpeedKmh:
      sent.travelSpeedKmh === undefined ? (stored?.travelSpeedKmh ?? null) : sent.travelSpeedKmh,
  }
}

// A page that does not know the places sends no radius where there are some.
function reachOf(
  { servicePlaces, serviceRadiusKm }: SentProfile,
  stored: Profile | undefined,
): Pick<Profile, 'servicePlaces' | 'serviceRadiusKm'> {
  if (servicePlaces) return { servicePlaces, serviceRadiusKm }
  const places = serviceRadiusKm === null ? (stored?.servicePlaces ?? []) : []
  return { servicePlaces: places, serviceRadiusKm }
}

/** The faults of a profile, by field; no field for a right one. */
export function profileFaults(profile: Profile): { readonly [F in ProfileField]?: ProfileFault } {
  const faults: { [F in ProfileField]?: ProfileFault | undefined } = {
    fullName: requiredText(profile.fullName, PROFILE_LENGTHS.fullName),
    introNl: requiredText(profile.introNl, PROFILE_LENGTHS.intro),
    introEn: requiredText(profile.introEn, PROFILE_LENGTHS.intro),
    street: requiredText(profile.street, PROFILE_LENGTHS.street),
    postalCode: isPostalCode(profile.postalCode) ? undefined : 'postal-code',
    cityCode: cityByCode(profile.cityCode) ? undefined : 'city',
    point: isInNetherlands(profile.point) ? undefined : 'point',
    phones: phonesFault(profile.phones),
    email: isEmail(profile.email.trim()) ? undefined : 'email',
    website: isEmptyOr(profile.website, (text) => webAddress(text) !== undefined, 'website'),
    instagram: isEmptyOr(profile.instagram, isInstagram, 'instagram'),
    facebook: isEmptyOr(profile.facebook, isFacebook, 'facebook'),
    kvkNumber: isEmptyOr(profile.kvkNumber, isKvkNumber, 'kvk'),
    vatId: isEmptyOr(profile.vatId, isVatId, 'vat'),
    ...(profile.serviceAvailability !== 'SALON' && homeVisitFaults(profile)),
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}

function homeVisitFaults(profile: Profile) {
  const { serviceRadiusKm, servicePlaces, travelFeeFromKm, travelMinutes, travelSpeedKmh } = profile
  const isSpeed =
    travelSpeedKmh === null ||
    isWholeWithin(travelSpeedKmh, TRAVEL_SPEEDS_KMH.least, TRAVEL_SPEEDS_KMH.most)
  const isPerKm = isAmount(profile.travelFeePerKm, MAX_TRAVEL_FEE_PER_KM)
  return {
    serviceRadiusKm: servicePlaces.length > 0 || isRadius(serviceRadiusKm) ? undefined : 'radius',
    servicePlaces: servicePlaces.length <= MAX_SERVICE_PLACES ? undefined : 'places',
    minimumOrder: isAmount(profile.minimumOrder, MAX_MINIMUM_ORDER) ? undefined : 'minimum',
    travelFee: isAmount(profile.travelFee, MAX_TRAVEL_FEE) ? undefined : 'travel-fee',
    travelFeePerKm: isPerKm ? undefined : 'travel-fee-per-km',
    travelFeeFromKm: isWholeWithin(travelFeeFromKm, 0, MAX_RADIUS_KM)
      ? undefined
      : 'travel-fee-from-km',
    travelMinutes: isWholeWithin(travelMinutes, 0, MAX_TRAVEL_MINUTES)
      ? undefined
      : 'travel-minutes',
    travelSpeedKmh: isSpeed ? undefined : 'travel-speed',
  } as const satisfies { readonly [F in ProfileField]?: ProfileFault | undefined }
}

/** A profile without faults as it is stored: trimmed, addresses complete, numbers without separators. */
export function normalProfile(profile: Profile): Profile {
  const isSalonOnly = profile.serviceAvailability === 'SALON'
  return {
    fullName: visibleText(profile.fullName),
    introNl: visibleText(profile.introNl),
    introEn: visibleText(profile.introEn),
    street: visibleText(profile.street),
    postalCode: formatPostalCode(profile.postalCode),
    cityCode: profile.cityCode,
    point: metrePoint(profile.point),
    phones: profile.phones.map(visibleText).filter((phone) => phone !== ''),
    email: profile.email.trim(),
    website: webAddress(profile.website) ?? '',
    instagram: socialAddress(profile.instagram, 'instagram.com'),
    facebook: socialAddress(profile.facebook, 'facebook.com'),
    kvkNumber: withoutSeparators(profile.kvkNumber),
    vatId: withoutSeparators(profile.vatId).toUpperCase(),
    serviceAvailability: profile.serviceAvailability,
    serviceRadiusKm:
      isSalonOnly || profile.servicePlaces.length > 0 ? null : profile.serviceRadiusKm,
    servicePlaces: isSalonOnly ? [] : [...new Set(profile.servicePlaces)],
    minimumOrder: isSalonOnly ? 0 : profile.minimumOrder,
    travelFee: isSalonOnly ? 0 : profile.travelFee,
    travelFeePerKm: isSalonOnly ? 0 : profile.travelFeePerKm,
    travelFeeFromKm: isSalonOnly ? 0 : profile.travelFeeFromKm,
    travelMinutes: isSalonOnly ? 0 : profile.travelMinutes,
    travelSpeedKmh: isSalonOnly ? null : profile.travelSpeedKmh,
  }
}

// Five decimals are a metre.
function metrePoint({ latitude, longitude }: Point): Point {
  return {
    latitude: Math.round(latitude * 100_000) / 100_000,
    longitude: Math.round(longitude * 100_000) / 100_000,
  }
}

function requiredText(text: string, length: number): ProfileFault | undefined {
  const visible = visibleText(text)
  if (visible === '') return 'required'
  return visible.length > length ? 'too-long' : undefined
}

function isEmptyOr(
  text: string,
  isRight: (text: string) => boolean,
  fault: ProfileFault,
): ProfileFault | undefined {
  return visibleText(text) === '' || isRight(text.trim()) ? undefined : fault
}

function phonesFault(phones: readonly string[]): ProfileFault | undefined {
  const typed = phones.map(visibleText).filter((phone) => phone !== '')
  if (typed.length === 0) return 'required'
  return typed.length <= MAX_PHONES && typed.every(isPhone) ? undefined : 'phone'
}

function isPhone(text: string): boolean {
  return isDutchPhone(text) || (/^\+(?!31)/.test(text) && isAnyPhone(text))
}

function isRadius(radius: number | null): boolean {
  return radius !== null && Number.isInteger(radius) && radius >= 1 && radius <= MAX_RADIUS_KM
}

function isWholeWithin(number: number, least: number, most: number): boolean {
  return Number.isInteger(number) && number >= least && number <= most
}

function isAmount(euros: number, most: number): boolean {
  const cents = centsFromEuros(euros)
  return cents !== null && cents >= 0 && cents <= most * 100
}

/** A complete web address: 'salon.nl' → 'https://salon.nl'. Undefined for any other text. */
function webAddress(text: string): string | undefined {
  const typed = text.trim()
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  const isAddress =
    /^https?:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}(?::\d{1,5})?(?:[/?#]\S*)?$/i
  return isAddress.test(address) && address.length <= PROFILE_LENGTHS.website ? address : undefined
}

const isInstagram = (text: string) => isSocial(text, 'instagram.com', /^@?[\w.]{1,30}$/)
const isFacebook = (text: string) => isSocial(text, 'facebook.com', /^@?[\w.-]{1,60}$/)

// A name, or an address of the service with a name in it.
function isSocial(text: string, host: string, name: RegExp): boolean {
  if (name.test(text) && !text.includes(host)) return true
  const address = webAddress(text)
  const [, of, path] = /^https?:\/\/([^/]+)\/(\S+)$/i.exec(address ?? '') ?? []
  return of !== undefined && path !== undefined && new RegExp(`(^|\\.)${host}$`, 'i').test(of)
}

function socialAddress(text: string, host: string): string {
  const typed = visibleText(text)
  if (typed === '' || typed.includes(host)) return webAddress(typed) ?? ''
  return `https://www.${host}/${typed.replace(/^@/, '')}`
}
