/** Random numbers that are the same on every run: one seed, one market. */
export interface SeededRandom {
  /** From 0 up to, not including, 1. */
  fraction(): number
  /** A whole number, both ends included. */
  between(lowest: number, highest: number): number
  /** True with this probability: 0 never, 1 always. */
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  shuffled<Item>(items: readonly Item[]): Item[]
  /** A UUIDv7 of a moment (epoch milliseconds) with random bits from this generator. */
  id(epochMs: number): string
}

const SEED = 'bloesem'

/** A generator for one purpose: a further draw from one changes nothing in another. */
export function seededRandom(purpose: string): SeededRandom {
  const fraction = generator(hash(`${SEED}/${purpose}`))
  const between = (lowest: number, highest: number) =>
    lowest + Math.floor(fraction() * (highest - lowest + 1))
  return {
    fraction,
    between,
    chance: (probability) => fraction() < probability,
    pick: (items) => {
      const item = items[between(0, items.length - 1)]
      if (item === undefined) throw new RangeError('Nothing to pick from')
      return item
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, at: fraction() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
    id: (epochMs) => uuid(epochMs, fraction),
  }
}

function uuid(epochMs: number, fraction: () => number): string {
  const hex = (digits: number) =>
    Math.floor(fraction() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0')
  const time = Math.floor(epochMs).toString(16).padStart(12, '0')
  const variant = Math.floor(8 + fraction() * 4).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`
}

// FNV-1a, then mulberry32: small, fast and random enough for demo data.
function hash(text: string): number {
  let value = 2166136261
  for (const letter of text) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619)
  }
  return value >>> 0
}

function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
