import { type Curve, curveData, d, headingOn, type Point, pointOn, toPage } from './geometry.ts'
import type { Ink } from './palettes.ts'
import type { SvgCanvas } from './svg-canvas.ts'

type Leaf = {
  at: Point
  angle: number
  length: number
  width: number
  inks?: readonly [left: Ink, right: Ink]
}

/** A leaf of two halves with a bent vein between them. */
export function leaf(canvas: SvgCanvas, { at, angle, length, width, inks }: Leaf): void {
  const to = toPage(at, angle)
  const bend = canvas.between(-0.12, 0.12) * length
  const half = (side: -1 | 1) => {
    const belly = side * width
    return [
      d`M${to(0, 0)}`,
      d`C${to(length * 0.25, belly)} ${to(length * 0.7, belly * 0.9)} ${to(length, bend)}`,
      d`Q${to(length * 0.5, bend * 0.4)} ${to(0, 0)}Z`,
    ].join('')
  }
  const [left, right] = inks ?? ['leafDark', 'leafLight']
  canvas.path(half(-1), left)
  canvas.path(half(1), right)
}

type LeafOptions = {
  leaves: number
  length: number
  width: number
  /** Where along the stem the first and the last leaf sit, from 0 to 1. */
  from: number
  to: number
}

/** A stem with leaves alternating left and right, smaller towards the tip. */
export function leafyStem(canvas: SvgCanvas, curve: Curve, options: LeafOptions): void {
  const { leaves, length, width, from, to } = options
  canvas.line(curveData(curve), 'stem', 4)
  for (let i = 0; i < leaves; i++) {
    const t = from + (i * (to - from)) / Math.max(1, leaves - 1)
    const side = i % 2 ? 1 : -1
    const scale = 1 - t * 0.45
    leaf(canvas, {
      at: pointOn(curve, t),
      angle: headingOn(curve, t) + side * canvas.between(0.55, 0.85),
      length: length * scale * canvas.between(0.85, 1.1),
      width: width * scale,
    })
  }
}

/** A thin twig with six berries. */
export function sprig(canvas: SvgCanvas, at: Point, angle: number, length: number): void {
  const to = toPage(at, angle)
  canvas.line(d`M${to(0, 0)}Q${to(length * 0.5, length * 0.08)} ${to(length, 0)}`, 'stem', 2)
  for (let i = 1; i < 7; i++) {
    const along = (length * i) / 6.4
    const berry = to(along, (i % 2 ? 1 : -1) * length * 0.13)
    canvas.line(d`M${to(along - length * 0.06, 0)}L${berry}`, 'stem', 1.5)
    canvas.circle(berry, length * 0.045, 'heart')
  }
}

/** A fern with eleven leaflets on each side; one path per side and whole pixels save bytes. */
export function fern(canvas: SvgCanvas, at: Point, angle: number, length: number): void {
  const exactly = toPage(at, angle)
  const to = (along: number, aside: number): Point => {
    const [x, y] = exactly(along, aside)
    return [Math.round(x), Math.round(y)]
  }
  canvas.line(d`M${to(0, 0)}Q${to(length * 0.5, length * 0.05)} ${to(length, 0)}`, 'stem', 2)
  for (const side of [-1, 1]) {
    let leaflets = ''
    for (let i = 0; i < 11; i++) {
      const foot = length * (0.12 + i * 0.08)
      const size = length * 0.27 * Math.sin(0.35 + ((11 - i) / 11) * 2.2)
      leaflets += leaflet((along, aside) => to(foot + along, side * aside), size)
    }
    canvas.path(leaflets, side < 0 ? 'leafDark' : 'leafLight')
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
