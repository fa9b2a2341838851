import { seededRandom, seedOf } from '../seeded-random.ts'

export const paletteNames = ['blush', 'plum', 'sage', 'peach', 'lilac', 'butter'] as const
export type PaletteName = (typeof paletteNames)[number]

export const sceneNames = [
  'branch',
  'meadow',
  'arch',
  'vase',
  'bloom',
  'tulips',
  'pond',
  'wisteria',
  'field',
] as const
export type SceneName = (typeof sceneNames)[number]

export type CoverStyle = { palette: PaletteName; scene: SceneName }

/** What a name asks for when nobody stands beside it. */
export function coverStyle(name: string): CoverStyle {
  // A stream of its own: drawing in another palette must never change the drawing itself.
  const { oneOf } = seededRandom(seedOf(name) ^ 0x5bd1e995)
  return { palette: oneOf(paletteNames), scene: oneOf(sceneNames) }
}

/**
 * The choices for covers shown together, in the order of `names`, `columns` to a row. Nobody shares
 * a palette with the one before or above, nor scene and palette with the two before. Only palettes
 * give way, so a salon keeps its scene everywhere. What is already placed never changes when names
 * are added at the end.
 */
export function coverStyles(
  names: readonly string[],
  columns = 1,
): (CoverStyle & { name: string })[] {
  const placed: (CoverStyle & { name: string })[] = []
  for (const name of names) {
    const preferred = coverStyle(name)
    placed.push({ name, scene: preferred.scene, palette: freePalette(preferred, placed, columns) })
  }
  return placed
}

function freePalette(
  preferred: CoverStyle,
  placed: readonly CoverStyle[],
  columns: number,
): PaletteName {
  const above = columns > 1 ? placed.at(-columns) : undefined
  const neighbours = [placed.at(-1), above]
  const clashes = (palette: PaletteName) =>
    neighbours.some((one) => one?.palette === palette) ||
    placed.slice(-2).some((one) => one.palette === palette && one.scene === preferred.scene)

  const first = paletteNames.indexOf(preferred.palette)
  const candidates = [...paletteNames.slice(first), ...paletteNames.slice(0, first)]
  return candidates.find((palette) => !clashes(palette)) ?? preferred.palette
}
