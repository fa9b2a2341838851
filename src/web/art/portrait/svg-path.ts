/** A flat piece of paper. */
export function filledPath(color: string, data: string, more = ''): string {
  return `<path d="${data}" fill="${color}"${more}/>`
}

/** A piece one sees through: a light or a shade. */
export function translucentPath(color: string, opacity: string, data: string): string {
  return filledPath(color, data, ` opacity="${opacity}"`)
}
