import { blossom, daisy, type Flower, paleTones, ranunculus, warmTones } from '../flowers.ts'
import { around, type Point, quarterTurn } from '../geometry.ts'
import { fern, leaf, sprig } from '../leaves.ts'
import { driftingPetals } from '../petals.ts'
import type { SvgCanvas } from '../svg-canvas.ts'

const moon: Point = [320, 192]
const radius = 142

/** A garland around a moon with an empty middle. */
export function arch(canvas: SvgCanvas): void {
  const { between } = canvas
  canvas.circle(moon, radius, 'moon')
  for (let i = 0; i < 34; i++) {
    const angle = Math.PI * (0.58 + (i / 33) * 1.84)
    const at = around(moon, radius, angle)
    const leafAngle = angle + quarterTurn + (i % 2 ? 0.75 : -0.75)
    leaf(canvas, { at, angle: leafAngle, length: between(40, 58), width: 12 })
  }
  for (const { halfTurns, flower, size } of garland) {
    flower(canvas, around(moon, radius, Math.PI * halfTurns), size)
  }
  const [x, y] = moon
  sprig(canvas, [x + 6, y + radius + 4], -1.2, 92)
  sprig(canvas, [x - 6, y + radius + 4], -1.95, 92)
  blossom(canvas, [x, y + radius - 4], 48, paleTones)
  for (const { foot, angle, lean } of corners) {
    fern(canvas, foot, angle, 190)
    fern(canvas, foot, angle - lean, 150)
    fern(canvas, foot, angle + lean, 160)
  }
  blossom(canvas, [34, 372], 40, warmTones)
  blossom(canvas, [606, 374], 40, paleTones)
  driftingPetals(canvas, 4)
}

/** Large flowers low on both sides, small ones at the top. */
const garland: readonly { halfTurns: number; flower: Flower; size: number }[] = [
  { halfTurns: 0.66, flower: ranunculus, size: 40 },
  { halfTurns: 0.8, flower: blossom, size: 50 },
  { halfTurns: 0.98, flower: daisy, size: 36 },
  { halfTurns: 2.34, flower: blossom, size: 42 },
  { halfTurns: 2.2, flower: ranunculus, size: 50 },
  { halfTurns: 2.03, flower: daisy, size: 36 },
  { halfTurns: 1.16, flower: daisy, size: 24 },
  { halfTurns: 1.33, flower: blossom, size: 24 },
  { halfTurns: 1.5, flower: daisy, size: 26 },
  { halfTurns: 1.68, flower: blossom, size: 24 },
  { halfTurns: 1.86, flower: daisy, size: 24 },
]

const corners: readonly { foot: Point; angle: number; lean: number }[] = [
  { foot: [-8, 410], angle: -0.95, lean: 0.5 },
  { foot: [648, 410], angle: -2.19, lean: -0.5 },
]
