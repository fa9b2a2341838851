import type { CategoryKey } from '#domain/catalogue/category.ts'
import { type Dice, dice } from '../dice.ts'
import { dutch } from './dutch.ts'
import { english } from './english.ts'
import type { Phrasebook } from './phrasebook.ts'

export interface WordsWanted {
  readonly language: 'en' | 'nl'
  readonly rating: number
  readonly category: CategoryKey
  readonly host: string
}

/**
 * Writes reviews so that no sentence comes back before all others of its kind were used, and never
 * twice under one salon while there is another: one writer serves the whole market.
 */
export function reviewWriter() {
  const books = { en: english, nl: dutch }
  const decks = new Map<string, string[]>()
  const chance = dice('reviews/words')

  function sentence(name: string, sentences: readonly string[], used: Set<string>): string {
    const deck = decks.get(name) ?? []
    let at = deck.findIndex((candidate) => !used.has(candidate))
    if (at < 0) {
      deck.push(...chance.shuffled(sentences))
      at = Math.max(
        0,
        deck.findIndex((candidate) => !used.has(candidate)),
      )
    }
    const [dealt = ''] = deck.splice(at, 1)
    decks.set(name, deck)
    used.add(dealt)
    return dealt
  }

  /** For one salon: what is said, and what the salon says back. */
  return function writerFor() {
    const used = new Set<string>()
    const from = (book: Phrasebook, { language, host }: WordsWanted) => ({
      any: (kind: Exclude<keyof Phrasebook, 'praise'>) =>
        sentence(`${language}/${kind}`, book[kind], used).replaceAll('{host}', host),
      praise: (category: CategoryKey) =>
        sentence(`${language}/${category}`, book.praise[category], used).replaceAll('{host}', host),
    })
    return {
      feedback: (wanted: WordsWanted) =>
        feedback(wanted, from(books[wanted.language], wanted), chance),
      reply: (wanted: WordsWanted) =>
        from(books[wanted.language], wanted).any(wanted.rating >= 4 ? 'thanks' : 'sorry'),
    }
  }
}

interface Sentences {
  any(kind: 'anywhere' | 'but' | 'mixed' | 'poor'): string
  praise(category: CategoryKey): string
}

function feedback({ rating, category }: WordsWanted, say: Sentences, chance: Dice): string {
  if (rating <= 2) return say.any('poor')
  if (rating === 3) return say.any('mixed')
  const about = chance.chance(0.85) ? say.praise(category) : say.any('anywhere')
  const more = chance.fraction()
  if (rating === 4 && more < 0.6) return `${about} ${say.any('but')}`
  return more < 0.55 ? `${about} ${say.any('anywhere')}` : about
}
