import { blossom, paleTones } from '../flowers.ts'
import { around, d, fullTurn, type Point } from '../geometry.ts'
import { leaf, sprig } from '../leaves.ts'
import type { Ink } from '../palettes.ts'
import { petal } from '../petals.ts'
import type { SvgCanvas } from '../svg-canvas.ts'

/** One large flower with its leaves. */
export function bloom(canvas: SvgCanvas): void {
  const { between } = canvas
  const heart: Point = [between(285, 325), between(196, 214)]
  const light = d`M0 0H640V${between(120, 150)}Q470 ${between(210, 260)} 300 190`
  canvas.path(light + d`T0 ${between(230, 270)}Z`, 'moon')
  for (let i = 0; i < 9; i++) {
    const angle = i * 0.698 + between(-0.1, 0.1)
    const at = around(heart, 60, angle)
    leaf(canvas, { at, angle, length: between(180, 240), width: between(36, 48) })
  }
  const [x, y] = heart
  sprig(canvas, [x + 80, y - 60], -0.65, 190)
  sprig(canvas, [x - 80, y + 60], 2.6, 190)
  sprig(canvas, [x - 80, y - 50], -2.5, 180)
  openFlower(canvas, heart)
  blossom(canvas, [between(520, 545), between(74, 92)], 44)
  blossom(canvas, [between(545, 575), between(300, 320)], 36, paleTones)
  blossom(canvas, [between(60, 84), between(312, 330)], 44, paleTones)
  blossom(canvas, [between(76, 98), between(66, 84)], 32)
}

function openFlower(canvas: SvgCanvas, heart: Point): void {
  const first = canvas.between(0, 6)
  rings.forEach(({ length, width, petals, ink }, ring) => {
    for (let i = 0; i < petals; i++) {
      const angle = first + ring * 0.45 + (i * fullTurn) / petals
      const reach = length * canvas.between(0.96, 1.04)
      petal(canvas, { at: heart, angle, length: reach, width, ink, notch: 0.07 })
    }
  })
  for (let i = 0; i < 16; i++) {
    const angle = i * 0.3927
    canvas.line(d`M${heart}L${around(heart, 28, angle)}`, 'heart', 1.6)
    canvas.circle(around(heart, 29, angle), 3, 'heart')
  }
  canvas.circle(heart, 15, 'heart')
}

const rings: readonly { length: number; width: number; petals: number; ink: Ink }[] = [
  { length: 172, width: 84, petals: 7, ink: 'petalDark' },
  { length: 150, width: 74, petals: 7, ink: 'petal' },
  { length: 118, width: 56, petals: 6, ink: 'petalLight' },
  { length: 84, width: 42, petals: 6, ink: 'petal' },
  { length: 54, width: 28, petals: 5, ink: 'petalDark' },
]
