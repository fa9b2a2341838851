import type { Point } from './point.ts'

/** Steps per degree: 5 metres, far below what the sources know. */
export const SCALE = 20_000

/** Differences between points, in letters of six bits (the "encoded polyline" of web maps). */
export function encodeLine(line: readonly Point[]): string {
  let [eastBefore, northBefore] = [0, 0]
  let text = ''
  for (const [longitude, latitude] of line) {
    const [east, north] = [Math.round(longitude * SCALE), Math.round(latitude * SCALE)]
    text += encodeNumber(east - eastBefore) + encodeNumber(north - northBefore)
    ;[eastBefore, northBefore] = [east, north]
  }
  return text
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1
  let text = ''
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63)
    rest >>= 5
  }
  return text + String.fromCharCode(rest + 63)
}
