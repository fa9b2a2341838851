import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hairStyles } from './hair.ts'
import { type PortraitOptions, portrait } from './portrait.ts'

const anouk: PortraitOptions = {
  skin: '#F3CDB8',
  hair: '#6B3B2A',
  garment: '#B1275A',
  ground: '#D7E2D2',
  style: 'long',
}
const daan = { skin: '#E5B08F', garment: '#4F7A5B', ground: '#F8DDD8' } as const
const fleur = { skin: '#F3CDB8', hair: '#A8643A', garment: '#3F5E73', ground: '#F9DEC6' } as const
const imani = { skin: '#6E4330', hair: '#2B1B22', garment: '#D9973A', ground: '#F8DDD8' } as const
const joris = { skin: '#F6D9C8', hair: '#A8643A', garment: '#3F5E73', ground: '#F6E6BE' } as const
const lotte = { skin: '#F6D9C8', hair: '#D9A55B', garment: '#7A4A86', ground: '#E6D9E3' } as const
const mei = { skin: '#E5B08F', hair: '#2B1B22', garment: '#C4523F', ground: '#DCE6EA' } as const
const samira = { skin: '#C98C66', garment: '#4F7A5B', ground: '#F9DEC6' } as const

// Hashes of the designed drawings: if one fails, the drawing is wrong and not the test.
test.each<[string, PortraitOptions, string]>([
  ['anouk', anouk, 'ecdbb467f7cf5b94'],
  ['daan', { ...daan, style: 'short' }, 'ab6ef71b4f207fbc'],
  ['fleur', { ...fleur, style: 'ponytail' }, '772f4766c70deb23'],
  ['imani', { ...imani, style: 'curls' }, '38a907efa82ad509'],
  ['joris', { ...joris, style: 'beard' }, 'fc157638cdc62d1d'],
  ['lotte', { ...lotte, style: 'bun' }, '529cdbccb61ce827'],
  ['mei', { ...mei, style: 'bob' }, '9a0ef3cfa407555f'],
  ['samira', { ...samira, style: 'scarf' }, '411116ed8530b56f'],
])('%s equals its design', (name, options, fingerprint) => {
  expect(fingerprintOf([portrait(name, options)])).toBe(fingerprint)
})

test('the portraits of 120 names equal the designed pictures', () => {
  const names = Array.from({ length: 120 }, (_, i) => `salon-${i + 1}`)
  expect(fingerprintOf(names.map((name) => portrait(name)))).toBe('1ce08f1b9c948c1d')
})

test.each(hairStyles)('%s is small and complete', (style) => {
  const svg = portrait('joris', { style })
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 96 96">.*<\/svg>$/)
  expect(svg).not.toMatch(/NaN|undefined/)
  expect(svg.length).toBeLessThan(2_500)
})

test('a scarf is clipped to the garment, and no blossom is on it', () => {
  const svg = portrait('samira', { style: 'scarf', garment: '#4F7A5B', hair: '#123456' })
  expect(svg).not.toMatch(/#123456|<ellipse/)
})

function fingerprintOf(pictures: string[]): string {
  return createHash('sha256').update(pictures.join('\n')).digest('hex').slice(0, 16)
}
