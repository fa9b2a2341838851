import type { en } from '#messages/en.ts'
import type { enPages } from '#messages/en-pages.ts'
import { fill, type Values } from '#messages/fill.ts'
import type { Language } from '#messages/language.ts'
import type { Words } from '#messages/words.ts'
import { counted } from './client-state.ts'

/** The words of every page, and of the pages that bring more of their own, as far as they are here. */
export type Resources = Words<typeof en & Partial<typeof enPages>>

/** A page that brings words of its own: the name of their namespace. */
export type PageWords = keyof typeof enPages

/** One of a counted pair is named without its ending: `count` chooses. */
type Key<T> = {
  [K in keyof T & string]: T[K] extends string ? Counted<K> : `${K}.${Key<T[K]>}`
}[keyof T & string]
type Counted<K> = K extends `${infer Sentence}_${'one' | 'other'}` ? Sentence : K

/** A sentence by its key, filled in; `count` also chooses between one and many. */
export type Translate = (key: Key<typeof en & typeof enPages>, values?: Values) => string

interface Spoken {
  readonly language: Language
  readonly t: Translate
}

/** What the pages say, and in which language. */
export interface I18n extends Spoken {
  /** Fetches the words of every page, or those a page brings, unless they are here. */
  learn(language: Language, page?: PageWords): Promise<void> | undefined
  /** Changes the language shown; its words must have been learned. */
  speak(language: Language): void
  /** What is spoken now, the same object until that changes. */
  get(): Spoken
  subscribe(listener: () => void): () => void
}

/** A language with its words, ready at once. */
export function createMessages(language: Language, words: Resources): I18n {
  const known: Partial<Record<Language, Partial<Resources>>> = { [language]: words }
  const listeners = new Set<() => void>()
  let spoken = speakerOf(language)
  function speakerOf(language: Language): Spoken {
    return { language, t: (key, values) => sentence(known[language] ?? {}, key, values) }
  }
  return {
    get language() {
      return spoken.language
    },
    t: (key, values) => spoken.t(key, values),
    learn(language, page) {
      if (known[language]?.[page ?? 'common']) return
      const name = page ? `${language}/${page}` : language
      return fetchMessages(`/assets/i18n/${name}.json`).then((words) => {
        known[language] = { ...known[language], ...words }
      })
    },
    speak(language) {
      spoken = speakerOf(language)
      for (const listener of listeners) listener()
    },
    get: () => spoken,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function sentence(words: object, key: string, values?: Values): string {
  const count = values?.count
  const counted = count !== undefined && at(words, `${key}_${count === 1 ? 'one' : 'other'}`)
  return fill(counted || (at(words, key) ?? key), values ?? {})
}

function at(words: object, key: string): string | undefined {
  let found: unknown = words
  for (const step of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[step]
  return typeof found === 'string' ? found : undefined
}

/** Loads words in the browser. */
export function fetchMessages(url: string): Promise<Partial<Resources>> {
  return counted(async () => {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`The messages did not load: ${response.status} ${url}`)
    return response.json()
  })
}
