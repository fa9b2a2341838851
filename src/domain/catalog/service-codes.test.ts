import { expect, test } from 'vitest'
import { CATEGORY_KEYS, type CategoryKey } from './category.ts'
import { categoryOf, FREE_CONSULTATION, serviceCodes } from './service-codes.ts'

test.each<[CategoryKey, string, string, number]>([
  ['nailArtist', '0001', '0025', 25],
  ['makeupArtist', '10001', FREE_CONSULTATION, 20],
  ['hairStyling', '20001', '20014', 14],
  ['facialTreatments', '30001', '30010', 10],
  ['waxing', '40001', '40010', 10],
  ['bodyTreatments', '50001', '50010', 10],
  ['spaServices', '60001', '60009', 9],
  ['facePainting', '70001', '70033', 33],
  ['hennaDesigns', '80001', '80030', 30],
  ['lashAndBrowService', '90001', '90038', 38],
  ['laserTreatment', '100001', '100026', 26],
  ['threading', '110001', '110010', 10],
  ['epilation', '120001', '120006', 6],
])('[DATA-01] %s has the codes %s to %s', (category, first, last, count) => {
  const codes = serviceCodes(category)
  expect([codes.at(0), codes.at(-1), codes.length]).toEqual([first, last, count])
})

test('[DATA-01] a code belongs to one category', () => {
  for (const category of CATEGORY_KEYS) {
    for (const code of serviceCodes(category)) expect(categoryOf(code)).toBe(category)
  }
})

test.each(['1', '0000', '0026', '10020', '20015', '120007', '00001', '', 'free_consultation'])(
  '[DATA-01] "%s" is not a code',
  (code) => {
    expect(categoryOf(code)).toBeNull()
  },
)
