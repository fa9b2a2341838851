import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MAIL_COLORS } from '#platform/mail/mail-html.ts'
import { THEME_COLORS } from '#web/theme-colors.ts'

type Tokens = Record<string, string>

const theme = readTokens('src/web/theme.css')
const themes = Object.entries(theme)

// The promised contrast (WCAG 2.2: 7 is AAA for text, 4.5 AA, 3 for borders and large text).
const BODY = ['paper', 'surface', 'blush', 'petal', 'leaf-soft', 'amber-soft', 'brick-soft']
const PROMISED: [text: string, background: string, least: number][] = [
  ...BODY.map((background): [string, string, number] => ['plum', background, 7]),
  ...BODY.slice(0, 4).map((background): [string, string, number] => ['plum-2', background, 7]),
  ...['paper', 'surface', 'blush'].map((background): [string, string, number] => [
    'plum-3',
    background,
    4.5,
  ]),
  ...['paper', 'surface', 'blush', 'petal'].map((background): [string, string, number] => [
    'rose',
    background,
    4.5,
  ]),
  ...['leaf', 'amber', 'brick'].flatMap((color): [string, string, number][] => [
    [color, 'paper', 4.5],
    [color, 'surface', 4.5],
    [color, `${color}-soft`, 4.5],
  ]),
  ['rose-deep', 'petal', 4.5],
  ['rose-deep', 'rose-soft', 4.5],
  ['on-rose', 'rose', 4.5],
  ['on-rose', 'rose-deep', 4.5],
  ['on-leaf', 'leaf', 4.5],
  ['on-brick', 'brick', 4.5],
  ['on-marker', 'marker', 4.5],
  ['map-label', 'map-land', 4.5],
  ['map-label', 'map-park', 4.5],
  ['rose', 'map-land', 3],
  ['star', 'surface', 3],
  ['line-strong', 'paper', 3],
  ['line-strong', 'surface', 3],
  ['line-strong', 'blush', 3],
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

test('colours are written in the theme and the drawings only', () => {
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

/** Text and background colours that one class name sets for the same state: `bg-rose text-on-rose`. */
function colorPairs(source: string, tokens: Tokens): [text: string, background: string][] {
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
