import type { CategoryKey } from '#domain/catalog/category.ts'
import type { Language } from '#messages/language.ts'
import type { StoredProvider } from '../providers/stored-provider.ts'
import { type SeededRandom, seededRandom } from '../seeded-random.ts'
import { dutch } from './dutch-templates.ts'
import { english } from './english-templates.ts'
import type { ReviewTemplates } from './review-templates.ts'
import { varyWriting } from './vary-writing.ts'

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
  const textsOfMarket = new Set(written.map(normalized))
  const random = seededRandom(`reviews/words after ${written.length}`)
  const pickerFor = createSentencePicker(random)

  /** For one provider: the texts of its reviews and replies. */
  return function composerFor(stored: StoredProvider, existing: readonly string[]) {
    const { provider } = stored
    const textsOfProvider = new Set(existing.map(normalized))
    const nextSentence = pickerFor(tagsOf(stored))
    const pickSentence = (name: string, sentences: readonly string[]) =>
      fillTemplate(nextSentence(name, sentences), provider.host, random)
    const isNew = (text: string) => {
      const words = normalized(text)
      return !textsOfProvider.has(words) && (words.length < 18 || !textsOfMarket.has(words))
    }

    function compose({ language, rating, category }: ReviewRequest): string {
      const { praise, ...templates } = TEMPLATES[language]
      return shapeFor(rating, random)
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
        textsOfProvider.add(normalized(text))
        textsOfMarket.add(normalized(text))
        return varyWriting(text, random)
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
    [35, 'opening', 'poor'],
    [40, 'poor', 'poor'],
  ],
  2: [
    [25, 'poor'],
    [45, 'opening', 'poor'],
    [30, 'poor', 'criticism'],
  ],
  3: [
    [30, 'mixed'],
    [40, 'opening', 'mixed'],
    [15, 'mixed', 'criticism'],
    [15, 'praise', 'mixed'],
  ],
  4: [
    [55, 'praise', 'criticism'],
    [15, 'general', 'criticism'],
    [10, 'short'],
    [20, 'praise'],
  ],
  5: [
    [10, 'short'],
    [32, 'praise'],
    [24, 'praise', 'general'],
    [12, 'opening', 'praise'],
    [9, 'opening', 'praise', 'general'],
    [6, 'general', 'praise'],
    [7, 'praise', 'praise', 'general'],
  ],
}

function shapeFor(rating: number, random: SeededRandom): readonly Part[] {
  let left = random.fraction() * 100
  for (const [share, ...parts] of SHAPES[rating] ?? []) {
    left -= share
    if (left < 0) return parts
  }
  return ['short']
}

// One shuffled list for each kind of sentence: all are used before one is repeated.
function createSentencePicker(random: SeededRandom) {
  const unusedSentences = new Map<string, string[]>()
  return (tags: ReadonlySet<string>) => {
    const used = new Set<string>()
    return (name: string, sentences: readonly string[]): string => {
      const fits = (sentence: string) => {
        const tag = TAG.exec(sentence)?.[1]
        return tag === undefined || tags.has(tag)
      }
      const isFresh = (sentence: string) => fits(sentence) && !used.has(sentence)
      const unused = unusedSentences.get(name) ?? []
      if (!unused.some(isFresh)) unused.push(...random.shuffled(sentences))
      const at = unused.findIndex(unused.some(isFresh) ? isFresh : fits)
      const [sentence = ''] = unused.splice(Math.max(0, at), 1)
      unusedSentences.set(name, unused)
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

function fillTemplate(sentence: string, host: string, random: SeededRandom): string {
  return sentence
    .replace(TAG, '')
    .replaceAll('{host}', host)
    .replaceAll(/\{([^{}]*)\}/g, (_, choices: string) => random.pick(choices.split('|')))
}

// Two texts that differ in case and punctuation only count as the same.
function normalized(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
