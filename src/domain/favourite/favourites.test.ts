import fc from 'fast-check'
import { expect, test } from 'vitest'
import { providerUserName } from '../identifiers.ts'
import { type Favourites, MAX_FAVOURITES, withFavourite, withoutFavourite } from './favourites.ts'

const [pioen, iris, lotus] = ['maison-pioen', 'salon-iris', 'lotus-en-linnen'].map(
  providerUserName,
) as [Favourites[number], Favourites[number], Favourites[number]]

test('[ORDER-05] a new favourite comes first; an existing one keeps its place', () => {
  expect(withFavourite([pioen], iris)).toEqual([iris, pioen])
  expect(withFavourite([iris, pioen], pioen)).toEqual([iris, pioen])
  expect(withoutFavourite([iris, pioen], iris)).toEqual([pioen])
  expect(withoutFavourite([iris], lotus)).toEqual([iris])
})

test('[ORDER-05] after any presses no provider is listed twice and the list stays within its maximum', () => {
  const presses = fc.array(fc.tuple(fc.boolean(), fc.nat({ max: 300 })), { maxLength: 600 })
  fc.assert(
    fc.property(presses, (pressed) => {
      let favourites: Favourites = []
      for (const [keeps, number] of pressed) {
        const salon = providerUserName(`salon-${number}`)
        favourites = (keeps ? withFavourite : withoutFavourite)(favourites, salon)
        expect(favourites.includes(salon)).toBe(keeps)
      }
      expect(new Set(favourites).size).toBe(favourites.length)
      expect(favourites.length).toBeLessThanOrEqual(MAX_FAVOURITES)
    }),
  )
})
