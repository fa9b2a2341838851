/** A flat piece of paper. */
export function piece(color: string, data: string, more = ''): string {
  return `<path d="${data}" fill="${color}"${more}/>`
}

/** A piece one sees through: a light or a shade. */
export function glaze(color: string, opacity: string, data: string): string {
  return piece(color, data, ` opacity="${opacity}"`)
}
