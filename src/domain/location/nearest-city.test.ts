import { expect, test } from 'vitest'
import { CITIES } from './city.ts'
import { citiesAround, nearestCity } from './nearest-city.ts'

test('the nearest city is the one with the nearest centre', () => {
  for (const city of CITIES) expect(nearestCity(city)).toBe(city)
  expect(nearestCity({ latitude: 52.35, longitude: 4.83 }).name.en).toBe('Amsterdam')
  expect(nearestCity({ latitude: 52.33, longitude: 4.78 }).name.en).toBe('Hoofddorp')
})

test('near Haarlem are Hoofddorp and Amsterdam, near Vlieland the nearest city at any distance', () => {
  const codes = (latitude: number, longitude: number) =>
    citiesAround({ latitude, longitude }, 25).map(({ cityCode }) => cityCode)
  expect(codes(52.3874, 4.6462)).toEqual(['NL02', 'NL38'])
  expect(codes(53.25, 4.95)).toEqual(['NL362'])
})
