import type { customerInfo as english } from '../en/customer-info.ts'
import type { Words } from '../words.ts'

export const customerInfo = {
  title: 'Wie komt er?',
  intro: 'De salon ziet deze gegevens, verder niemand.',
  fillFirst: 'Vul eerst je gegevens in',
  name: 'Naam',
  email: 'E-mailadres',
  emailHint:
    'Voor de salon. Onze mails gaan naar het adres van je account, en ook hierheen als je dit hebt bevestigd.',
  phone: 'Telefoonnummer',
  where: 'Waar doen we het?',
  atSalon: 'In de salon',
  atHome: 'Bij mij thuis',
  homeFree: 'Zonder voorrijkosten',
  homeRange: 'Zonder voorrijkosten tot {{rangeKm}} km',
  homeFee: '{{fee}} voorrijkosten',
  homeFeeRange: '{{fee}} voorrijkosten, tot {{rangeKm}} km',
  homeMinimum: 'Bij je thuis vanaf {{minimum}}',
  belowMinimum:
    'Een bezoek aan huis kan vanaf {{minimum}}. Kies de salon of neem er een behandeling bij.',
  address: 'Adres',
  addressPlaceholder: 'Straat en nummer, postcode, plaats',
  message: 'Bericht voor de salon',
  messageLength: '{{length}} van {{most}} tekens',
  wrong_one: 'Eén ding klopt nog niet',
  wrong_other: '{{count}} dingen kloppen nog niet',
  required: {
    customerName: 'Vul je naam in.',
    customerEmail: 'Vul je e-mailadres in.',
    customerPhone: 'Vul je telefoonnummer in.',
    serviceLocation: 'Kies waar het gebeurt.',
    customerAddress: 'Zonder adres kunnen we niet bij je komen.',
  },
  validEmail: 'Een e-mailadres ziet eruit als naam@voorbeeld.nl.',
  validPhone: 'Een Nederlands nummer ziet eruit als 06-12345678 of +31 6 12345678.',
  digitsShort_one: 'Er ontbreekt één cijfer.',
  digitsShort_other: 'Er ontbreken {{count}} cijfers.',
} satisfies Words<typeof english>
