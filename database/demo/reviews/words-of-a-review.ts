import type { CategoryKey } from '#domain/catalog/category.ts'
import { type Dice, dice } from '../dice.ts'
import type { StoredSalon } from '../salons/stored-salon.ts'
import { dutch } from './dutch.ts'
import { english } from './english.ts'
import { inOwnHand } from './in-own-hand.ts'
import type { Phrasebook } from './phrasebook.ts'

export interface WordsWanted {
  readonly language: 'en' | 'nl'
  readonly rating: number
  readonly category: CategoryKey
}

const BOOKS = { en: english, nl: dutch }
const TRIES = 12

/**
 * Writes reviews so that no sentence comes back before all others of its kind were used, never twice under
 * one salon while there is another, and no text but the shortest twice in the market.
 * @param written the reviews there are already
 */
export function reviewWriter(written: readonly string[]) {
  const everywhere = new Set(written.map(essence))
  const chance = dice(`reviews/words after ${written.length}`)
  const decks = sentenceDecks(chance)

  /** For one salon: what is said, and what the salon says back. */
  return function writerFor(stored: StoredSalon, said: readonly string[]) {
    const { salon } = stored
    const here = new Set(said.map(essence))
    const deal = decks(marksOf(stored))
    const speak = (name: string, sentences: readonly string[]) =>
      spoken(deal(name, sentences), salon.host, chance)
    const isNew = (text: string) => {
      const words = essence(text)
      return !here.has(words) && (words.length < 18 || !everywhere.has(words))
    }

    function compose({ language, rating, category }: WordsWanted): string {
      const { praise, ...book } = BOOKS[language]
      return shapeFor(rating, chance)
        .map((part) =>
          part === 'praise'
            ? speak(`${language}/${category}`, praise[category])
            : speak(`${language}/${part}`, book[part]),
        )
        .join(' ')
    }

    return {
      feedback(wanted: WordsWanted): string {
        let text = compose(wanted)
        for (let tries = 0; !isNew(text) && tries < TRIES; tries++) text = compose(wanted)
        here.add(essence(text))
        everywhere.add(essence(text))
        return inOwnHand(text, chance)
      },
      reply({ language, rating }: WordsWanted): string {
        const kind = rating >= 4 ? 'thanks' : 'sorry'
        return speak(`${language}/${kind}`, BOOKS[language][kind])
      },
    }
  }
}

type Part = Exclude<keyof Phrasebook, 'thanks' | 'sorry'>

/** How reviews are built, by rating, and how many in a hundred are built that way. */
const SHAPES: Readonly<Record<number, readonly (readonly [share: number, ...parts: Part[]])[]>> = {
  1: [
    [25, 'poor'],
    [35, 'before', 'poor'],
    [40, 'poor', 'poor'],
  ],
  2: [
    [25, 'poor'],
    [45, 'before', 'poor'],
    [30, 'poor', 'but'],
  ],
  3: [
    [30, 'mixed'],
    [40, 'before', 'mixed'],
    [15, 'mixed', 'but'],
    [15, 'praise', 'mixed'],
  ],
  4: [
    [55, 'praise', 'but'],
    [15, 'anywhere', 'but'],
    [10, 'short'],
    [20, 'praise'],
  ],
  5: [
    [10, 'short'],
    [32, 'praise'],
    [24, 'praise', 'anywhere'],
    [12, 'before', 'praise'],
    [9, 'before', 'praise', 'anywhere'],
    [6, 'anywhere', 'praise'],
    [7, 'praise', 'praise', 'anywhere'],
  ],
}

function shapeFor(rating: number, chance: Dice): readonly Part[] {
  let left = chance.fraction() * 100
  for (const [share, ...parts] of SHAPES[rating] ?? []) {
    left -= share
    if (left < 0) return parts
  }
  return ['short']
}

// A deck for every kind of sentence: all are dealt before one comes back.
function sentenceDecks(chance: Dice) {
  const decks = new Map<string, string[]>()
  return (marks: ReadonlySet<string>) => {
    const used = new Set<string>()
    return (name: string, sentences: readonly string[]): string => {
      const fits = (sentence: string) => {
        const mark = MARK.exec(sentence)?.[1]
        return mark === undefined || marks.has(mark)
      }
      const isFresh = (sentence: string) => fits(sentence) && !used.has(sentence)
      const deck = decks.get(name) ?? []
      if (!deck.some(isFresh)) deck.push(...chance.shuffled(sentences))
      const at = deck.findIndex(deck.some(isFresh) ? isFresh : fits)
      const [sentence = ''] = deck.splice(Math.max(0, at), 1)
      decks.set(name, deck)
      used.add(sentence)
      return sentence
    }
  }
}

const MARK = /^(\d{4,6}|salon): /

// What can be said there: of the treatments it sells, and of the place where there is one.
function marksOf({ salon, menu }: StoredSalon): ReadonlySet<string> {
  const codes = menu.map(({ treatment }) => treatment.code)
  return new Set(salon.delivery === 'DOORSTEP' ? codes : [...codes, 'salon'])
}

function spoken(sentence: string, host: string, chance: Dice): string {
  return sentence
    .replace(MARK, '')
    .replaceAll('{host}', host)
    .replaceAll(/\{([^{}]*)\}/g, (_, choices: string) => chance.pick(choices.split('|')))
}

// Two texts that differ in capitals and points are the same to a reader.
function essence(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
