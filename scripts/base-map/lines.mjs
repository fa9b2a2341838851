/** Lines put together where one ends and exactly one other goes on. */
export function joined(pieces) {
  const lines = pieces.map((piece) => [...piece])
  for (let met = meeting(lines); met; met = meeting(lines)) {
    const [first, second] = met
    const [before, after] = [lines[first], lines[second]]
    if (key(before[0]) === key(after[0]) || key(before[0]) === key(after.at(-1))) before.reverse()
    if (key(after[0]) !== key(before.at(-1))) after.reverse()
    lines[first] = [...before, ...after.slice(1)]
    lines.splice(second, 1)
  }
  return lines
}

/**
 * Whole rings out of pieces of shore cut at bins and at the box: pieces are followed to their end, then along
 * the box, land to the left, to where the next one begins.
 */
export function closeAlong(box, pieces) {
  const lines = joinedForward(pieces)
  const rings = lines.filter(isClosed)
  const open = lines.filter((line) => !isClosed(line))
  while (open.length > 0) {
    const ring = open.shift()
    for (;;) {
      const from = along(box, ring.at(-1))
      const candidates = [ring, ...open]
      const next = candidates.reduce((best, line) =>
        ahead(box, from, along(box, line[0])) < ahead(box, from, along(box, best[0])) ? line : best,
      )
      ring.push(...cornersBetween(box, from, ahead(box, from, along(box, next[0]))))
      if (next === ring) break
      ring.push(...next)
      open.splice(open.indexOf(next), 1)
    }
    ring.push(ring[0])
    rings.push(ring)
  }
  return rings
}

/** Fewer points for the same look: finer in the country itself than around it (Douglas and Peucker). */
export function simplified(line) {
  const keep = new Set([0, line.length - 1])
  const spans = [[0, line.length - 1]]
  // A ring has no two ends to measure from: its farthest point is the second one.
  if (isClosed(line)) spans.splice(0, 1, ...halves(line, keep))
  while (spans.length > 0) {
    const [from, to] = spans.pop()
    const far = farthest(line, from, to)
    if (!far) continue
    keep.add(far)
    spans.push([from, far], [far, to])
  }
  return line.filter((_, index) => keep.has(index))
}

/** Replaces what lies in a window by a better course, which goes on to where a line was cut at the window. */
export function redraw(rivers, courses) {
  return courses.reduce((lines, { window, width, course }) => {
    const kept = lines.flatMap((river) =>
      outside(window, river.line).map((line) => ({ width: river.width, line })),
    )
    const untouched = new Set(lines.flatMap(({ line }) => [line[0], line.at(-1)]))
    const cuts = kept
      .flatMap(({ line }) => [line[0], line.at(-1)])
      .filter((end) => !untouched.has(end))
    const line = [nearest(cuts, course[0]), ...course, nearest(cuts, course.at(-1))].filter(Boolean)
    return [...kept, { width, line }]
  }, rivers)
}

function nearest(points, [lon, lat]) {
  const away = (point) => Math.hypot((point[0] - lon) * 0.61, point[1] - lat)
  const best = [...points].sort((first, second) => away(first) - away(second))[0]
  return best && away(best) < 0.03 ? best : undefined
}

function meeting(lines) {
  const ends = new Map()
  for (const [index, line] of lines.entries()) {
    if (isClosed(line)) continue
    for (const end of [line[0], line.at(-1)]) {
      ends.set(key(end), [...(ends.get(key(end)) ?? []), index])
    }
  }
  return [...ends.values()].find((indexes) => indexes.length === 2 && indexes[0] !== indexes[1])
}

function joinedForward(pieces) {
  const lines = pieces.map((piece) => [...piece])
  const starts = new Map(
    lines.filter((line) => !isClosed(line)).map((line) => [key(line[0]), line]),
  )
  const result = new Set(lines)
  for (const line of lines) {
    if (!result.has(line)) continue
    for (let next = starts.get(key(line.at(-1))); next && next !== line; ) {
      line.push(...next.slice(1))
      result.delete(next)
      next = isClosed(line) ? undefined : starts.get(key(line.at(-1)))
    }
  }
  return [...result]
}

function isClosed(line) {
  return line.length > 2 && key(line[0]) === key(line.at(-1))
}

function key([lon, lat]) {
  return `${lon.toFixed(5)} ${lat.toFixed(5)}`
}

/** How far along the box a point of its edge lies, counter-clockwise from the south-west. */
function along({ west, south, east, north }, [lon, lat]) {
  const [width, height] = [east - west, north - south]
  const near = 1e-4
  if (lat - south < near) return lon - west
  if (east - lon < near) return width + lat - south
  if (north - lat < near) return width + height + east - lon
  if (lon - west < near) return 2 * width + height + north - lat
  throw new Error(`a shore ends inside the box, at ${lon} ${lat}`)
}

function ahead({ west, south, east, north }, from, to) {
  const whole = 2 * (east - west + north - south)
  return (to - from + whole) % whole
}

function cornersBetween({ west, south, east, north }, from, distance) {
  const [width, height] = [east - west, north - south]
  const whole = 2 * (width + height)
  const corners = [
    [0, [west, south]],
    [width, [east, south]],
    [width + height, [east, north]],
    [2 * width + height, [west, north]],
  ]
  return corners
    .map(([at, point]) => [(at - from + whole) % whole, point])
    .filter(([at]) => at < distance)
    .sort(([first], [second]) => first - second)
    .map(([, point]) => point)
}

function halves(line, keep) {
  const [lon, lat] = line[0]
  const distances = line.map((point) => Math.hypot(point[0] - lon, point[1] - lat))
  const far = distances.indexOf(Math.max(...distances))
  keep.add(far)
  return [
    [0, far],
    [far, line.length - 1],
  ]
}

function farthest(line, from, to) {
  let [found, most] = [0, 1]
  for (let index = from + 1; index < to; index++) {
    const excess = distance(line[index], line[from], line[to]) / tolerance(line[index])
    if (excess > most) [found, most] = [index, excess]
  }
  return found
}

/** Degrees of latitude: 45 metres at home, 250 around it. */
function tolerance([lon, lat]) {
  return lon > 2.8 && lon < 7.4 && lat > 50.6 && lat < 53.7 ? 0.0004 : 0.00225
}

function distance(point, start, end) {
  const flat = ([lon, lat]) => [lon * 0.61, lat]
  const [[x, y], [startX, startY], [endX, endY]] = [flat(point), flat(start), flat(end)]
  const [dx, dy] = [endX - startX, endY - startY]
  const length = dx * dx + dy * dy
  const share = length && Math.max(0, Math.min(1, ((x - startX) * dx + (y - startY) * dy) / length))
  return Math.hypot(x - startX - share * dx, y - startY - share * dy)
}

function outside([west, south, east, north], line) {
  const parts = [[]]
  for (const point of line) {
    const [lon, lat] = point
    if (lon > west && lon < east && lat > south && lat < north) {
      if (parts.at(-1).length > 0) parts.push([])
    } else parts.at(-1).push(point)
  }
  return parts.filter((part) => part.length > 1)
}
