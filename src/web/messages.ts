import type { en } from '#messages/en.ts'
import type { enPages } from '#messages/en-pages.ts'
import { fill, type PlaceholderOf, type Values } from '#messages/fill.ts'
import type { Language } from '#messages/language.ts'
import type { Words } from '#messages/words.ts'
import { withRequestCount } from './client-state.ts'

/** The messages of every page, and of those page namespaces that are loaded. */
export type Resources = Words<typeof en & Partial<typeof enPages>>

/** The namespace of a page that has messages of its own. */
export type MessageNamespace = keyof typeof enPages

/** A plural pair is named without `_one` or `_other`; `count` selects the form. */
type Key<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPluralSuffix<K> : `${K}.${Key<T[K]>}`
}[keyof T & string]
type WithoutPluralSuffix<K> = K extends `${infer Sentence}_${'one' | 'other'}` ? Sentence : K

type Messages = typeof en & typeof enPages
type MessageKey = Key<Messages>

/** The names of the values that the messages of a key need: those in the English text, and `count` of a plural pair. */
type ValueNameOf<K, T = Messages> = K extends `${infer Step}.${infer Rest}`
  ? ValueNameOf<Rest, T[Step & keyof T]>
  : K extends keyof T
    ? PlaceholderOf<T[K]>
    : 'count' | PlaceholderOf<T[`${K & string}_${'one' | 'other'}` & keyof T]>

type ValuesOf<K extends MessageKey> = [ValueNameOf<K>] extends [never]
  ? []
  : [values: Readonly<Record<ValueNameOf<K>, string | number>>]

/**
 * Returns a message by its key with values filled in; `count` selects the plural form. The values are those that the
 * English text names, all of them and no others.
 */
export type Translate = <K extends MessageKey>(key: K, ...values: ValuesOf<K>) => string

interface Translation {
  readonly language: Language
  readonly t: Translate
}

/** The messages and the current language. */
export interface I18n extends Translation {
  /** Loads the messages of every page, or those of one namespace, unless they are loaded. */
  load(language: Language, page?: MessageNamespace): Promise<void> | undefined
  /** Changes the language; its messages must be loaded. */
  setLanguage(language: Language): void
  /** The current translation; the same object until the language changes. */
  get(): Translation
  subscribe(listener: () => void): () => void
}

/** Creates the messages with one language loaded. */
export function createMessages(language: Language, messages: Resources): I18n {
  const loaded: Partial<Record<Language, Partial<Resources>>> = { [language]: messages }
  const listeners = new Set<() => void>()
  let current = translationFor(language)
  function translationFor(language: Language): Translation {
    return { language, t: (key, ...values) => translate(loaded[language] ?? {}, key, ...values) }
  }
  return {
    get language() {
      return current.language
    },
    t: (key, ...values) => current.t(key, ...values),
    load(language, page) {
      if (loaded[language]?.[page ?? 'common']) return
      const name = page ? `${language}/${page}` : language
      return fetchMessages(`/assets/i18n/${name}.json`).then((messages) => {
        loaded[language] = { ...loaded[language], ...messages }
      })
    },
    setLanguage(language) {
      current = translationFor(language)
      for (const listener of listeners) listener()
    },
    get: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function translate(messages: object, key: string, values?: Values): string {
  const count = values?.count
  const plural = count !== undefined && lookUp(messages, `${key}_${count === 1 ? 'one' : 'other'}`)
  return fill(plural || (lookUp(messages, key) ?? key), values ?? {})
}

function lookUp(messages: object, key: string): string | undefined {
  let value: unknown = messages
  for (const step of key.split('.')) value = (value as Record<string, unknown> | undefined)?.[step]
  return typeof value === 'string' ? value : undefined
}

/** Fetches messages in the browser; rejects for any status but 2xx. */
export function fetchMessages(url: string): Promise<Partial<Resources>> {
  return withRequestCount(async () => {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`The messages did not load: ${response.status} ${url}`)
    return response.json()
  })
}
