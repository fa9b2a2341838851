import {
  type Curve,
  curveData,
  d,
  down,
  type Point,
  pointOn,
  roundPoint,
  toPage,
} from '../geometry.ts'
import { leaf } from '../leaves.ts'
import type { Ink } from '../palettes.ts'
import { driftingPetals, petal } from '../petals.ts'
import type { SvgCanvas } from '../svg-canvas.ts'

/** Clusters hanging from a bough, longest in the middle. */
export function wisteria(canvas: SvgCanvas): void {
  const { between } = canvas
  canvas.circle([between(250, 390), between(236, 262)], between(118, 136), 'moon')
  const left = between(66, 82)
  const right = between(40, 54)
  const bough: Curve = [
    [-20, left],
    [210, left - 6],
    [430, right + 6],
    [660, right],
  ]
  canvas.line(curveData(bough), 'stem', 11)
  for (const { t } of clusters) feathers(canvas, pointOn(bough, t))
  for (const { t, length } of clusters) {
    cluster(canvas, pointOn(bough, t), length + between(-14, 14), between(-14, 14))
  }
  driftingPetals(canvas, 6)
}

const clusters = [
  { t: 0.07, length: 178 },
  { t: 0.2, length: 250 },
  { t: 0.33, length: 204 },
  { t: 0.47, length: 296 },
  { t: 0.6, length: 218 },
  { t: 0.74, length: 262 },
  { t: 0.88, length: 172 },
]

/** Two pinnate leaves at the top of a cluster. */
function feathers(canvas: SvgCanvas, at: Point): void {
  for (const side of [-1, 1]) {
    const to = toPage(at, down + side * canvas.between(0.75, 1.05))
    const length = canvas.between(56, 78)
    canvas.line(d`M${to(0, 0)}L${to(length, 0)}`, 'stem', 2)
    for (let pair = 1; pair < 5; pair++) {
      const foot = roundPoint(to((length * pair) / 4.4, 0))
      for (const half of [-1, 1]) {
        const angle = down + side * 0.9 + half * 0.95
        leaf(canvas, { at: foot, angle, length: 25 - pair * 2, width: 7 })
      }
    }
  }
}

/** Rows of small bells, dark near the bough and light at the tip. */
function cluster(canvas: SvgCanvas, [x, y]: Point, length: number, sway: number): void {
  canvas.line(d`M${x} ${y}Q${x + sway} ${y + length * 0.5} ${x} ${y + length}`, 'stem', 2.4)
  const rows = Math.round(length / 20)
  for (let row = 0; row < rows; row++) {
    const part = row / (rows - 1)
    const width = 40 * Math.sin(Math.PI * (0.2 + part * 0.72)) * (1 - part * 0.25)
    const middle: Point = [x + sway * 2 * part * (1 - part), y + 18 + part * (length - 10)]
    bells(canvas, middle, { row, part, width, size: 19 - part * 8.5 })
  }
}

type Row = { row: number; part: number; width: number; size: number }

function bells(canvas: SvgCanvas, [middle, y]: Point, { row, part, width, size }: Row): void {
  const count = width > 26 ? 3 : width > 14 ? 2 : 1
  for (let bell = 0; bell < count; bell++) {
    const aside = count === 1 ? 0 : (bell / (count - 1) - 0.5) * 2 * width * 0.72
    const x = middle + aside
    petal(canvas, {
      at: [x, y - size * 0.5],
      angle: down + (x - middle) * -0.02 + canvas.between(-0.2, 0.2),
      length: size * 1.5,
      width: size * 0.78,
      ink: bellInk(part, (bell + row) % 2 === 1),
      notch: 0.14,
    })
    if ((bell + row) % 3 === 0) canvas.circle([x, y + size * 0.1], size * 0.17, 'heart')
  }
}

function bellInk(part: number, odd: boolean): Ink {
  if (part > 0.72) return 'petalLight'
  if (part > 0.36) return odd ? 'petal' : 'petalLight'
  return odd ? 'petalDark' : 'petal'
}
