import { type Curve, curveData, d, headingOn, type Point, pointOn, turned } from './geometry.ts'
import type { Ink } from './palettes.ts'
import type { Sheet } from './sheet.ts'

type Leaf = {
  at: Point
  angle: number
  length: number
  width: number
  inks?: readonly [left: Ink, right: Ink]
}

/** Two halves about a bent vein, like folded paper. */
export function leaf(sheet: Sheet, { at, angle, length, width, inks }: Leaf): void {
  const to = turned(at, angle)
  const bend = sheet.between(-0.12, 0.12) * length
  const half = (side: -1 | 1) => {
    const belly = side * width
    return [
      d`M${to(0, 0)}`,
      d`C${to(length * 0.25, belly)} ${to(length * 0.7, belly * 0.9)} ${to(length, bend)}`,
      d`Q${to(length * 0.5, bend * 0.4)} ${to(0, 0)}Z`,
    ].join('')
  }
  const [left, right] = inks ?? ['leafDark', 'leafLight']
  sheet.path(half(-1), left)
  sheet.path(half(1), right)
}

type Leafing = {
  leaves: number
  length: number
  width: number
  /** Where along the stem the first and the last leaf sit, from 0 to 1. */
  from: number
  to: number
}

/** A stem with leaves in turn left and right, smaller towards the tip. */
export function leafyStem(sheet: Sheet, curve: Curve, leafing: Leafing): void {
  const { leaves, length, width, from, to } = leafing
  sheet.line(curveData(curve), 'stem', 4)
  for (let i = 0; i < leaves; i++) {
    const t = from + (i * (to - from)) / Math.max(1, leaves - 1)
    const side = i % 2 ? 1 : -1
    const scale = 1 - t * 0.45
    leaf(sheet, {
      at: pointOn(curve, t),
      angle: headingOn(curve, t) + side * sheet.between(0.55, 0.85),
      length: length * scale * sheet.between(0.85, 1.1),
      width: width * scale,
    })
  }
}

/** A thin twig with six berries. */
export function sprig(sheet: Sheet, at: Point, angle: number, length: number): void {
  const to = turned(at, angle)
  sheet.line(d`M${to(0, 0)}Q${to(length * 0.5, length * 0.08)} ${to(length, 0)}`, 'stem', 2)
  for (let i = 1; i < 7; i++) {
    const along = (length * i) / 6.4
    const berry = to(along, (i % 2 ? 1 : -1) * length * 0.13)
    sheet.line(d`M${to(along - length * 0.06, 0)}L${berry}`, 'stem', 1.5)
    sheet.circle(berry, length * 0.045, 'heart')
  }
}

/** Eleven leaflets a side; one path a side and whole pixels, so that it stays small in bytes. */
export function fern(sheet: Sheet, at: Point, angle: number, length: number): void {
  const exactly = turned(at, angle)
  const to = (along: number, aside: number): Point => {
    const [x, y] = exactly(along, aside)
    return [Math.round(x), Math.round(y)]
  }
  sheet.line(d`M${to(0, 0)}Q${to(length * 0.5, length * 0.05)} ${to(length, 0)}`, 'stem', 2)
  for (const side of [-1, 1]) {
    let leaflets = ''
    for (let i = 0; i < 11; i++) {
      const foot = length * (0.12 + i * 0.08)
      const size = length * 0.27 * Math.sin(0.35 + ((11 - i) / 11) * 2.2)
      leaflets += leaflet((along, aside) => to(foot + along, side * aside), size)
    }
    sheet.path(leaflets, side < 0 ? 'leafDark' : 'leafLight')
  }
}

function leaflet(to: (along: number, aside: number) => Point, size: number): string {
  const forth = size * 0.58
  const out = size * 0.81
  const belly = size * 0.2
  return [
    d`M${to(0, 0)}`,
    d`Q${to(forth * 0.4 - belly, out * 0.5 + belly * 0.4)} ${to(forth, out)}`,
    d`Q${to(forth * 0.6 + belly, out * 0.4 - belly * 0.4)} ${to(0, 0)}Z`,
  ].join('')
}
