import { daisy, type Flower, poppy } from '../flowers.ts'
import { d, type Point, roundPoint, toPage, up } from '../geometry.ts'
import { leaf } from '../leaves.ts'
import { petal } from '../petals.ts'
import type { SvgCanvas } from '../svg-canvas.ts'

/** Rows of lavender on hills, a low sun, and two taller flowers in the front row. */
export function field(canvas: SvgCanvas): void {
  const { between } = canvas
  hills(canvas)
  for (let i = 0; i < 11; i++) {
    const foot: Point = [18 + i * 60 + between(-10, 10), 304 + between(-6, 6)]
    lavender(canvas, foot, between(84, 104), 15)
  }
  for (let i = 0; i < 7; i++) {
    const foot: Point = [46 + i * 92 + between(-12, 12), 362 + between(-6, 6)]
    lavender(canvas, foot, between(160, 186), 23)
  }
  canvas.path(d`M0 400V356Q180 ${between(338, 350)} 360 358T640 352V400Z`, 'stem')
  for (const { near, flower } of frontRow) {
    const x = near + between(-12, 12)
    for (const side of [-1, 1]) {
      const angle = up + side * between(0.25, 0.45)
      leaf(canvas, { at: [x, 408], angle, length: between(74, 96), width: 9 })
    }
    if (flower) tallFlower(canvas, x, flower)
    else lavender(canvas, [x, 408], between(256, 290), 33)
  }
}

const frontRow: readonly { near: number; flower?: Flower }[] = [
  { near: 62 },
  { near: 168, flower: poppy },
  { near: 272 },
  { near: 372 },
  { near: 476, flower: daisy },
  { near: 584 },
]

function hills(canvas: SvgCanvas): void {
  const { between } = canvas
  canvas.circle([between(250, 390), 176], between(84, 98), 'moon')
  const farRise = d`M0 400V${between(206, 222)}Q150 ${between(160, 178)} 320 206`
  canvas.path(farRise + d`T640 ${between(180, 200)}V400Z`, 'moon')
  const nearRise = d`M0 400V${between(262, 274)}Q190 ${between(232, 244)} 360 268`
  canvas.path(nearRise + d`T640 ${between(250, 262)}V400Z`, 'leafLight')
  canvas.path(d`M0 400V318Q230 ${between(294, 306)} 420 318T640 312V400Z`, 'leafDark')
}

/** A stem, eight pairs of bells that shrink upwards, one bell on top. */
function lavender(canvas: SvgCanvas, foot: Point, length: number, size: number): void {
  const lean = canvas.between(-0.09, 0.09)
  const to = toPage(foot, up + lean)
  canvas.line(d`M${to(0, 0)}L${to(length, 0)}`, 'stem', Math.max(1.6, size * 0.17))
  for (let i = 0; i < 8; i++) {
    const along = length * (0.36 + (0.64 * i) / 7)
    const bell = size * (1 - i * 0.075)
    for (const side of [-1, 1]) {
      petal(canvas, {
        at: roundPoint(to(along, side * bell * 0.18)),
        angle: up + lean + side * 0.82,
        length: bell,
        width: bell * 0.38,
        ink: (i + (side > 0 ? 1 : 0)) % 3 ? 'petal' : 'petalDark',
      })
    }
  }
  const top = roundPoint(to(length * 1.01, 0))
  const bell = { angle: up + lean, length: size * 0.75, width: size * 0.26 }
  petal(canvas, { at: top, ...bell, ink: 'petalLight' })
}

function tallFlower(canvas: SvgCanvas, x: number, flower: Flower): void {
  const y = canvas.between(150, 176)
  canvas.line(d`M${x} 404Q${x + 14} 300 ${x} ${y}`, 'stem', 4)
  flower(canvas, [x, y], 50)
}
