/** Pixels of a 640 by 400 picture, y downwards. */
export type Point = readonly [x: number, y: number]

/** A cubic curve: from, two handles, to. */
export type Curve = readonly [Point, Point, Point, Point]

// Angles are radians, clockwise from the right. Always four decimals: more would change rounded
// coordinates, and a salon's picture must never change.
export const fullTurn = 6.2832
export const quarterTurn = 1.5708
export const up = -quarterTurn
export const down = -up

/** Path data; numbers and points are rounded to tenths of a pixel. */
export function d(texts: TemplateStringsArray, ...values: (number | Point)[]): string {
  return String.raw({ raw: texts }, ...values.map(formatValue))
}

/** A number rounded to tenths, without trailing zeros. */
export function roundToTenths(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Converts a distance along a direction and one to its right, from a point, into page coordinates. */
export function toPage([x, y]: Point, angle: number): (along: number, aside: number) => Point {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return (along, aside) => [x + along * cos - aside * sin, y + along * sin + aside * cos]
}

export function around([x, y]: Point, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

/** The point as it is written to the SVG, for shapes that start at the end of a line. */
export function roundPoint([x, y]: Point): Point {
  return [Number(roundToTenths(x)), Number(roundToTenths(y))]
}

export function curveData([from, leave, arrive, to]: Curve): string {
  return d`M${from}C${leave} ${arrive} ${to}`
}

/** The point at `t`, from 0 at the start of the curve to 1 at its end. */
export function pointOn(curve: Curve, t: number): Point {
  const m = 1 - t
  const mixed = (axis: 0 | 1) =>
    m ** 3 * curve[0][axis] +
    3 * m * m * t * curve[1][axis] +
    3 * m * t * t * curve[2][axis] +
    t ** 3 * curve[3][axis]
  return [mixed(0), mixed(1)]
}

/** The direction of the curve at `t`. */
export function headingOn(curve: Curve, t: number): number {
  const [fromX, fromY] = pointOn(curve, Math.max(0, t - 0.01))
  const [toX, toY] = pointOn(curve, Math.min(1, t + 0.01))
  return Math.atan2(toY - fromY, toX - fromX)
}

function formatValue(value: number | Point): string {
  return typeof value === 'number'
    ? roundToTenths(value)
    : `${roundToTenths(value[0])} ${roundToTenths(value[1])}`
}
