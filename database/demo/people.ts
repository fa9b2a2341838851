import { cityByCode } from '#domain/location/city.ts'
import { type Dice, dice } from './dice.ts'
import { plainName } from './plain-name.ts'
import { SALONS } from './salons/all-salons.ts'

/** Somebody who books: an account that nobody can sign in to. */
export interface Person {
  readonly userName: string
  readonly subject: string
  readonly name: string
  readonly email: string
  readonly phoneNumber: string
  /** Where they live, and so where they book. */
  readonly cityCode: string
  readonly language: 'en' | 'nl'
  /** Street, number, postcode and city, for a visit at the door. */
  readonly address: string
}

const PER_SALON = 9

/**
 * The market's customers, nine to a salon, living in the cities where the salons are.
 * @param bornAt epoch milliseconds, the time part of their subjects
 */
export function people(bornAt: number): Person[] {
  const chance = dice('people')
  const names = chance.shuffled(
    FIRST_NAMES.flatMap(([language, first]) =>
      LAST_NAMES.map((last) => ({ language, first, last })),
    ),
  )
  return SALONS.flatMap((salon, index) =>
    names.slice(index * PER_SALON, (index + 1) * PER_SALON).map(({ language, first, last }) => {
      const userName = plainName(`${first} ${last}`).replaceAll(' ', '-')
      return {
        userName,
        subject: chance.id(bornAt),
        name: `${first} ${last}`,
        email: `${userName.replaceAll('-', '.')}@voorbeeld.nl`,
        phoneNumber: `0600${chance.between(100_000, 999_999)}`,
        cityCode: salon.cityCode,
        language,
        address: addressIn(salon.cityCode, chance),
      }
    }),
  )
}

// Real streets of the city: those of its salons, at another number.
function addressIn(cityCode: string, chance: Dice): string {
  const { street, postalCode } = chance.pick(SALONS.filter((salon) => salon.cityCode === cityCode))
  const streetName = street.replace(/ \d+$/, '')
  const city = cityByCode(cityCode)?.name.nl ?? ''
  return `${streetName} ${chance.between(3, 149)}, ${postalCode} ${city}`
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
  ...[
    'de Jong',
    'Jansen',
    'de Vries',
    'van den Berg',
    'Bakker',
    'Visser',
    'Smit',
    'Meijer',
    'Mulder',
  ],
  ...[
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
  ],
  ...[
    'van Leeuwen',
    'Postma',
    'Veenstra',
    'Kuipers',
    'Scholten',
    'Pinas',
    'Ramdin',
    'Yildiz',
    'Amrani',
  ],
  ...[
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
  ],
  ...['Koster', 'Prins', 'Blom', 'Huisman', 'Verhoeven', 'El Idrissi', 'Kaya', 'Martens', 'Bosman'],
]
