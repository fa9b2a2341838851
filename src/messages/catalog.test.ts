import { expect, test } from 'vitest'
import { CATEGORY_KEYS } from '#domain/catalog/category.ts'
import { CITIES } from '#domain/location/city.ts'
import { catalog as english } from './en/catalog.ts'
import { catalog as dutch } from './nl/catalog.ts'

test.for([
  ['English', english, 'en'],
  ['Dutch', dutch, 'nl'],
] as const)(
  '[DATA-01, DATA-02] %s has a name for every category, city and province',
  ([, words, language]) => {
    expect(Object.keys(words.categories)).toEqual([...CATEGORY_KEYS])
    expect(words.cities).toEqual(
      Object.fromEntries(CITIES.map(({ cityCode, name }) => [cityCode, name[language]])),
    )
    expect(Object.keys(words.provinces).sort()).toEqual(
      [...new Set(CITIES.map(({ province }) => province))].sort(),
    )
  },
)
