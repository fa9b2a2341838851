import { expect, test } from 'vitest'
import { DAY_SECONDS } from '#domain/time-units.ts'
import { coverAddress, portraitAddress } from './art-address.ts'
import { cover } from './cover/cover.ts'
import { portrait } from './portrait/portrait.ts'
import { artFor } from './serve-art.ts'

test('a cover is served for its name, with a cache time of a year', () => {
  expect(artFor('/art/covers/maison-pioen.svg')).toEqual({
    svg: cover('maison-pioen'),
    maxAgeSeconds: 365 * DAY_SECONDS,
  })
})

test('scene, palette and frieze are query parameters', () => {
  const query = { scene: 'pond', palette: 'sage', wide: true } as const
  expect(artFor('/art/covers/lotus.svg?wide=1&palette=sage&scene=pond')?.svg).toBe(
    cover('lotus', query),
  )
})

test('a portrait is served for its name and query parameters', () => {
  expect(artFor('/art/portraits/lotte.svg')?.svg).toBe(portrait('lotte'))
  expect(artFor('/art/portraits/lotte.svg?style=bun&skin=%23F6D9C8')?.svg).toBe(
    portrait('lotte', { style: 'bun', skin: '#F6D9C8' }),
  )
})

test('every address that the pages use returns its picture', () => {
  const query = { scene: 'arch', palette: 'lilac', wide: true } as const
  expect(artFor(coverAddress('nagelatelier-jordaan', query))?.svg).toBe(
    cover('nagelatelier-jordaan', query),
  )
  const looks = { style: 'beard', hair: '#A8643A' } as const
  expect(artFor(portraitAddress('joris', looks))?.svg).toBe(portrait('joris', looks))
})

test.each([
  ['Anouk', 'anouk'],
  ['anouk.vermeer@voorbeeld.nl', 'anouk-vermeer-voorbeeld-nl'],
  ['a/../../b?c#d', 'a-b-c-d'],
  ['Zoë & Renée', 'zoe-renee'],
  ['x'.repeat(128), 'x'.repeat(64)],
])('the name %s is encoded as %s', (name, written) => {
  expect(coverAddress(name)).toBe(`/art/covers/${written}.svg`)
  expect(artFor(portraitAddress(name))?.svg).toBe(portrait(written))
})

test.each([
  '/art/covers/.svg',
  '/art/covers/Maison.svg',
  '/art/covers/../secret.svg',
  '/art/covers/%2e%2e.svg',
  '/art/covers/a%00b.svg',
  '/art/covers/a b.svg',
  '/art/covers/<script>.svg',
  '/art/covers/a.png',
  '/art/covers/a.svg/b',
  `/art/covers/${'x'.repeat(65)}.svg`,
  '/art/covers/a.svg?palette=neon',
  '/art/covers/a.svg?scene=constructor',
  '/art/covers/a.svg?wide=yes',
  '/art/portraits/a.svg?style=__proto__',
  '/art/portraits/a.svg?skin=%22%3E%3Cscript%3E',
  '/art/other/a.svg',
  '/elsewhere/art/covers/a.svg',
  '',
])('there is no picture at %s', (path) => {
  expect(artFor(path)).toBeNull()
})

test('unknown query parameters are ignored', () => {
  expect(artFor('/art/covers/a.svg?utm=mail')?.svg).toBe(cover('a'))
})

test('different options have different cache entries', () => {
  artFor('/art/portraits/a.svg?skin=%23111111')
  expect(artFor('/art/portraits/a.svg?hair=%23111111')?.svg).toBe(
    portrait('a', { hair: '#111111' }),
  )
})
