/** A path filled with one colour. */
export function filledPath(color: string, data: string, more = ''): string {
  return `<path d="${data}" fill="${color}"${more}/>`
}

/** A translucent path, for light and shade. */
export function translucentPath(color: string, opacity: string, data: string): string {
  return filledPath(color, data, ` opacity="${opacity}"`)
}
