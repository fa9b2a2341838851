import { expect, test } from 'vitest'
import { CATEGORY_KEYS } from '../category.ts'
import { FREE_CONSULTATION, serviceCodes } from '../service-codes.ts'
import { TREATMENTS, vatRateOf } from './by-category.ts'

test.for(CATEGORY_KEYS)(
  '[DATA-01] every code of %s has one treatment, and none is left over',
  (category) => {
    const codes = TREATMENTS[category].map(({ code }) => code)
    expect(codes.toSorted()).toEqual(serviceCodes(category).toSorted())
  },
)

test.for(CATEGORY_KEYS)(
  '[DATA-01] the treatments of %s have names of their own in both languages',
  (category) => {
    const treatments = TREATMENTS[category]
    for (const language of ['en', 'nl'] as const) {
      const names = treatments.map((treatment) => treatment[language][0])
      expect(new Set(names).size).toBe(names.length)
      for (const treatment of treatments) {
        const [name, description] = treatment[language]
        expect(name).toMatch(/^\S.{1,58}\S$/)
        expect(description).toMatch(/^\S.{6,98}[.?]$/)
        expect(treatment.section[language]).toMatch(/^\S.+\S$/)
      }
    }
  },
)

test.for(CATEGORY_KEYS)(
  '[DATA-01] the treatments of %s take and cost what a visit may',
  (category) => {
    for (const { code, minutes, euros, isAddon, goesWith } of TREATMENTS[category]) {
      const [lowest, highest] = euros
      expect([code, minutes % 5, lowest <= highest]).toEqual([code, 0, true])
      expect(minutes).toBeGreaterThanOrEqual(5)
      expect(minutes).toBeLessThanOrEqual(isAddon ? 30 : 480)
      expect(highest).toBeLessThanOrEqual(isAddon ? 40 : 540)
      // A free talk, or at least thirty cents and at most five euros a minute.
      if (highest > 0) expect(lowest / minutes).toBeGreaterThanOrEqual(0.3)
      expect(highest / minutes).toBeLessThanOrEqual(5)
      if (goesWith !== undefined) expect(isAddon && serviceCodes(category)).toContain(goesWith)
    }
  },
)

test('the treatments under a heading of the catalog are adjacent', () => {
  for (const treatments of Object.values(TREATMENTS)) {
    const headings = treatments.map(({ section }) => section.en)
    const blocks = headings.filter((heading, index) => heading !== headings[index - 1])
    expect(new Set(blocks).size).toBe(blocks.length)
  }
})

test('every category has add-ons besides its main treatments, and only consultations are free', () => {
  for (const treatments of Object.values(TREATMENTS)) {
    expect(treatments.filter(({ isAddon }) => isAddon).length).toBeGreaterThan(0)
    const free = treatments.filter(({ euros }) => euros[1] === 0)
    for (const { minutes, isAddon } of free)
      expect([minutes <= 30, isAddon]).toEqual([true, undefined])
  }
  const consultation = TREATMENTS.makeupArtist.find(({ code }) => code === FREE_CONSULTATION)
  expect(consultation?.euros).toEqual([0, 0])
})

test('hair, sauna and floating have 9 % VAT, everything else 21 %', () => {
  const low = CATEGORY_KEYS.flatMap((category) =>
    TREATMENTS[category].filter(({ code }) => vatRateOf(code) === 9).map(({ code }) => code),
  )
  expect(low).toEqual([...serviceCodes('hairStyling'), '60001', '60002'])
})
