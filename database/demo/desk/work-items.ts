/** The registrations that wait at the desk of the demo; the first of them also in English. `hour` is on a Dutch clock. */
export const REGISTRATIONS = [
  {
    daysAgo: 2,
    hour: 20,
    salon_name: 'Aan de Plas',
    full_name: 'Fleur Hendriks',
    email: 'fleur@aandeplas.voorbeeld',
    phone: '0301234567',
    experience_years: 9,
    services: 'Knippen, kleuren en bruidskapsels, twee stoelen aan het water. Alleen met afspraak.',
    street: 'Kerkstraat 8',
    postal_code: '1391 HB',
    language: 'nl',
    kvk_number: '90001234',
    vat_id: 'NL009000123B77',
  },
  {
    daysAgo: 1,
    hour: 9,
    salon_name: 'The Nail Loft',
    full_name: 'Grace Mensah',
    email: 'grace@nailloft.voorbeeld',
    phone: '0612345001',
    experience_years: 4,
    services: 'Manicure, gel and nail art, in the salon and at home within five kilometres.',
    street: 'Witte de Withstraat 31',
    postal_code: '3012 BL',
    language: 'en',
    kvk_number: '90005678',
    vat_id: 'NL009000456B87',
  },
  {
    daysAgo: 1,
    hour: 17,
    salon_name: 'Barbier Noord',
    full_name: 'Yusuf Demir',
    email: 'yusuf@barbiernoord.voorbeeld',
    phone: '0201234599',
    experience_years: 12,
    services: 'Knippen en scheren voor mannen, zonder afspraak tot twaalf uur.',
    street: 'Meeuwenlaan 40',
    postal_code: '1021 HX',
    language: 'nl',
    kvk_number: null,
    vat_id: null,
  },
] as const

const NO_DEMO = { demo_date: null, demo_time: null } as const

/** The messages that wait there. */
export const MESSAGES = [
  {
    daysAgo: 1,
    hour: 16,
    request_type: 'contact-sales',
    name: 'Sofie Jansen',
    email: 'sofie@huidpraktijkoost.voorbeeld',
    phone: '0207654321',
    message:
      'We openen in maart een derde praktijk en willen één agenda voor alle behandelaars. Kan iemand laten zien hoe dat werkt? Woensdag kan ik niet.',
    business_name: 'Huidpraktijk Oost',
    plan: 'salon-package',
    source: '/pricing',
    ...NO_DEMO,
    language: 'nl',
  },
  {
    daysAgo: 1,
    hour: 10,
    request_type: 'contact-us',
    name: 'Joost Brouwer',
    email: 'joost@kapperaandegracht.voorbeeld',
    phone: '',
    message:
      'Op mijn factuur staat 9% btw, maar het had 21% moeten zijn. Kunnen jullie hem opnieuw maken?',
    business_name: '',
    plan: '',
    source: '/contact-us',
    ...NO_DEMO,
    language: 'nl',
  },
  {
    daysAgo: 1,
    hour: 12,
    request_type: 'contact-us',
    name: 'Emily Clarke',
    email: 'emily@voorbeeld.nl',
    phone: '',
    message:
      'My mother is 81 and has no email address. Can she book by phone, and how do I do that for her?',
    business_name: '',
    plan: '',
    source: '/contact-us',
    ...NO_DEMO,
    language: 'en',
  },
  {
    daysAgo: 24,
    hour: 11,
    request_type: 'contact-us',
    name: 'Noor Visser',
    email: 'noor.visser@voorbeeld.nl',
    phone: '',
    is_privacy_request: true,
    message: 'Ik heb geboekt zonder account. Willen jullie alles wissen wat jullie van mij hebben?',
    business_name: '',
    plan: '',
    source: '/contact-us',
    ...NO_DEMO,
    language: 'nl',
  },
] as const

const WRITTEN_BY_NOBODY = { picture_id: null, reporter_user_name: null } as const

/** A review that its salon reports. */
export const REPORTED_REVIEW_OF = {
  salon: 'lotus-en-linnen',
  kind: 'review',
  reason: 'offensive',
  language: 'nl',
  is_by_provider: true,
  message:
    'Onze medewerker wordt hier onvriendelijk beschreven. Kritiek op het wachten begrijpen we.',
  reporter_name: 'Ruben Mulder',
  reporter_email: 'ruben@lotus.voorbeeld',
  ...WRITTEN_BY_NOBODY,
} as const

/** A salon that a visitor reports. */
export const REPORTED_SALON = {
  salon: 'studio-wimper',
  kind: 'provider',
  reason: 'misleading',
  language: 'nl',
  is_by_provider: false,
  message: 'In de zaak vragen ze vijftien euro meer dan hier staat, ook voor wie online boekte.',
  reporter_name: 'Anouk Vermeer',
  reporter_email: 'anouk.vermeer@voorbeeld.nl',
  ...WRITTEN_BY_NOBODY,
} as const
