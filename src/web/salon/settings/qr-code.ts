import { encode } from 'uqr'

/** Modules of white around the code, which scanners need. */
const QUIET_ZONE = 4

/** A QR code as the path of an SVG: a square for each dark module; `size` modules wide with its white edge. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { path: path.join(''), size }
}

/** The QR code as an SVG file, black on white. */
export function qrFile(text: string): string {
  const { path, size } = qrPath(text)
  const box = `0 0 ${size} ${size}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="1024" height="1024" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}h-${size}z"/><path d="${path}"/></svg>`
}
