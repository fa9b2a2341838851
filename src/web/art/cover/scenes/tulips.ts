import { daisy, tulip } from '../flowers.ts'
import { d, up } from '../geometry.ts'
import { leaf } from '../leaves.ts'
import { driftingPetals } from '../petals.ts'
import type { SvgCanvas } from '../svg-canvas.ts'

/** A row of eight tulips, daisies at their feet. */
export function tulips(canvas: SvgCanvas): void {
  const { between } = canvas
  canvas.path(d`M0 400V300H640V400Z`, 'moon')
  canvas.circle([between(440, 490), between(110, 130)], 78, 'moon')
  heights.forEach((height, i) => {
    const x = 46 + i * 78 + between(-12, 12)
    const y = height + between(-10, 10)
    const lean = between(-16, 16)
    const foot = x + lean
    canvas.line(d`M${foot} 404C${foot} 330 ${x} 260 ${x} ${y}`, 'stem', 5)
    for (const side of [-1, 1]) {
      leaf(canvas, {
        at: [foot + side * 2, 404],
        angle: up + side * between(0.16, 0.3),
        length: between(150, 200),
        width: between(15, 22),
        inks: side < 0 ? ['leafDark', 'leafLight'] : ['leafLight', 'leafDark'],
      })
    }
    tulip(canvas, [x, y + 6], between(38, 47), up - lean * 0.006)
  })
  for (let i = 0; i < 9; i++) {
    daisy(canvas, [between(20, 620), between(362, 392)], between(11, 15))
  }
  driftingPetals(canvas, 3)
}

const heights = [150, 108, 176, 122, 92, 168, 116, 158]
