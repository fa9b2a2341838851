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

/** The palette and scene of a name by itself, without neighbours. */
export function coverStyle(name: string): CoverStyle {
  // A seed of its own: another palette must not change the drawing.
  const { oneOf } = seededRandom(seedOf(name) ^ 0x5bd1e995)
  return { palette: oneOf(paletteNames), scene: oneOf(sceneNames) }
}

/**
 * The styles of covers shown in a grid, in the order of `names`. No cover has the palette of the one
 * before or above it, nor scene and palette of the two before it. Only palettes are changed, so a
 * salon has the same scene everywhere. Adding names at the end changes no earlier cover.
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
