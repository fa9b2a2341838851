import { expect, test } from 'vitest'
import { CATEGORY_KEYS } from '#domain/catalogue/category.ts'
import { FREE_CONSULTATION, serviceCodes } from '#domain/catalogue/service-codes.ts'
import { TREATMENTS, vatRateOf } from './by-category.ts'

test.for(CATEGORY_KEYS)(
  '[DATA-01] the treatments of %s have codes of their range and words in both languages',
  (category) => {
    const treatments = TREATMENTS[category]
    const codes = treatments.map(({ code }) => code)
    expect(serviceCodes(category)).toEqual(expect.arrayContaining(codes))
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.length).toBeGreaterThanOrEqual(Math.min(9, serviceCodes(category).length))
    for (const { en, nl, section, minutes, euros, goesWith } of treatments) {
      expect([...en, ...nl, section.en, section.nl].every((words) => words.length > 2)).toBe(true)
      expect(minutes % 5).toBe(0)
      expect(euros[0]).toBeLessThanOrEqual(euros[1])
      if (goesWith !== undefined) expect(codes).toContain(goesWith)
    }
  },
)

test('a consultation is free, hair is taxed at 9 % and nails at 21 %', () => {
  const consultation = TREATMENTS.makeupArtist.find(({ code }) => code === FREE_CONSULTATION)
  expect(consultation?.euros).toEqual([0, 0])
  expect([vatRateOf('hairStyling'), vatRateOf('nailArtist')]).toEqual([9, 21])
})
