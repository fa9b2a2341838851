import { expect, test } from 'vitest'
import { CATEGORY_KEYS } from './category.ts'
import { starterMenu } from './starter-menu.ts'

const nothing = new Set<string>()

test.each(CATEGORY_KEYS)(
  '[WORK-46] the starter menu of %s has treatments first, then their add-ons',
  (category) => {
    const menu = starterMenu(category, nothing)
    const codes = new Set(menu.map(({ treatment }) => treatment.code))
    const isAddon = menu.map(({ treatment }) => treatment.isAddon ?? false)
    expect(isAddon).toEqual(isAddon.toSorted((one, other) => Number(one) - Number(other)))
    expect(isAddon.filter((each) => !each).length).toBeGreaterThan(2)
    for (const { treatment, priceCents } of menu) {
      const [lowest, highest] = treatment.euros
      expect(priceCents % 50).toBe(0)
      expect(priceCents).toBeGreaterThanOrEqual(lowest * 100)
      expect(priceCents).toBeLessThanOrEqual(highest * 100)
      if (treatment.goesWith) expect(codes).toContain(treatment.goesWith)
    }
  },
)

test('[WORK-46] what is on the menu already is left out', () => {
  const codes = starterMenu('hairStyling', nothing).map(({ treatment }) => treatment.code)
  const [first = '', ...others] = codes
  const rest = starterMenu('hairStyling', new Set([first]))
  expect(rest.map(({ treatment }) => treatment.code)).toEqual(others)
})
