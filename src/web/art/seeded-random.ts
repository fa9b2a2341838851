/** A pseudo-random source: the same seed gives the same sequence on every machine. */
export type RandomSource = Readonly<{
  /** From 0 up to, never reaching, 1. */
  random: () => number
  between: (low: number, high: number) => number
  oneOf: <T>(choices: readonly T[]) => T
}>

export function seededRandom(seed: number): RandomSource {
  const random = mulberry32(seed)
  return {
    random,
    between: (low, high) => low + (high - low) * random(),
    oneOf: <T>(choices: readonly T[]) => choices[Math.floor(random() * choices.length)] as T,
  }
}

/** FNV-1a over code points, as an unsigned 32-bit number. */
export function seedOf(text: string): number {
  let hash = 2166136261
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 16777619)
  }
  return hash >>> 0
}

function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
