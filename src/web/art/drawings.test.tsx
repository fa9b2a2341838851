import { readFileSync } from 'node:fs'
import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CATEGORY_KEYS } from '#domain/catalog/category.ts'
import { CategoryDrawing } from './category-drawing.tsx'
import { CoverPicture } from './cover-picture.tsx'
import { Mark, Wordmark } from './mark.tsx'
import { PortraitPicture } from './portrait-picture.tsx'
import { SceneDrawing } from './scene-drawing.tsx'
import { artFor } from './serve-art.ts'

const sprite = (name: string) =>
  readFileSync(new URL(`./drawings/${name}.svg`, import.meta.url), 'utf8')
const idsIn = (svg: string) => [...svg.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id)

test('every category has a drawing, in the order of the catalog', () => {
  expect(idsIn(sprite('categories'))).toEqual([...CATEGORY_KEYS, 'struck'])
})

test('drawings take every colour from the theme', () => {
  const colors = [sprite('categories'), sprite('brand')].flatMap((svg) =>
    [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, color]) => color),
  )
  for (const color of colors) expect(color).toMatch(/^(none|currentColor|var\(--.+\))$/)
})

test('a category drawing is decorative, and crossed out if the category is not offered', () => {
  const offered = html(<CategoryDrawing category="waxing" />)
  expect(offered).toContain('aria-hidden="true"')
  expect(offered).toMatch(/<use href="[^"]*categories\.svg[^"]*#waxing"/)
  expect(offered).not.toContain('#struck')
  const isCrossedOut = html(<CategoryDrawing category="waxing" size={36} isCrossedOut />)
  expect(isCrossedOut).toMatch(/#waxing" opacity="0.5".*#struck"/)
  expect(isCrossedOut).toContain('width="36"')
})

test('the wordmark has a name and keeps its proportions, the mark alone is decorative', () => {
  const wordmark = html(<Wordmark height={22} />)
  expect(wordmark).toContain('role="img" aria-label="Bloesem"')
  expect(wordmark).toContain('width="109" height="22"')
  expect(wordmark).toMatch(/brand\.svg[^"]*#wordmark"/)
  expect(html(<Mark size={20} />)).toMatch(/aria-hidden="true".*brand\.svg[^"]*#mark"/)
  expect(idsIn(sprite('brand'))).toEqual(['mark', 'wordmark'])
})

test('pictures have their size before they load', () => {
  expect(html(<CoverPicture userName="maison-pioen" palette="plum" />)).toBe(
    '<img src="/art/covers/maison-pioen.svg?palette=plum" alt="" width="640" height="400" loading="lazy" decoding="async"/>',
  )
  expect(html(<CoverPicture userName="maison-pioen" wide eager />)).toContain(
    'width="640" height="160" loading="eager" fetchPriority="high"',
  )
  expect(html(<PortraitPicture name="Lotte" size={48} style="bun" className="ring" />)).toBe(
    '<img src="/art/portraits/lotte.svg?style=bun" alt="" width="48" height="48" loading="lazy" decoding="async" class="rounded-full ring"/>',
  )
})

test.each(['not-found', 'nothing-found', 'no-access', 'no-bookings', 'sign-in'] as const)(
  'the drawing for %s exists',
  (name) => {
    const [, source = ''] = /src="([^"]+)"/.exec(html(<SceneDrawing of={name} />)) ?? []
    expect(artFor(source.replaceAll('&amp;', '&'))?.svg).toMatch(/^<svg /)
  },
)
