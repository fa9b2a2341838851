import type { CategoryKey } from '#domain/catalog/category.ts'
import type { Language } from '#messages/language.ts'
import type { StoredProvider } from '../providers/stored-provider.ts'
import { type SeededRandom, seededRandom } from '../seeded-random.ts'
import { dutch } from './dutch-templates.ts'
import { english } from './english-templates.ts'
import type { ReviewTemplates } from './review-templates.ts'
import { varyWriting } from './writing-style.ts'

export interface ReviewRequest {
  readonly language: Language
  readonly rating: number
  readonly category: CategoryKey
}

const TEMPLATES = { en: english, nl: dutch }
const TRIES = 12

/**
 * Composes reviews so that no sentence is repeated before all others of its kind were used, never twice for one
 * provider while another is left, and no text but the shortest twice in the market.
 * @param written the reviews there are already
 */
export function createReviewComposer(written: readonly string[]) {
  const everywhere = new Set(written.map(normalized))
  const chance = seededRandom(`reviews/words after ${written.length}`)
  const sentencesFor = sentenceDecks(chance)

  /** For one provider: the texts of its reviews and replies. */
  return function composerFor(stored: StoredProvider, existing: readonly string[]) {
    const { provider } = stored
    const here = new Set(existing.map(normalized))
    const nextSentence = sentencesFor(tagsOf(stored))
    const pickSentence = (name: string, sentences: readonly string[]) =>
      fillTemplate(nextSentence(name, sentences), provider.host, chance)
    const isNew = (text: string) => {
      const words = normalized(text)
      return !here.has(words) && (words.length < 18 || !everywhere.has(words))
    }

    function compose({ language, rating, category }: ReviewRequest): string {
      const { praise, ...templates } = TEMPLATES[language]
      return shapeFor(rating, chance)
        .map((part) =>
          part === 'praise'
            ? pickSentence(`${language}/${category}`, praise[category])
            : pickSentence(`${language}/${part}`, templates[part]),
        )
        .join(' ')
    }

    return {
      feedback(request: ReviewRequest): string {
        let text = compose(request)
        for (let tries = 0; !isNew(text) && tries < TRIES; tries++) text = compose(request)
        here.add(normalized(text))
        everywhere.add(normalized(text))
        return varyWriting(text, chance)
      },
      reply({ language, rating }: ReviewRequest): string {
        const kind = rating >= 4 ? 'thanks' : 'sorry'
        return pickSentence(`${language}/${kind}`, TEMPLATES[language][kind])
      },
    }
  }
}

type Part = Exclude<keyof ReviewTemplates, 'thanks' | 'sorry'>

/** The parts of a review by rating, each with its share in per cent. */
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

function shapeFor(rating: number, chance: SeededRandom): readonly Part[] {
  let left = chance.fraction() * 100
  for (const [share, ...parts] of SHAPES[rating] ?? []) {
    left -= share
    if (left < 0) return parts
  }
  return ['short']
}

// One shuffled deck for each kind of sentence: all are used before one is repeated.
function sentenceDecks(chance: SeededRandom) {
  const sentencesFor = new Map<string, string[]>()
  return (tags: ReadonlySet<string>) => {
    const used = new Set<string>()
    return (name: string, sentences: readonly string[]): string => {
      const fits = (sentence: string) => {
        const tag = TAG.exec(sentence)?.[1]
        return tag === undefined || tags.has(tag)
      }
      const isFresh = (sentence: string) => fits(sentence) && !used.has(sentence)
      const deck = sentencesFor.get(name) ?? []
      if (!deck.some(isFresh)) deck.push(...chance.shuffled(sentences))
      const at = deck.findIndex(deck.some(isFresh) ? isFresh : fits)
      const [sentence = ''] = deck.splice(Math.max(0, at), 1)
      sentencesFor.set(name, deck)
      used.add(sentence)
      return sentence
    }
  }
}

const TAG = /^(\d{4,6}|salon): /

// The tags that apply: the service codes of its menu, and 'salon' where customers come to it.
function tagsOf({ provider, menu }: StoredProvider): ReadonlySet<string> {
  const codes = menu.map(({ treatment }) => treatment.code)
  return new Set(provider.delivery === 'DOORSTEP' ? codes : [...codes, 'salon'])
}

function fillTemplate(sentence: string, host: string, chance: SeededRandom): string {
  return sentence
    .replace(TAG, '')
    .replaceAll('{host}', host)
    .replaceAll(/\{([^{}]*)\}/g, (_, choices: string) => chance.pick(choices.split('|')))
}

// Two texts that differ in case and punctuation only count as the same.
function normalized(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
