/** In degrees. */
export type Point = readonly [longitude: number, latitude: number]

/** In whole degrees. */
export interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** A part of a river or canal. */
export interface River {
  readonly width: number
  readonly line: readonly Point[]
}

/** The element at an index below the length of the list; negative indexes count from its end. */
export function elementAt<T>(list: readonly T[], index: number): T {
  const element = list.at(index)
  if (element === undefined) throw new RangeError(`no element ${index} of ${list.length}`)
  return element
}
