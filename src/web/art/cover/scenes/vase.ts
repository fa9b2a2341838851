import { blossom, daisy, type Flower, poppy, ranunculus } from '../flowers.ts'
import { type Curve, d } from '../geometry.ts'
import { fern, leaf, leafyStem, sprig } from '../leaves.ts'
import type { SvgCanvas } from '../svg-canvas.ts'

/** The height of the rim of the vase. */
const rim = 232

/** A vase with flowers on a table in front of an arched window. */
export function vase(canvas: SvgCanvas): void {
  canvas.path(d`M0 400V318H640V400Z`, 'moon')
  canvas.path(d`M${canvas.between(380, 420)} 318V96A92 92 0 0 1 592 96V318Z`, 'moon')
  const middle = canvas.between(250, 275)
  bouquet(canvas, middle)
  pot(canvas, middle)
  blossom(canvas, [470, 350], 30)
  blossom(canvas, [520, 350], 22)
  leaf(canvas, { at: [540, 352], angle: -0.2, length: 44, width: 10 })
}

function bouquet(canvas: SvgCanvas, middle: number): void {
  for (const [aside, angle] of ferns) {
    fern(canvas, [middle + aside * 0.1, rim + 8], angle, canvas.between(150, 190))
  }
  for (const { aside, y } of flowers) {
    const stem: Curve = [
      [middle + aside * 0.12, rim + 20],
      [middle + aside * 0.3, rim - 40],
      [middle + aside * 0.9, y + 60],
      [middle + aside, y],
    ]
    leafyStem(canvas, stem, { leaves: 2, length: 54, width: 14, from: 0.4, to: 0.7 })
  }
  sprig(canvas, [middle - 12, rim], -2.25, 170)
  sprig(canvas, [middle + 14, rim], -0.95, 180)
  for (const { aside, y, flower, radius } of flowers) flower(canvas, [middle + aside, y], radius)
}

/** The vase and its light band. */
function pot(canvas: SvgCanvas, x: number): void {
  const neck = d`M${x - 40} ${rim - 4}H${x + 40}`
  const right = d`C${x + 34} ${rim + 26} ${x + 74} ${rim + 50} ${x + 66} ${rim + 92}`
  const foot = d`C${x + 60} ${rim + 126} ${x + 40} ${rim + 132} ${x} ${rim + 132}`
  const back = d`S${x - 60} ${rim + 126} ${x - 66} ${rim + 92}`
  const left = d`C${x - 74} ${rim + 50} ${x - 34} ${rim + 26} ${x - 40} ${rim - 4}Z`
  canvas.path(neck + right + foot + back + left, 'petalDark')
  const bandTop = d`M${x - 62} ${rim + 62}Q${x} ${rim + 84} ${x + 62} ${rim + 62}`
  const bandFoot = d`L${x + 66} ${rim + 84}Q${x} ${rim + 108} ${x - 66} ${rim + 84}Z`
  canvas.path(bandTop + bandFoot, 'petalLight')
}

const ferns: readonly (readonly [aside: number, angle: number])[] = [
  [-150, -2.45],
  [150, -0.7],
  [-60, -1.95],
  [60, -1.2],
  [0, -1.57],
]

const flowers: readonly { aside: number; y: number; flower: Flower; radius: number }[] = [
  { aside: -128, y: 128, flower: ranunculus, radius: 46 },
  { aside: -72, y: 62, flower: blossom, radius: 46 },
  { aside: 8, y: 84, flower: poppy, radius: 56 },
  { aside: 82, y: 52, flower: daisy, radius: 44 },
  { aside: 138, y: 132, flower: blossom, radius: 48 },
  { aside: -34, y: 150, flower: daisy, radius: 40 },
  { aside: 62, y: 152, flower: ranunculus, radius: 50 },
]
