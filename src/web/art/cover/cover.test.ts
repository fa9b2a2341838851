import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { type CoverOptions, cover } from './cover.ts'
import { paletteNames, sceneNames } from './cover-style.ts'
import { palettes } from './palettes.ts'

// Hashes of the designed drawings. A salon's picture must never change: if one of these fails, the
// drawing is wrong and not the test.
test.each<[string, CoverOptions, string]>([
  ['atelier-blauweregen', { scene: 'wisteria', palette: 'lilac' }, '43edf1a8ba17aff7'],
  ['buiten-de-stad', { scene: 'field', palette: 'butter' }, '29fddebf38e1723d'],
  ['de-stille-kamer', { scene: 'vase', palette: 'peach' }, 'd14a5f11cda60c5d'],
  ['haarlem-hair-studio', { scene: 'meadow', palette: 'sage' }, 'c27feae49f7084d7'],
  ['henna-door-samira', { scene: 'arch', palette: 'peach' }, 'd2e63d38edc37254'],
  ['huidpraktijk-oost', { scene: 'bloom', palette: 'blush' }, '05a74cfe078e3e51'],
  ['kapper-aan-de-gracht', { scene: 'vase', palette: 'sage' }, '456f3d9c90e86ccf'],
  ['lash-lab-de-pijp', { scene: 'tulips', palette: 'butter' }, '3b50579936414720'],
  ['lotus-en-linnen', { scene: 'pond', palette: 'sage' }, '4d77de4e121bbe5a'],
  ['lotus-en-linnen', { scene: 'pond', palette: 'sage', wide: true }, 'fae4e8dfca1b925b'],
  ['maison-pioen', { scene: 'bloom', palette: 'plum' }, 'b24aa6266e8e22d5'],
  ['maison-pioen', { scene: 'bloom', palette: 'plum', wide: true }, 'cae5ed728e6e89a7'],
  ['nagelatelier-jordaan', { scene: 'arch', palette: 'lilac' }, 'f96984f32e6818ce'],
  ['salon-kersenbloesem', { scene: 'branch', palette: 'blush' }, '280f64fc6a2fd993'],
  ['studio-wimper', { scene: 'branch', palette: 'plum' }, '35d71dfb77d43c03'],
  ['studio-wimper', { scene: 'branch', palette: 'plum', wide: true }, '4a01357fe67e3f1b'],
])('%s with %o equals the designed picture', (name, options, fingerprint) => {
  expect(fingerprintOf([cover(name, options)])).toBe(fingerprint)
})

test('the covers and friezes of 120 names equal the designed pictures', () => {
  const names = Array.from({ length: 120 }, (_, i) => `salon-${i + 1}`)
  expect(fingerprintOf(names.map((name) => cover(name)))).toBe('8a541cc33370ac42')
  const friezes = names.map((name) => cover(name, { wide: true }))
  expect(fingerprintOf(friezes)).toBe('3942c8fba5940346')
})

test('every scene in every palette equals the designed picture', () => {
  const all = sceneNames.flatMap((scene) =>
    paletteNames.map((palette) => cover('maison-pioen', { scene, palette })),
  )
  expect(fingerprintOf(all)).toBe('a225db6d1d2818a3')
})

test.each(sceneNames)('%s is flat, small and complete', (scene) => {
  const svg = cover('haarlem-hair-studio', { scene })
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 640 400"[^>]*>.*<\/svg>$/)
  expect(svg).not.toMatch(
    /NaN|undefined|<filter|Gradient|<script|<image|https?:(?!\/\/www\.w3\.org)/,
  )
  expect(svg.length).toBeLessThan(62_000)
})

test('another palette does not change the drawing', () => {
  const shapes = (svg: string) => svg.replaceAll(/#[0-9A-F]{6}/g, '')
  expect(shapes(cover('huidpraktijk-oost', { palette: 'sage' }))).toBe(
    shapes(cover('huidpraktijk-oost', { palette: 'butter' })),
  )
})

test('in dark mode the ground, the moon and the stems change', () => {
  const { night } = palettes.peach
  const svg = cover('de-stille-kamer', { scene: 'vase', palette: 'peach' })
  expect(svg).toContain(
    `<style>@media(prefers-color-scheme:dark){.b{fill:${night.ground}}.m{fill:${night.moon}}.s{stroke:${night.stem}}}</style>`,
  )
  for (const marked of [/class="b" fill/, /class="m" fill/, /class="s" stroke/]) {
    expect(svg).toMatch(marked)
  }
})

test('a frieze shows the scene once and mirrored on both sides', () => {
  const svg = cover('lotus-en-linnen', { wide: true })
  expect(svg).toContain('viewBox="-400 20 1440 360"')
  expect(svg.match(/<use href="#c"/g)).toHaveLength(2)
})

test('no part of the name is in the picture', () => {
  expect(cover('"><script>alert(1)</script>')).not.toContain('script')
})

function fingerprintOf(pictures: string[]): string {
  return createHash('sha256').update(pictures.join('\n')).digest('hex').slice(0, 16)
}
