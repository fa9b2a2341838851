/** Coordinates x0, y0, x1, y1, … in world units. */
export type WorldLine = Float64Array

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** World units: the world is 1 wide and 1 high, north up (Web Mercator, EPSG:3857). */
export function worldPoint(longitude: number, latitude: number): { x: number; y: number } {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return {
    x: longitude / 360 + 0.5,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  }
}

/** Converts metres to world units at a world y. */
export function worldLength(metres: number, y: number): number {
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - 2 * y)))
  return metres / (EQUATOR_METRES * Math.cos(latitude))
}

/**
 * Decodes an "encoded polyline", longitude first: differences in steps of 1/scale degree, five bits per
 * character, the sign in the lowest bit.
 */
export function decodeLine(text: string, scale: number): WorldLine {
  const numbers = decodeNumbers(text)
  const line = new Float64Array(numbers.length)
  let [longitude, latitude] = [0, 0]
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    longitude += numbers[index] ?? 0
    latitude += numbers[index + 1] ?? 0
    const { x, y } = worldPoint(longitude / scale, latitude / scale)
    line[index] = x
    line[index + 1] = y
  }
  return line
}

/** Smooths a line by Chaikin's corner cutting, at most `MAX_CORNER_CUT` per corner, which suits sources in 100 m steps. */
export function smooth(line: WorldLine): WorldLine {
  const count = line.length / 2
  if (count < 3) return line
  const points: number[] = []
  const closed = isClosed(line)
  if (!closed) points.push(at(line, 0), at(line, 1))
  for (let index = 0; index < count - 1; index++) {
    const [x, y, nextX, nextY] = [0, 1, 2, 3].map((step) => at(line, 2 * index + step)) as Segment
    const [dx, dy] = [nextX - x, nextY - y]
    const share = Math.min(0.25, MAX_CORNER_CUT / (Math.hypot(dx, dy) || MAX_CORNER_CUT))
    points.push(x + share * dx, y + share * dy, nextX - share * dx, nextY - share * dy)
  }
  if (closed) points.push(points[0] ?? 0, points[1] ?? 0)
  else points.push(at(line, line.length - 2), at(line, line.length - 1))
  return Float64Array.from(points)
}

/** The part of a ring inside a box, with edges along the box (Sutherland and Hodgman). */
export function clipRing(line: WorldLine, box: Box): WorldLine {
  const sides: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, box.left, 1],
    [0, box.right, -1],
    [1, box.top, 1],
    [1, box.bottom, -1],
  ]
  return sides.reduce((ring, [axis, limit, sign]) => clipSide(ring, axis, limit, sign), line)
}

/** The parts of a line near a box, in whole steps, so that no end is visible. */
export function segmentsNear(line: WorldLine, box: Box): WorldLine[] {
  const segments: WorldLine[] = []
  let start = -1
  for (let index = 0; index + 3 < line.length; index += 2) {
    const isNear =
      Math.max(at(line, index), at(line, index + 2)) >= box.left &&
      Math.min(at(line, index), at(line, index + 2)) <= box.right &&
      Math.max(at(line, index + 1), at(line, index + 3)) >= box.top &&
      Math.min(at(line, index + 1), at(line, index + 3)) <= box.bottom
    if (isNear && start < 0) start = index
    if (!isNear && start >= 0) {
      segments.push(line.subarray(start, index + 2))
      start = -1
    }
  }
  if (start >= 0) segments.push(line.subarray(start))
  return segments
}

// 300 metres in the Netherlands.
const MAX_CORNER_CUT = 1.2e-5

type Segment = [number, number, number, number]

const EQUATOR_METRES = 40_075_016.7

function decodeNumbers(text: string): number[] {
  const numbers: number[] = []
  let [value, shift] = [0, 0]
  for (let index = 0; index < text.length; index++) {
    const bits = text.charCodeAt(index) - 63
    value |= (bits & 0x1f) << shift
    shift += 5
    if (bits >= 0x20) continue
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return numbers
}

function clipSide(line: WorldLine, axis: 0 | 1, limit: number, sign: 1 | -1): WorldLine {
  const points: number[] = []
  const count = line.length / 2
  for (let index = 0; index < count; index++) {
    const lastIndex = 2 * ((index + count - 1) % count)
    const [x, y, lastX, lastY] = [
      at(line, 2 * index),
      at(line, 2 * index + 1),
      at(line, lastIndex),
      at(line, lastIndex + 1),
    ]
    const depth = sign * ((axis === 0 ? x : y) - limit)
    const lastDepth = sign * ((axis === 0 ? lastX : lastY) - limit)
    if (depth >= 0 !== lastDepth >= 0) {
      const share = lastDepth / (lastDepth - depth)
      points.push(lastX + share * (x - lastX), lastY + share * (y - lastY))
    }
    if (depth >= 0) points.push(x, y)
  }
  return Float64Array.from(points)
}

function isClosed(line: WorldLine): boolean {
  return at(line, 0) === at(line, line.length - 2) && at(line, 1) === at(line, line.length - 1)
}

function at(line: WorldLine, index: number): number {
  return line[index] ?? 0
}
