import type { shell as english } from '../en/shell.ts'
import type { Words } from '../words.ts'

export const shell = {
  skipToContent: 'Ga naar de inhoud',
  home: 'Bloesem, naar zoeken',
  mainMenu: 'Hoofdmenu',
  menu: 'Menu',
  account: 'Je account',
  accountOf: 'Account van {{name}}',
  language: 'Taal',
  search: 'Zoeken',
  dashboard: 'Mijn overzicht',
  bookings: 'Mijn afspraken',
  settings: 'Instellingen',
  signIn: 'Inloggen',
  signOut: 'Uitloggen',
  notices: 'Meldingen',
  promise: 'Vind een salon, kies een tijd, betaal aan de balie.',
  allSalons: 'Alle salons',
  cities: 'Steden',
  ranking: 'Zo komt de volgorde tot stand',
  forSalons: 'Voor salons',
  providerTerms: 'Voorwaarden voor salons',
  terms: 'Voorwaarden',
  privacy: 'Privacy',
  cookies: 'Cookies',
  footer: 'Boek je behandeling bij een salon in de buurt, op een tijd die echt vrij is.',
} satisfies Words<typeof english>
