import { expect, test } from 'vitest'
import { typedBuffer, typedMinutes, typedPart, typedPrice } from './typed-amounts.ts'

test.each([
  ['42,50', 4250],
  ['42.5', 4250],
  ['€ 78,00', 7800],
  ['€\u00a0165', 16_500],
  ['EUR 12.50', 1250],
  ['78,-', 7800],
  ['78,–', 7800],
  ['0', 0],
  ['1.250', 125_000],
  ['1.250,95', 125_095],
  ['1,250.95', 125_095],
  ['10.000', 1_000_000],
])('[WORK-41] the price "%s" is %i cents', (text, cents) => {
  expect(typedPrice(text)).toBe(cents)
})

test.each(['', 'gratis', '-5', '10.001', '12,3456', '1.25.00', '12,50 p.p.', '€', ','])(
  '[WORK-41] "%s" is no price',
  (text) => {
    expect(typedPrice(text)).toBeNull()
  },
)

test.each([
  ['45', 45],
  ['45 min', 45],
  ['45 minuten', 45],
  ['1:30', 90],
  ['1 u 30', 90],
  ['1 h 05', 65],
  ['2 uur', 120],
  ['1,5 uur', 90],
  ['720', 720],
])('[WORK-41] the duration "%s" is %i minutes', (text, minutes) => {
  expect(typedMinutes(text)).toBe(minutes)
})

test('[WORK-286] a duration may have seconds, as a spreadsheet writes a time', () => {
  expect(['01:30:00', '0:45:00', '1:30:30', '1:00:00'].map(typedMinutes)).toEqual([
    90,
    45,
    null,
    60,
  ])
})

test.each([
  ['0', 0],
  [' 10 min', 10],
  ['2 uur', 120],
  ['121', null],
  ['-5', null],
  ['', null],
])('[WORK-131] the buffer "%s" is %s minutes', (text, minutes) => {
  expect(typedBuffer(text)).toBe(minutes)
})

test.each(['', '4', '721', '1:75', 'kort', '45,5', '1,33 uur', '-30'])(
  '[WORK-41] "%s" is no duration',
  (text) => {
    expect(typedMinutes(text)).toBeNull()
  },
)

test.each([
  ['1', 1],
  ['30', 30],
  ['1 uur', 60],
  ['720', 720],
  ['0', null],
  ['721', null],
  ['', null],
])('[WORK-135] the part "%s" is %s minutes', (text, minutes) => {
  expect(typedPart(text)).toBe(minutes)
})
