import { blossom, daisy, type Flower, poppy, ranunculus } from '../flowers.ts'
import { type Curve, d, type Point, up } from '../geometry.ts'
import { fern, leafyStem, sprig } from '../leaves.ts'
import type { SvgCanvas } from '../svg-canvas.ts'

/** Seven stems rising from the lower edge, tall in the middle. */
export function meadow(canvas: SvgCanvas): void {
  const { random, between } = canvas
  canvas.circle([between(250, 390), between(150, 175)], between(115, 135), 'moon')
  const hill = d`M0 400V352Q160 ${between(318, 336)} 330 348T640 ${between(336, 352)}V400Z`
  canvas.path(hill, 'leafDark')
  for (const { x } of stems) {
    if (random() < 0.75) {
      fern(canvas, [x + between(20, 50), 392], up + between(-0.25, 0.25), between(120, 170))
    }
  }
  for (const { x, y, flower, radius } of stems) {
    const top: Point = [x + between(-14, 14), y + between(-16, 16)]
    growTo(canvas, top)
    flower(canvas, top, radius ?? between(36, 46))
  }
  sprig(canvas, [204, 392], -1.45, 150)
  sprig(canvas, [470, 392], -1.7, 140)
  canvas.path(d`M0 400V376Q200 ${between(352, 366)} 400 374T640 372V400Z`, 'stem')
}

const stems: readonly { x: number; y: number; flower: Flower; radius?: number }[] = [
  { x: 64, y: 215, flower: poppy },
  { x: 150, y: 128, flower: daisy },
  { x: 246, y: 196, flower: blossom },
  { x: 330, y: 96, flower: ranunculus, radius: 56 },
  { x: 422, y: 180, flower: daisy },
  { x: 506, y: 122, flower: poppy },
  { x: 588, y: 220, flower: blossom },
]

function growTo(canvas: SvgCanvas, [x, y]: Point): void {
  const { between } = canvas
  const stem: Curve = [
    [x + between(-26, 26), 402],
    [x + between(-30, 30), 320],
    [x + between(-20, 20), y + 70],
    [x, y],
  ]
  leafyStem(canvas, stem, { leaves: 3, length: 62, width: 13, from: 0.22, to: 0.62 })
}
