import { type RandomSource, seededRandom } from '../seeded-random.ts'
import { type Point, tenths } from './geometry.ts'
import type { Ink, Palette } from './palettes.ts'

/** The sheet a scene is pasted on: flat shapes in nine inks, and the chance to place them. */
export type Sheet = RandomSource &
  Readonly<{
    path: (data: string, ink: Ink) => void
    line: (data: string, ink: Ink, width: number) => void
    circle: (center: Point, radius: number, ink: Ink) => void
    /** Everything pasted so far, as SVG. */
    shapes: () => string
  }>

export function blankSheet(seed: number, palette: Palette): Sheet {
  const pasted: string[] = []
  const fill = (ink: Ink) => `${nightFill[ink] ?? ''}fill="${palette[ink]}"`
  const stroke = (ink: Ink) => `${nightStroke[ink] ?? ''}stroke="${palette[ink]}"`
  return {
    ...seededRandom(seed),
    path: (data, ink) => {
      pasted.push(`<path d="${data}" ${fill(ink)}/>`)
    },
    line: (data, ink, width) => {
      const pen = `stroke-width="${tenths(width)}" stroke-linecap="round"`
      pasted.push(`<path d="${data}" fill="none" ${stroke(ink)} ${pen}/>`)
    },
    circle: ([x, y], radius, ink) => {
      const place = `cx="${tenths(x)}" cy="${tenths(y)}" r="${tenths(radius)}"`
      pasted.push(`<circle ${place} ${fill(ink)}/>`)
    },
    shapes: () => pasted.join(''),
  }
}

// The classes that the night rules of a cover speak of.
const nightFill: Partial<Record<Ink, string>> = { ground: 'class="b" ', moon: 'class="m" ' }
const nightStroke: Partial<Record<Ink, string>> = { stem: 'class="s" ' }
