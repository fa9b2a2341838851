import { around, d, fullTurn, type Point, quarterTurn, toPage } from './geometry.ts'
import type { Ink } from './palettes.ts'
import { petal } from './petals.ts'
import type { SvgCanvas } from './svg-canvas.ts'

/** Draws a flower seen from above; `at` is its centre. */
export type Flower = (canvas: SvgCanvas, at: Point, radius: number) => void

type Tones = readonly [most: Ink, some: Ink]
export const paleTones: Tones = ['petalLight', 'petal']
export const warmTones: Tones = ['petal', 'petalLight']

/** Five notched petals, a darker throat, seven stamens. */
export function blossom(
  canvas: SvgCanvas,
  at: Point,
  radius: number,
  tones: Tones = warmTones,
): void {
  const fifth = 1.2566
  const first = canvas.between(0, 6.28)
  for (let i = 0; i < 5; i++) {
    const ink = i === 1 || i === 3 ? tones[1] : tones[0]
    const angle = first + i * fifth
    petal(canvas, { at, angle, length: radius, width: radius * 0.56, ink, notch: 0.14 })
  }
  for (let i = 0; i < 5; i++) {
    const angle = first + i * fifth
    petal(canvas, { at, angle, length: radius * 0.5, width: radius * 0.17, ink: 'petalDark' })
  }
  for (let i = 0; i < 7; i++) {
    const end = around(at, radius * canvas.between(0.3, 0.42), first + i * 0.898 + 0.3)
    canvas.line(d`M${at}L${end}`, 'heart', Math.max(1, radius * 0.035))
    canvas.circle(end, Math.max(1.3, radius * 0.055), 'heart')
  }
  canvas.circle(at, radius * 0.11, 'heart')
}

export function daisy(canvas: SvgCanvas, at: Point, radius: number): void {
  const petals = 11 + Math.floor(canvas.random() * 4)
  const first = canvas.between(0, 6)
  for (let i = 0; i < petals; i++) {
    petal(canvas, {
      at,
      angle: first + (i * fullTurn) / petals,
      length: radius * canvas.between(0.92, 1.06),
      width: radius * 0.19,
      ink: 'petalLight',
    })
  }
  canvas.circle(at, radius * 0.3, 'heart')
  canvas.circle(at, radius * 0.15, 'petalDark')
}

type Ring = readonly [length: number, width: number, petals: number, ink: Ink]

/** Four rings of petals, light outside and dark within. */
export function ranunculus(canvas: SvgCanvas, at: Point, radius: number): void {
  const rings: readonly Ring[] = [
    [1, 0.58, 8, 'petalLight'],
    [0.78, 0.5, 7, 'petal'],
    [0.56, 0.38, 6, 'petalDark'],
    [0.33, 0.26, 5, 'petal'],
  ]
  const first = canvas.between(0, 6)
  rings.forEach(([length, width, petals, ink], ring) => {
    for (let i = 0; i < petals; i++) {
      const angle = first + ring * 0.4 + (i * fullTurn) / petals
      const size = { length: radius * length, width: radius * width * 0.62 }
      petal(canvas, { at, angle, ...size, ink, notch: 0.08 })
    }
  })
  canvas.circle(at, radius * 0.12, 'heart')
}

export function poppy(canvas: SvgCanvas, at: Point, radius: number): void {
  const first = canvas.between(0, 6)
  for (let i = 0; i < 4; i++) {
    const ink = i % 2 ? 'petal' : 'petalDark'
    const angle = first + i * quarterTurn
    petal(canvas, { at, angle, length: radius, width: radius * 0.82, ink, notch: 0.06 })
  }
  canvas.circle(at, radius * 0.27, 'stem')
  for (let i = 0; i < 12; i++) {
    canvas.circle(around(at, radius * 0.4, i * 0.5236), radius * 0.045, 'heart')
  }
  canvas.circle(at, radius * 0.12, 'leafLight')
}

export function bud(canvas: SvgCanvas, at: Point, angle: number, length: number): void {
  petal(canvas, { at, angle, length, width: length * 0.38, ink: 'petal' })
  const foldShape = { angle: angle - 0.12, length: length * 0.9, width: length * 0.2 }
  petal(canvas, { at, ...foldShape, ink: 'petalDark' })
  petal(canvas, { at, angle, length: length * 0.42, width: length * 0.3, ink: 'leafDark' })
}

/** A tulip from the side, light or dark: a cup, a petal in front, a fold. */
export function tulip(canvas: SvgCanvas, at: Point, size: number, angle: number): void {
  const dark = canvas.oneOf([false, true])
  const to = toPage(at, angle)
  const q = (along: number, aside: number) => to(size * along, size * aside)
  const cup = [
    d`M${q(0, 0)}C${q(0.1, -0.75)} ${q(0.8, -0.8)} ${q(1.25, -0.5)}`,
    d`C${q(1.1, -0.2)} ${q(1.1, 0.2)} ${q(1.25, 0.5)}`,
    d`C${q(0.8, 0.8)} ${q(0.1, 0.75)} ${q(0, 0)}Z`,
  ]
  const front = [
    d`M${q(0.02, 0)}C${q(0.1, -0.6)} ${q(0.8, -0.45)} ${q(1.36, 0)}`,
    d`C${q(0.8, 0.45)} ${q(0.1, 0.6)} ${q(0.02, 0)}Z`,
  ]
  canvas.path(cup.join(''), dark ? 'petalDark' : 'petal')
  canvas.path(front.join(''), dark ? 'petal' : 'petalLight')
  canvas.line(d`M${q(0.3, 0)}L${q(0.95, 0)}`, dark ? 'petal' : 'petalDark', size * 0.035)
}
