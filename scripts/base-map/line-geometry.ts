import { type Box, elementAt, type Point, type River } from './point.ts'

/** A better course for what lies in a window. */
export interface RedrawnCourse {
  /** West, south, east, north. */
  readonly window: readonly [number, number, number, number]
  readonly width: number
  readonly course: readonly Point[]
}

/** Lines put together where one ends and exactly one other goes on. */
export function joinLines(pieces: readonly (readonly Point[])[]): Point[][] {
  const lines = pieces.map((piece) => [...piece])
  for (let met = findMeetingEnds(lines); met; met = findMeetingEnds(lines)) {
    const [first, second] = met
    const [before, after] = [elementAt(lines, first), elementAt(lines, second)]
    if (startKey(before) === startKey(after) || startKey(before) === endKey(after)) before.reverse()
    if (startKey(after) !== endKey(before)) after.reverse()
    lines[first] = [...before, ...after.slice(1)]
    lines.splice(second, 1)
  }
  return lines
}

/**
 * Whole rings out of pieces of shore cut at bins and at the box: pieces are followed to their end, then along
 * the box, land to the left, to where the next one begins.
 */
export function closeAlongBox(box: Box, pieces: readonly (readonly Point[])[]): Point[][] {
  const lines = joinedForward(pieces)
  const rings = lines.filter(isClosed)
  const open = lines.filter((line) => !isClosed(line))
  for (let ring = open.shift(); ring; ring = open.shift()) {
    for (;;) {
      const from = along(box, elementAt(ring, -1))
      const distanceTo = (line: Point[]) => ahead(box, from, along(box, elementAt(line, 0)))
      const next: Point[] = open.reduce(
        (best, line) => (distanceTo(line) < distanceTo(best) ? line : best),
        ring,
      )
      ring.push(...cornersBetween(box, from, distanceTo(next)))
      if (next === ring) break
      ring.push(...next)
      open.splice(open.indexOf(next), 1)
    }
    ring.push(elementAt(ring, 0))
    rings.push(ring)
  }
  return rings
}

/** Indexes of its first and last point. */
type Span = readonly [from: number, to: number]

/** Fewer points for the same look: finer in the country itself than around it (Douglas and Peucker). */
export function simplifyLine(line: readonly Point[]): Point[] {
  const keep = new Set([0, line.length - 1])
  const spans: Span[] = [[0, line.length - 1]]
  // A ring has no two ends to measure from: its farthest point is the second one.
  if (isClosed(line)) spans.splice(0, 1, ...halves(line, keep))
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    const far = farthest(line, from, to)
    if (!far) continue
    keep.add(far)
    spans.push([from, far], [far, to])
  }
  return line.filter((_, index) => keep.has(index))
}

/** Replaces what lies in a window by a better course, which goes on to where a line was cut at the window. */
export function redraw(rivers: readonly River[], courses: readonly RedrawnCourse[]): River[] {
  return courses.reduce<River[]>(
    (lines, { window, width, course }) => {
      const kept = lines.flatMap((river) =>
        outside(window, river.line).map((line) => ({ width: river.width, line })),
      )
      const untouched = new Set(lines.flatMap(({ line }) => endsOf(line)))
      const cuts = kept.flatMap(({ line }) => endsOf(line)).filter((end) => !untouched.has(end))
      const [start, end] = endsOf(course)
      const line = [...nearest(cuts, start), ...course, ...nearest(cuts, end)]
      return [...kept, { width, line }]
    },
    [...rivers],
  )
}

/** The nearest of the points, or none if all are far away. */
function nearest(points: readonly Point[], [lon, lat]: Point): Point[] {
  const away = (point: Point) => Math.hypot((point[0] - lon) * 0.61, point[1] - lat)
  const sorted = [...points].sort((first, second) => away(first) - away(second))
  return sorted.slice(0, 1).filter((best) => away(best) < 0.03)
}

function findMeetingEnds(
  lines: readonly (readonly Point[])[],
): readonly [number, number] | undefined {
  const ends = new Map<string, number[]>()
  for (const [index, line] of lines.entries()) {
    if (isClosed(line)) continue
    for (const end of [startKey(line), endKey(line)]) {
      ends.set(end, [...(ends.get(end) ?? []), index])
    }
  }
  for (const [first, second, ...more] of ends.values()) {
    if (first === undefined || second === undefined || more.length > 0) continue
    if (first !== second) return [first, second]
  }
  return undefined
}

function joinedForward(pieces: readonly (readonly Point[])[]): Point[][] {
  const lines = pieces.map((piece) => [...piece])
  const starts = new Map(
    lines.filter((line) => !isClosed(line)).map((line) => [startKey(line), line]),
  )
  const result = new Set(lines)
  for (const line of lines) {
    if (!result.has(line)) continue
    for (let next = starts.get(endKey(line)); next && next !== line; ) {
      line.push(...next.slice(1))
      result.delete(next)
      next = isClosed(line) ? undefined : starts.get(endKey(line))
    }
  }
  return [...result]
}

function isClosed(line: readonly Point[]): boolean {
  return line.length > 2 && startKey(line) === endKey(line)
}

function endsOf(line: readonly Point[]): [start: Point, end: Point] {
  return [elementAt(line, 0), elementAt(line, -1)]
}

function startKey(line: readonly Point[]): string {
  return key(elementAt(line, 0))
}

function endKey(line: readonly Point[]): string {
  return key(elementAt(line, -1))
}

function key([lon, lat]: Point): string {
  return `${lon.toFixed(5)} ${lat.toFixed(5)}`
}

/** How far along the box a point of its edge lies, counter-clockwise from the south-west. */
function along({ west, south, east, north }: Box, [lon, lat]: Point): number {
  const [width, height] = [east - west, north - south]
  const near = 1e-4
  if (lat - south < near) return lon - west
  if (east - lon < near) return width + lat - south
  if (north - lat < near) return width + height + east - lon
  if (lon - west < near) return 2 * width + height + north - lat
  throw new Error(`a shore ends inside the box, at ${lon} ${lat}`)
}

function ahead({ west, south, east, north }: Box, from: number, to: number): number {
  const whole = 2 * (east - west + north - south)
  return (to - from + whole) % whole
}

function cornersBetween(
  { west, south, east, north }: Box,
  from: number,
  distance: number,
): Point[] {
  const [width, height] = [east - west, north - south]
  const whole = 2 * (width + height)
  const corners: { at: number; point: Point }[] = [
    { at: 0, point: [west, south] },
    { at: width, point: [east, south] },
    { at: width + height, point: [east, north] },
    { at: 2 * width + height, point: [west, north] },
  ]
  return corners
    .map(({ at, point }) => ({ at: (at - from + whole) % whole, point }))
    .filter(({ at }) => at < distance)
    .sort((first, second) => first.at - second.at)
    .map(({ point }) => point)
}

function halves(line: readonly Point[], keep: Set<number>): Span[] {
  const [lon, lat] = elementAt(line, 0)
  const distances = line.map((point) => Math.hypot(point[0] - lon, point[1] - lat))
  const far = distances.indexOf(Math.max(...distances))
  keep.add(far)
  return [
    [0, far],
    [far, line.length - 1],
  ]
}

/** The index of the point farthest from the straight line; 0 if none is too far. */
function farthest(line: readonly Point[], from: number, to: number): number {
  const [start, end] = [elementAt(line, from), elementAt(line, to)]
  let [found, most] = [0, 1]
  for (let index = from + 1; index < to; index++) {
    const point = elementAt(line, index)
    const excess = distance(point, start, end) / tolerance(point)
    if (excess > most) [found, most] = [index, excess]
  }
  return found
}

/** Degrees of latitude: 45 metres at home, 250 around it. */
function tolerance([lon, lat]: Point): number {
  return lon > 2.8 && lon < 7.4 && lat > 50.6 && lat < 53.7 ? 0.0004 : 0.00225
}

function distance(point: Point, start: Point, end: Point): number {
  const flat = ([lon, lat]: Point) => [lon * 0.61, lat] as const
  const [[x, y], [startX, startY], [endX, endY]] = [flat(point), flat(start), flat(end)]
  const [dx, dy] = [endX - startX, endY - startY]
  const length = dx * dx + dy * dy
  const share = length && Math.max(0, Math.min(1, ((x - startX) * dx + (y - startY) * dy) / length))
  return Math.hypot(x - startX - share * dx, y - startY - share * dy)
}

function outside([west, south, east, north]: RedrawnCourse['window'], line: readonly Point[]) {
  let part: Point[] = []
  const parts = [part]
  for (const point of line) {
    const [lon, lat] = point
    if (lon > west && lon < east && lat > south && lat < north) {
      if (part.length > 0) {
        part = []
        parts.push(part)
      }
    } else part.push(point)
  }
  return parts.filter((part) => part.length > 1)
}
