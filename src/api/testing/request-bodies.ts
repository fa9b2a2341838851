export const SOME_TERMS = {
  titleEn: 'Quiet morning',
  titleNl: 'Rustige ochtend',
  descriptionEn: '',
  descriptionNl: '',
  promotionType: 'LIMITED_TIME_OFFER_PERCENTAGE',
  minimumOrderAmount: 0,
  flatRateOff: null,
  discountPercentage: 15,
  startDate: '2026-11-24',
  endDate: '2027-03-31',
}

export const SETTINGS = {
  autoConfirm: true,
  answerTermMinutes: 1440,
  receptionMayCancel: false,
  managersMayExport: true,
  minimumNoticeMinutes: 60,
  horizonDays: 90,
  bufferMinutes: 0,
  cancellationWindowMinutes: 120,
  slotStepMinutes: 15,
  mailLanguage: 'nl',
  mails: [],
} as const

/** Tax details without anything filled in, of a provider that has none. */
export const NO_TAX_DETAILS = {
  version: 0,
  kind: 'person',
  firstNames: '',
  name: '',
  street: '',
  postalCode: '',
  city: '',
  birthDate: '',
  taxNumber: null,
  kvkNumber: '',
  vatId: '',
  iban: '',
} as const

export const SOME_PROFILE = {
  fullName: 'Salon Pioen',
  introNl: 'Welkom',
  introEn: 'Welcome',
  street: 'Dam 1',
  postalCode: '1012 JS',
  cityCode: 'NL02',
  point: { latitude: 52.3731, longitude: 4.8926 },
  phones: ['0201234567'],
  email: 'a@pioen.nl',
  website: '',
  instagram: '',
  facebook: '',
  kvkNumber: '',
  vatId: '',
  serviceAvailability: 'SALON',
  serviceRadiusKm: null,
  servicePlaces: [],
  travelFee: 0,
  travelFeePerKm: 0,
  travelFeeFromKm: 0,
  travelMinutes: 0,
  travelSpeedKmh: null,
  minimumOrder: 0,
}

/** A picture of one white pixel. */
export const SMALL_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEANl9ngAAAAABJRU5ErkJggg==',
  'base64',
)
