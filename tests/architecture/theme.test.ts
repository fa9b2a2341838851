import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MAIL_COLORS } from '#platform/mail/mail-html.ts'
import { THEME_COLORS } from '#web/theme-colors.ts'

type Tokens = Record<string, string>

const OFFLINE_PAGE = 'src/worker/page-html.ts'

const theme = readTheme()
const themes = Object.entries({ day: theme.day, night: theme.night })

// What the look promises (WCAG 2.2: 7 is AAA for text, 4.5 AA, 3 for borders and large things).
const SURFACES = ['page', 'surface', 'surface-soft', 'surface-accent']
const PROMISED: [text: string, ground: string, least: number][] = [
  ...pairs(['text'], [...SURFACES, 'success-soft', 'warning-soft', 'danger-soft'], 7),
  ...pairs(['muted'], SURFACES, 7),
  ...pairs(['subtle'], ['page', 'surface', 'surface-soft'], 4.5),
  ...pairs(['accent'], SURFACES, 4.5),
  ...['success', 'warning', 'danger'].flatMap((signal) =>
    pairs([signal], ['page', 'surface', `${signal}-soft`], 4.5),
  ),
  ...pairs(['accent-strong'], ['surface-accent', 'accent-soft'], 4.5),
  ...pairs(['on-accent'], ['accent', 'accent-strong'], 4.5),
  ['on-inverse', 'inverse', 4.5],
  ['on-success', 'success', 4.5],
  ['on-danger', 'danger', 4.5],
  ['on-marker', 'marker', 4.5],
  ['map-label', 'map-land', 4.5],
  ['map-label', 'map-park', 4.5],
  ['accent', 'map-land', 3],
  ['star', 'surface', 3],
  ...pairs(['line-strong', 'focus'], ['page', 'surface', 'surface-soft'], 3),
]

test.each(themes)('every promised pair of colours has its contrast by %s', (_name, tokens) => {
  const weak = PROMISED.filter(
    ([text, background, least]) => contrast(tokens, text, background) < least,
  )
  expect(weak).toEqual([])
})

test.each(themes)(
  'text and background colours in one class name have contrast 4.5 by %s',
  (_name, tokens) => {
    const pairs = screens().flatMap(({ text }) => colorPairs(text, tokens))
    expect(pairs.length).toBeGreaterThan(20)
    expect(pairs.filter(([text, background]) => contrast(tokens, text, background) < 4.5)).toEqual(
      [],
    )
  },
)

test('[MAP-01] the marker below a rating of 4.5 is dark grey', () => {
  const { marker = '' } = theme.day
  const channels = [1, 3, 5].map((at) => Number.parseInt(marker.slice(at, at + 2), 16))
  expect(Math.max(...channels) - Math.min(...channels)).toBeLessThan(10)
  expect(luminance(marker)).toBeLessThan(0.1)
})

test('every colour has a value for dark mode', () => {
  expect(Object.keys(theme.night).sort()).toEqual(Object.keys(theme.day).sort())
})

// Separate style sheets, which must have the colours of the theme.
const SEPARATE_STYLES = ['src/identity/pages/assets/identity.css', 'src/api/http/plain-page.ts']

test.each(SEPARATE_STYLES)('%s has the colours of the theme, light and dark', (path) => {
  const own = readTokens(path)
  expect(theme.day).toMatchObject(own.day)
  expect(theme.night).toMatchObject(own.night)
  expect(Object.keys(own.night)).toEqual(Object.keys(own.day))
})

test('mails have the colours of the theme', () => {
  expect(theme).toMatchObject(MAIL_COLORS)
})

test('the browser’s theme colour is that of the page', () => {
  expect(THEME_COLORS).toEqual({ light: theme.day.paper, dark: theme.night.paper })
})

test('a role has a colour of the palette, and components name the role', () => {
  const { roles } = theme
  expect(Object.keys(roles).length).toBeGreaterThan(15)
  expect(Object.values(roles).filter((name) => !(name in theme.palette))).toEqual([])
  const palette = Object.values(roles).toSorted((a, b) => b.length - a.length)
  const named = new RegExp(
    `(?:bg|text|border|fill|stroke|outline|ring|divide|--color)-(?:${palette.join('|')})(?![\\w-])`,
    'g',
  )
  const written = [...screens(), { path: OFFLINE_PAGE, text: readFileSync(OFFLINE_PAGE, 'utf8') }]
  const found = written.flatMap(({ path, text }) =>
    [...text.matchAll(/'[^'\n]*'|"[^"\n]*"|var\([^)]*\)/g)].flatMap(([classes]) =>
      [...classes.matchAll(named)].map(([name]) => `${path}: ${name}`),
    ),
  )
  expect(found).toEqual([])
})

test('outside the theme and the drawings no colour is written down', () => {
  const literal = /#(?:[\da-f]{3,4}){1,2}\b(?!\/)|\b(?:rgb|hsl|oklch)a?\(/i
  const palette = /\b(?:bg|text|border|fill|stroke|from|to)-(?:white|black|[a-z]+-\d{2,3})\b/
  const written = screens().filter(({ text }) => {
    const words = text.replaceAll(/^import .*$/gm, '')
    return literal.test(words) || palette.test(words)
  })
  expect(written.map(({ path }) => path)).toEqual([])
})

function screens(): { path: string; text: string }[] {
  const named = /^src\/web\/(theme\.css|theme-colors\.ts|art\/)|\/mail-html\.ts$|\.test\.tsx?$/
  return globSync('src/{web,api,identity,platform}/**/*.{ts,tsx,css}')
    .filter((path) => !named.test(path) && !SEPARATE_STYLES.includes(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

/** The palette and the roles, which have its colours by day and night. */
function readTheme() {
  const palette = readTokens('src/web/theme.css')
  const roles = Object.fromEntries(
    [
      ...readFileSync('src/web/theme.css', 'utf8').matchAll(
        /--color-([a-z\d-]+): var\(--color-([a-z\d-]+)\);/g,
      ),
    ].map(([, role = '', name = '']) => [role, name]),
  )
  const withRoles = (tokens: Tokens): Tokens => ({
    ...tokens,
    ...Object.fromEntries(Object.entries(roles).map(([role, name]) => [role, tokens[name] ?? ''])),
  })
  const { day, night } = palette
  return { palette: day, roles, day: withRoles(day), night: withRoles(night) }
}

function pairs(
  texts: readonly string[],
  grounds: readonly string[],
  least: number,
): [text: string, ground: string, least: number][] {
  return texts.flatMap((text) =>
    grounds.map((ground): [string, string, number] => [text, ground, least]),
  )
}

function readTokens(path: string): { day: Tokens; night: Tokens } {
  const [day = '', night = ''] = readFileSync(path, 'utf8').split('prefers-color-scheme: dark')
  const read = (css: string): Tokens =>
    Object.fromEntries(
      [...css.matchAll(/--color-([a-z\d-]+): (#[\da-f]{6}|rgb\([^)]*\));/g)].map(
        ([, name, value]) => [name, value],
      ),
    )
  return { day: read(day), night: read(night) }
}

/** Ink and ground that one class name sets for the same state: `bg-accent text-on-accent`. */
function colorPairs(source: string, tokens: Tokens): [text: string, ground: string][] {
  return [...source.matchAll(/'[^'\n]*'|"[^"\n]*"/g)].flatMap(([classes]) => {
    const states = new Map<string, { text?: string; bg?: string }>()
    for (const [, state = '', kind, token = ''] of classes.matchAll(
      /(?<=['"\s])((?:[\w[\]-]+:)*)(text|bg)-([a-z\d-]+)(?=['"\s])/g,
    )) {
      if (token in tokens) states.set(state, { ...states.get(state), [kind as string]: token })
    }
    return [...states.values()].flatMap(({ text, bg }) =>
      text && bg ? [[text, bg] as [string, string]] : [],
    )
  })
}

function contrast(tokens: Tokens, text: string, background: string): number {
  const [lighter = 0, darker = 0] = [text, background]
    .map((name) => luminance(tokens[name] ?? ''))
    .sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
