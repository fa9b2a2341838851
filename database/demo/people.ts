import { postalCodeIn } from '#domain/contact/postal-code.ts'
import { cityByCode } from '#domain/location/city.ts'
import type { Point } from '#domain/location/distance.ts'
import type { Language } from '#messages/language.ts'
import { plainName } from './plain-name.ts'
import { DEMO_PROVIDERS } from './providers/demo-providers.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

/** A customer with an account that nobody can sign in to. */
export interface Person {
  readonly userName: string
  readonly subject: string
  readonly name: string
  readonly email: string
  readonly phoneNumber: string
  /** The city they live in and book in. */
  readonly cityCode: string
  readonly language: Language
  /** Street, number, postcode and city, for a visit at home. */
  readonly address: string
}

const PER_PROVIDER = 9

/**
 * The market's customers: nine for each provider, in the provider's city.
 * @param createdAt epoch milliseconds, the time part of their subjects
 */
export function generatePeople(createdAt: number): Person[] {
  const random = seededRandom('people')
  const names = random.shuffled(
    FIRST_NAMES.flatMap(([language, first]) =>
      LAST_NAMES.map((last) => ({ language, first, last })),
    ),
  )
  return DEMO_PROVIDERS.flatMap((provider, index) =>
    names
      .slice(index * PER_PROVIDER, (index + 1) * PER_PROVIDER)
      .map(({ language, first, last }) => {
        const userName = plainName(`${first} ${last}`).replaceAll(' ', '-')
        return {
          userName,
          subject: random.id(createdAt),
          name: `${first} ${last}`,
          email: `${userName.replaceAll('-', '.')}@voorbeeld.nl`,
          phoneNumber: `0600${random.between(100_000, 999_999)}`,
          cityCode: provider.cityCode,
          language,
          address: addressIn(provider.cityCode, random),
        }
      }),
  )
}

// Real streets of the city: those of its providers, at another number.
function addressIn(cityCode: string, random: SeededRandom): string {
  const { street, postalCode } = random.pick(
    DEMO_PROVIDERS.filter((provider) => provider.cityCode === cityCode),
  )
  const streetName = street.replace(/ \d+$/, '')
  const city = cityByCode(cityCode)?.name.nl ?? ''
  return `${streetName} ${random.between(3, 149)}, ${postalCode} ${city}`
}

/** The point of the postal code of a generated address; null for another. */
export function postalCodePoint(address: string): Point | null {
  const code = postalCodeIn(address)
  const known = DEMO_PROVIDERS.find(({ postalCode }) => postalCode === code)
  return known ? { latitude: known.latitude, longitude: known.longitude } : null
}

const nl = (...names: string[]) => names.map((name) => ['nl', name] as const)
const en = (...names: string[]) => names.map((name) => ['en', name] as const)

const FIRST_NAMES = [
  ...nl('Sanne', 'Lisa', 'Emma', 'Fleur', 'Noa', 'Eva', 'Julia', 'Sophie', 'Lotte', 'Maud', 'Iris'),
  ...nl('Femke', 'Marjan', 'Ingrid', 'Petra', 'Yvonne', 'Joke', 'Truus', 'Wendy', 'Kim', 'Naomi'),
  ...nl('Fatima', 'Aïsha', 'Hanan', 'Dilara', 'Zeynep', 'Shanaya', 'Rosalie', 'Zoë', 'Chaimae'),
  ...nl('Daan', 'Bram', 'Tim', 'Jeroen', 'Pieter', 'Youssef', 'Kenji', 'Ruben', 'Sem', 'Hugo'),
  ...en('Mei', 'Chloe', 'Olivia', 'Grace', 'Priyanka', 'Amara', 'Elena', 'Katarzyna', 'Ioana'),
  ...en('Sofia', 'Hannah', 'James', 'Liam', 'Mateo', 'Arjun', 'Kwame', 'Luca'),
]

const LAST_NAMES = [
  'de Jong',
  'Jansen',
  'de Vries',
  'van den Berg',
  'Bakker',
  'Visser',
  'Smit',
  'Meijer',
  'Mulder',
  'Bos',
  'Vos',
  'Peters',
  'Hendriks',
  'Dekker',
  'Brouwer',
  'de Wit',
  'Dijkstra',
  'Kok',
  'Hofstra',
  'van Leeuwen',
  'Postma',
  'Veenstra',
  'Kuipers',
  'Scholten',
  'Pinas',
  'Ramdin',
  'Yildiz',
  'Amrani',
  'Tanaka',
  'Nowak',
  'Rossi',
  'Silva',
  'Okafor',
  'Walsh',
  'Fernandes',
  'Santokhi',
  'Lee',
  'Novák',
  'Koster',
  'Prins',
  'Blom',
  'Huisman',
  'Verhoeven',
  'El Idrissi',
  'Kaya',
  'Martens',
  'Bosman',
]
