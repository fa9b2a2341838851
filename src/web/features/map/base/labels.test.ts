import { expect, test } from 'vitest'
import { layOutLabels } from './labels.ts'
import type { BaseMap, BaseMapPlace } from './read-base-map.ts'

const tenPixelsALetter = (text: string) => text.length * 10
const zoom = 12
const pixel = 1 / (256 * 2 ** zoom)

test('[MAP-04] of two overlapping names the more important one stays', () => {
  const map = mapWith([aTown('Zaandam', 0, 0), aTown('Zaandijk', 30, 5)])
  expect(textsOf(map)).toEqual(['Zaandam'])
})

test('[MAP-04] names that fit are shown beside and below each other', () => {
  const map = mapWith([aTown('Zaandam', 0, 0), aTown('Zaandijk', 90, 0), aTown('Wormer', 0, 25)])
  expect(textsOf(map)).toEqual(['Zaandam', 'Zaandijk', 'Wormer'])
})

test('[MAP-04] a name along an upright canal leaves space beside it', () => {
  const canal = { kind: 'water' as const, x: 0.5, y: 0.5, turn: 90, from: 12, to: 15 }
  const map = mapWith([aTown('Jordaan', -60, 0)], [{ ...canal, name: 'Prinsengracht' }])
  expect(textsOf(map)).toEqual(['Prinsengracht', 'Jordaan'])
})

test('[MAP-04] a name on water is shown between its zooms only', () => {
  const sea = { kind: 'water' as const, name: 'Noordzee', x: 0.5, y: 0.5, turn: 0, from: 6, to: 9 }
  expect(textsOf(mapWith([], [sea]))).toEqual([])
  expect(layOutLabels(mapWith([], [sea]), 9, tenPixelsALetter)).toHaveLength(1)
})

test('[MAP-04] at street zoom a provider’s street is below it and overlaps no name or marker', () => {
  const near = { zoom: 15, pixel: 1 / (256 * 2 ** 15) }
  const marker = (street: string | undefined, right: number, below: number) => ({
    street,
    x: 0.5 + right * near.pixel,
    y: 0.5 + below * near.pixel,
  })
  const map = mapWith([{ ...aTown('Jordaan', 0, 0), kind: 'quarter' }])
  const streets = (...markers: ReturnType<typeof marker>[]) =>
    layOutLabels(map, near.zoom, tenPixelsALetter, markers).map(({ text }) => text)
  expect(streets(marker('Lindengracht', 0, -100))).toEqual(['Jordaan', 'Lindengracht'])
  expect(streets(marker('Lindengracht', 0, -12))).toEqual(['Jordaan'])
  expect(streets(marker('Lindengracht', 0, 100), marker(undefined, 20, 130))).toEqual(['Jordaan'])
  expect(layOutLabels(map, 13, tenPixelsALetter, [marker('Lindengracht', 0, -100)])).toHaveLength(1)
})

function textsOf(map: BaseMap): string[] {
  return layOutLabels(map, zoom, tenPixelsALetter).map(({ text }) => text)
}

function mapWith(places: BaseMapPlace[], names: BaseMap['names'] = []): BaseMap {
  return { shores: [], rivers: [], borders: [], dams: [], places, names }
}

/** A town at an offset in pixels from the centre. */
function aTown(name: string, right: number, below: number): BaseMapPlace {
  return {
    kind: 'town',
    name,
    x: 0.5 + right * pixel,
    y: 0.5 + below * pixel,
    inhabitants: 20_000,
  }
}
