import { blossom, bud, paleTones, warmTones } from '../flowers.ts'
import {
  type Curve,
  curveData,
  d,
  headingOn,
  type Point,
  pointOn,
  roundPoint,
  toPage,
} from '../geometry.ts'
import { leaf } from '../leaves.ts'
import { driftingPetals } from '../petals.ts'
import type { SvgCanvas } from '../svg-canvas.ts'

/** A flowering branch across a low sun. */
export function branch(canvas: SvgCanvas, wide: boolean): void {
  const { between } = canvas
  canvas.circle([between(380, 430), between(170, 200)], between(135, 160), 'moon')
  const bough: Curve = [
    [-20, between(330, 370)],
    [140, between(250, 300)],
    [300, between(230, 270)],
    [between(560, 600), between(70, 110)],
  ]
  canvas.line(curveData(bough), 'stem', 9)
  const twigs = growTwigs(canvas, bough)
  ;[0.14, 0.36, 0.5, 0.63, 0.9].forEach((t, i) => {
    const angle = headingOn(bough, t) + (i % 2 ? 0.9 : -0.9)
    leaf(canvas, { at: pointOn(bough, t), angle, length: between(46, 62), width: 13 })
  })
  twigs.forEach(({ tip, angle, flower }, i) => {
    bud(canvas, tip, angle - 0.7, between(22, 28))
    blossom(canvas, tip, flower, i % 2 ? paleTones : warmTones)
  })
  const [x, y] = pointOn(bough, 0.48)
  blossom(canvas, [x - 8, y - 4], between(54, 62))
  bud(canvas, bough[3], headingOn(bough, 1), 30)
  blossom(canvas, pointOn(bough, 0.2), 36, paleTones)
  driftingPetals(canvas, 5)
  if (wide) coverSeam(canvas, bough)
}

type Twig = { tip: Point; angle: number; flower: number }

function growTwigs(canvas: SvgCanvas, bough: Curve): Twig[] {
  const twigs = [
    { t: 0.28, lean: -1.25, flower: 46 },
    { t: 0.42, lean: 0.75, flower: 40 },
    { t: 0.55, lean: -1.05, flower: 52 },
    { t: 0.7, lean: 0.55, flower: 38 },
    { t: 0.82, lean: -0.8, flower: 34 },
  ]
  return twigs.map(({ t, lean, flower }, i) => {
    const foot = pointOn(bough, t)
    const angle = headingOn(bough, t) + lean * canvas.between(0.85, 1.1)
    const length = canvas.between(80, 115) * (1 - i * 0.08)
    const to = toPage(foot, angle)
    const bow = length * 0.12 * (i % 2 ? 1 : -1)
    canvas.line(d`M${foot}Q${to(length * 0.5, bow)} ${to(length, 0)}`, 'stem', 4)
    return { tip: roundPoint(to(length, 0)), angle, flower }
  })
}

/** Covers the mirrored edge of a frieze, where two boughs meet, with leaves and a blossom. */
function coverSeam(canvas: SvgCanvas, bough: Curve): void {
  const [, y] = pointOn(bough, 0.03)
  for (const angle of [-2.3, -1.57, -0.8]) {
    leaf(canvas, { at: [0, y], angle, length: 62, width: 15 })
  }
  leaf(canvas, { at: [0, y], angle: 1.57, length: 44, width: 13 })
  blossom(canvas, [0, y - 4], 50)
}
