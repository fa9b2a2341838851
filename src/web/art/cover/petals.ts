import { d, type Point, toPage } from './geometry.ts'
import type { Ink } from './palettes.ts'
import type { SvgCanvas } from './svg-canvas.ts'

type Petal = {
  at: Point
  angle: number
  length: number
  width: number
  ink: Ink
  /** Depth of the cut in the tip, as a fraction of the length; without it the tip is pointed. */
  notch?: number
}

export function petal(canvas: SvgCanvas, { notch, ...shape }: Petal): void {
  canvas.path(notch ? notchedPath(shape, notch) : pointedPath(shape), shape.ink)
}

/** Loose petals at random places, none at the edges. */
export function driftingPetals(canvas: SvgCanvas, count: number): void {
  const { between, oneOf } = canvas
  for (let i = 0; i < count; i++) {
    petal(canvas, {
      at: [between(30, 610), between(30, 370)],
      angle: between(0, 6.28),
      length: between(9, 15),
      width: between(4, 6.5),
      ink: oneOf(['petal', 'petalLight']),
      notch: 0.12,
    })
  }
}

function pointedPath({ at, angle, length, width }: Petal): string {
  const to = toPage(at, angle)
  const near = length * 0.3
  const far = length * 0.9
  return [
    d`M${to(0, 0)}`,
    d`C${to(near, -width)} ${to(far, -width)} ${to(length, 0)}`,
    d`C${to(far, width)} ${to(near, width)} ${to(0, 0)}Z`,
  ].join('')
}

function notchedPath({ at, angle, length, width }: Petal, notch: number): string {
  const to = toPage(at, angle)
  const near = length * 0.25
  const far = length * 0.75
  const lip = length * 0.93
  return [
    d`M${to(0, 0)}`,
    d`C${to(near, -width * 0.75)} ${to(far, -width * 1.15)} ${to(length, -width * 0.28)}`,
    d`Q${to(lip, -width * 0.1)} ${to(length * (1 - notch), 0)}`,
    d`Q${to(lip, width * 0.1)} ${to(length, width * 0.28)}`,
    d`C${to(far, width * 1.15)} ${to(near, width * 0.75)} ${to(0, 0)}Z`,
  ].join('')
}
