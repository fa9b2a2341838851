import { type RandomSource, seededRandom } from '../seeded-random.ts'
import { type Point, roundToTenths } from './geometry.ts'
import type { Ink, Palette } from './palettes.ts'

/** Collects the flat shapes of a scene, with the random source that places them. */
export type SvgCanvas = RandomSource &
  Readonly<{
    path: (data: string, ink: Ink) => void
    line: (data: string, ink: Ink, width: number) => void
    circle: (center: Point, radius: number, ink: Ink) => void
    /** All shapes so far, as SVG. */
    shapes: () => string
  }>

export function createSvgCanvas(seed: number, palette: Palette): SvgCanvas {
  const elements: string[] = []
  const fill = (ink: Ink) => `${nightFill[ink] ?? ''}fill="${palette[ink]}"`
  const stroke = (ink: Ink) => `${nightStroke[ink] ?? ''}stroke="${palette[ink]}"`
  return {
    ...seededRandom(seed),
    path: (data, ink) => {
      elements.push(`<path d="${data}" ${fill(ink)}/>`)
    },
    line: (data, ink, width) => {
      const pen = `stroke-width="${roundToTenths(width)}" stroke-linecap="round"`
      elements.push(`<path d="${data}" fill="none" ${stroke(ink)} ${pen}/>`)
    },
    circle: ([x, y], radius, ink) => {
      const place = `cx="${roundToTenths(x)}" cy="${roundToTenths(y)}" r="${roundToTenths(radius)}"`
      elements.push(`<circle ${place} ${fill(ink)}/>`)
    },
    shapes: () => elements.join(''),
  }
}

// The classes of the dark mode rules in cover.ts.
const nightFill: Partial<Record<Ink, string>> = { ground: 'class="b" ', moon: 'class="m" ' }
const nightStroke: Partial<Record<Ink, string>> = { stem: 'class="s" ' }
