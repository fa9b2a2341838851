/** Steps per degree: 5 metres, far below what the sources know. */
export const SCALE = 20_000

/** Differences between points, in letters of six bits (the "encoded polyline" of web maps). */
export function encodeLine(line) {
  let before = [0, 0]
  let text = ''
  for (const point of line) {
    const steps = point.map((degrees) => Math.round(degrees * SCALE))
    text += encodeNumber(steps[0] - before[0]) + encodeNumber(steps[1] - before[1])
    before = steps
  }
  return text
}

function encodeNumber(value) {
  let rest = value < 0 ? ~(value << 1) : value << 1
  let text = ''
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63)
    rest >>= 5
  }
  return text + String.fromCharCode(rest + 63)
}
