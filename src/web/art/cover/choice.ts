import { chance, seedOf } from '../chance.ts'

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

export type Choice = { palette: PaletteName; scene: SceneName }

/** What a name asks for when nobody stands beside it. */
export function choice(name: string): Choice {
  // A stream of its own: drawing in another palette must never change the drawing itself.
  const { oneOf } = chance(seedOf(name) ^ 0x5bd1e995)
  return { palette: oneOf(paletteNames), scene: oneOf(sceneNames) }
}

/**
 * The choices for covers shown together, in the order of `names`, `columns` to a row. Nobody shares
 * a palette with the one before or above, nor scene and palette with the two before. Only palettes
 * give way, so a salon keeps its scene everywhere. What is already placed never changes when names
 * are added at the end.
 */
export function neighbours(names: readonly string[], columns = 1): (Choice & { name: string })[] {
  const placed: (Choice & { name: string })[] = []
  for (const name of names) {
    const own = choice(name)
    placed.push({ name, scene: own.scene, palette: freePalette(own, placed, columns) })
  }
  return placed
}

function freePalette(own: Choice, placed: readonly Choice[], columns: number): PaletteName {
  const above = columns > 1 ? placed.at(-columns) : undefined
  const beside = [placed.at(-1), above]
  const clashes = (palette: PaletteName) =>
    beside.some((one) => one?.palette === palette) ||
    placed.slice(-2).some((one) => one.palette === palette && one.scene === own.scene)

  const first = paletteNames.indexOf(own.palette)
  const inTurn = [...paletteNames.slice(first), ...paletteNames.slice(0, first)]
  return inTurn.find((palette) => !clashes(palette)) ?? own.palette
}
