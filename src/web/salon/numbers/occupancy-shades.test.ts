import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SHADES, shadeOf } from './occupancy-shades.ts'

type Rgb = readonly [number, number, number]
type Tokens = ReadonlyMap<string, string>

const css = readFileSync('src/web/theme.css', 'utf8')
const [day = '', night = ''] = css.split('@media screen and (prefers-color-scheme: dark)')
const themes: [string, Tokens][] = [
  ['day', tokensOf(day)],
  ['night', new Map([...tokensOf(day), ...tokensOf(night)])],
]

test.each(themes)('[WORK-72] every shade holds its number with contrast 4.5 by %s', (_, tokens) => {
  for (const { className } of SHADES) {
    const text = colorOf(/text-([a-z-]+)$/.exec(className)?.[1] ?? '', tokens)
    expect(contrast(text, backgroundOf(className, tokens)), className).toBeGreaterThanOrEqual(4.5)
  }
})

test.each([
  [0, 'under40'],
  [39, 'under40'],
  [40, 'from40'],
  [60, 'from60'],
  [75, 'from75'],
  [89, 'from75'],
  [90, 'from90'],
  [100, 'from90'],
])('[WORK-72] %i per cent has the shade %s', (percent, key) => {
  expect(shadeOf(percent)).toBe(SHADES.find((shade) => shade.key === key)?.className)
})

function tokensOf(text: string): Tokens {
  return new Map(
    [...text.matchAll(/--color-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
}

function backgroundOf(className: string, tokens: Tokens): Rgb {
  const share = Number(/_(\d+)%/.exec(className)?.[1] ?? Number.NaN) / 100
  if (Number.isNaN(share)) return colorOf(/^bg-([a-z-]+)/.exec(className)?.[1] ?? '', tokens)
  const [dark, light] = [colorOf('success', tokens), colorOf('success-soft', tokens)]
  const mixed = (at: 0 | 1 | 2) => dark[at] * share + light[at] * (1 - share)
  return [mixed(0), mixed(1), mixed(2)]
}

function colorOf(name: string, tokens: Tokens): Rgb {
  const value = tokens.get(name) ?? ''
  const other = /var\(--color-([\w-]+)\)/.exec(value)?.[1]
  if (other) return colorOf(other, tokens)
  const channel = (at: number) => Number.parseInt(value.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
