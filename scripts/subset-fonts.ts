/*
 * Makes the two fonts of the pages: of the whole families, which hold every weight and size, what the pages
 * show. docs/operations.md says what it needs.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont, { type AxisRange } from 'subset-font'

const { resolve } = createRequire(import.meta.url)
const folder = new URL('../src/web/font-files/', import.meta.url)
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'lnum', 'tnum']

// Headings and sums: one weight, and the drawings for sizes from 18 to 60 px (theme.css).
await make('fraunces', 'opsz', { wght: 500, opsz: { min: 18, max: 60, default: 18 } })
await make('commissioner', 'wght', { wght: { min: 400, max: 700, default: 400 } })

async function make(
  family: string,
  axis: string,
  variationAxes: Readonly<Record<string, number | AxisRange>>,
): Promise<void> {
  const whole = readFileSync(
    resolve(`@fontsource-variable/${family}/files/${family}-latin-${axis}-normal.woff2`),
  )
  const made = await subsetFont(whole, latinOf(family), {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes,
  })
  writeFileSync(new URL(`${family}-latin.woff2`, folder), made)
  console.log(`${family}: ${made.length} of ${whole.length} bytes`)
}

/** Every character the family's file for Latin is meant for. */
function latinOf(family: string): string {
  const { latin }: { latin: string } = createRequire(import.meta.url)(
    `@fontsource-variable/${family}/unicode.json`,
  )
  return latin
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((hex) => parseInt(hex, 16))
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
    })
    .join('')
}
