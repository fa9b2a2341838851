import type { Language } from '#messages/language.ts'
import { decodeLine, smooth, type WorldLine, worldPoint } from './lines.ts'

/** The file written by `scripts/generate-base-map.ts`; lines are encoded, see `decodeLine`. */
export interface PackedBaseMap {
  scale: number
  shores: string[]
  rivers: [widthMetres: number, line: string][]
  borders: string[]
  dams: string[]
  places: PackedPlaces
  quarters: PackedPlaces
  stations: PackedPlaces
  waters: NameOnMap[]
  lands: NameOnMap[]
  /** Local name → English name, where they differ. */
  english: Record<string, string>
}

interface PackedPlaces {
  names: string[]
  at: string
  inhabitants: number[]
}

interface NameOnMap {
  nl: string
  /** Absent if it equals the Dutch name. */
  en?: string
  /** Longitude, latitude. */
  at: [number, number]
  /** Degrees, clockwise. */
  turn: number
  /** First and last zoom that show it. */
  from: number
  to: number
}

/** The decoded map in world units. */
export interface BaseMap {
  /** Rings of land, lakes and islands in lakes; filled even-odd. */
  shores: WorldLine[]
  rivers: { widthMetres: number; line: WorldLine }[]
  borders: WorldLine[]
  dams: WorldLine[]
  /** The most important first. */
  places: BaseMapPlace[]
  names: AreaName[]
}

export interface BaseMapPlace {
  kind: 'town' | 'quarter' | 'station'
  name: string
  x: number
  y: number
  inhabitants: number
}

export interface AreaName {
  kind: 'water' | 'land'
  name: string
  x: number
  y: number
  turn: number
  from: number
  to: number
}

/** Decodes the file, with names in one language. */
export function readBaseMap(packed: PackedBaseMap, language: Language): BaseMap {
  const line = (text: string) => decodeLine(text, packed.scale)
  const smoothLine = (text: string) => smooth(smooth(line(text)))
  const places = (
    kind: BaseMapPlace['kind'],
    { names, at, inhabitants }: PackedPlaces,
  ): BaseMapPlace[] => {
    const points = line(at)
    return names.map((name, index) => ({
      kind,
      name: (language === 'en' && packed.english[name]) || name,
      x: points[2 * index] ?? 0,
      y: points[2 * index + 1] ?? 0,
      inhabitants: inhabitants[index] ?? 0,
    }))
  }
  return {
    shores: packed.shores.map(smoothLine),
    rivers: packed.rivers.map(([widthMetres, text]) => ({ widthMetres, line: smoothLine(text) })),
    borders: packed.borders.map(smoothLine),
    dams: packed.dams.map(line),
    places: [
      ...places('town', packed.places),
      ...places('station', packed.stations),
      ...places('quarter', packed.quarters),
    ],
    names: [
      ...packed.waters.map((name) => areaName('water', name, language)),
      ...packed.lands.map((name) => areaName('land', name, language)),
    ],
  }
}

function areaName(kind: AreaName['kind'], name: NameOnMap, language: Language): AreaName {
  const [longitude, latitude] = name.at
  return {
    kind,
    name: (language === 'en' && name.en) || name.nl,
    ...worldPoint(longitude, latitude),
    turn: name.turn,
    from: name.from,
    to: name.to,
  }
}
