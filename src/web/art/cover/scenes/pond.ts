import { bud } from '../flowers.ts'
import { d, type Point, roundPoint, toPage, up } from '../geometry.ts'
import type { Ink } from '../palettes.ts'
import { driftingPetals, petal } from '../petals.ts'
import type { SvgCanvas } from '../svg-canvas.ts'

/** Water lilies, and the moon reflected in the water. */
export function pond(canvas: SvgCanvas): void {
  const { between } = canvas
  canvas.circle([between(270, 370), between(196, 214)], between(140, 156), 'moon')
  ripples(canvas)
  for (const [x, y, width] of farPads) {
    pad(canvas, [x + between(-14, 14), y + between(-8, 8)], width, between(0.2, 2.6))
  }
  for (const [x, y, width] of nearPads) {
    pad(canvas, [x + between(-10, 10), y + between(-6, 6)], width, between(0.3, 2.8))
  }
  lily(canvas, [110 + between(-10, 10), 222], 62)
  lily(canvas, [538 + between(-10, 10), 234], 66)
  lily(canvas, [332 + between(-12, 12), 246], 98)
  lily(canvas, [206, 342], 50)
  lily(canvas, [444, 352], 58)
  budOnStem(canvas, [236, 262], -1.72)
  budOnStem(canvas, [430, 262], -1.4)
  driftingPetals(canvas, 4)
}

type Pad = readonly [x: number, y: number, width: number]

const farPads: readonly Pad[] = [
  [70, 120, 58],
  [560, 104, 64],
  [330, 92, 46],
  [208, 148, 40],
  [470, 160, 44],
]

const nearPads: readonly Pad[] = [
  [112, 236, 92],
  [330, 268, 128],
  [540, 250, 98],
  [214, 352, 96],
  [440, 364, 108],
  [30, 352, 70],
  [618, 356, 74],
]

function ripples(canvas: SvgCanvas): void {
  const { between } = canvas
  for (let i = 0; i < 6; i++) {
    const [x, y]: Point = [between(40, 560), between(180, 390)]
    const length = between(40, 90)
    canvas.line(d`M${x} ${y}Q${x + length / 2} ${y - 3} ${x + length} ${y}`, 'moon', 2.5)
  }
}

/** A lily pad: a flat ellipse with a slit, one lighter half and five ribs. */
function pad(canvas: SvgCanvas, at: Point, width: number, slit: number): void {
  const [x, y] = at
  const height = width * 0.36
  const edge = (angle: number, reach = 1): Point => [
    x + width * Math.cos(angle) * reach,
    y + height * Math.sin(angle) * reach,
  ]
  const from = slit + 0.22
  const cut = d`M${at}L${edge(from)}A${width} ${height}`
  canvas.path(cut + d` 0 1 1 ${edge(slit - 0.22)}Z`, 'leafDark')
  canvas.path(cut + d` 0 0 1 ${edge(slit + 2.9)}Z`, 'leafLight')
  const middle: Point = [x + Math.cos(slit) * 2, y + Math.sin(slit)]
  let ribs = ''
  for (let i = 1; i < 6; i++) ribs += d`M${middle}L${edge(from + i * 0.95, 0.74)}`
  canvas.line(ribs, 'stem', 1.4)
}

type Row = { petals: number; length: number; width: number; ink: Ink; spread: number; drop: number }

const lilyRows: readonly Row[] = [
  { petals: 5, length: 1, width: 0.24, ink: 'petalDark', spread: 2.5, drop: -0.08 },
  { petals: 6, length: 0.92, width: 0.25, ink: 'petal', spread: 2.75, drop: 0.02 },
  { petals: 5, length: 0.72, width: 0.25, ink: 'petalLight', spread: 2.5, drop: 0.12 },
]

/** A flower of three rows of petals, the front row lightest. */
function lily(canvas: SvgCanvas, [x, y]: Point, size: number): void {
  for (const { petals, length, width, ink, spread, drop } of lilyRows) {
    for (let i = 0; i < petals; i++) {
      const offMiddle = i / (petals - 1) - 0.5
      petal(canvas, {
        at: [x, y + size * drop],
        angle: up + offMiddle * spread,
        length: size * length * (1 - Math.abs(offMiddle) * 0.18),
        width: size * width,
        ink,
      })
    }
  }
  for (const i of [-2, -1, 0, 1, 2]) {
    const at: Point = [x + i * size * 0.09, y - size * (0.5 - Math.abs(i) * 0.05)]
    canvas.circle(at, size * 0.045, 'heart')
  }
  const [left, right] = [x - size * 0.62, x + size * 0.62]
  const brim = y + size * 0.1
  const front = d`M${left} ${brim}Q${x} ${y + size * 0.34} ${right} ${brim}`
  canvas.path(front + d`Q${x} ${y + size * 0.2} ${left} ${brim}Z`, 'leafDark')
}

function budOnStem(canvas: SvgCanvas, at: Point, angle: number): void {
  const to = toPage(at, angle)
  canvas.line(d`M${to(0, 0)}Q${to(60, 8)} ${to(112, 0)}`, 'stem', 3.5)
  bud(canvas, roundPoint(to(104, 0)), angle, 36)
}
