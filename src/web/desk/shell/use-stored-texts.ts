import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readFromHistory, storeInHistory, type Texts } from './history-state.ts'

/** Stores some of the texts; the others stay as they are. */
type Store<Stored> = (part: Partial<Stored>) => void
/** Empties a field whose text was sent, unless it was typed in meanwhile. */
type Clear<Stored> = (name: keyof Stored, sent: string) => void
/** Fills a field again with the text that was sent, unless it was typed in meanwhile. */
type PutBack<Stored> = (name: keyof Stored, sent: string) => void

/**
 * What was typed and chosen on a page, kept with its entry in the history of the browser: going back and reloading show it
 * again (DESK-240). It is not in the address, since what operators look for are names. Names differ on one page.
 */
export function useStoredTexts<Stored extends Texts>(
  initial: Stored,
  latest: Partial<Stored> = {},
): [Stored, Store<Stored>, Clear<Stored>, PutBack<Stored>] {
  const [texts, setTexts] = useState<Stored>(() => ({
    ...initial,
    ...withNamesOf(initial, readFromHistory()),
    ...latest,
  }))
  useEffect(() => storeInHistory(texts), [texts])
  // Of two fields that change at once, such as one that is typed in while another is sent, neither undoes the other.
  const store: Store<Stored> = (part) => setTexts((now) => ({ ...now, ...part }))
  const clear: Clear<Stored> = (name, sent) => setTexts((now) => withoutSentText(now, name, sent))
  const putBack: PutBack<Stored> = (name, sent) =>
    setTexts((now) => withTextPutBack(now, name, sent))
  return [texts, store, clear, putBack]
}

// Of several on one page each stores its own texts alone, as an earlier one of another would undo it.
function withNamesOf(initial: Texts, stored: Texts): Texts {
  return Object.fromEntries(Object.entries(stored).filter(([name]) => name in initial))
}

/** The texts with one whose sending was undone; one that was typed since then stays (DESK-198). */
export function withTextPutBack<Stored extends Texts>(
  texts: Stored,
  name: keyof Stored,
  sent: string,
): Stored {
  return texts[name] ? texts : { ...texts, [name]: sent }
}

/** The texts without one that was sent; one that was typed in since then stays (DESK-280). */
export function withoutSentText<Stored extends Texts>(
  texts: Stored,
  name: keyof Stored,
  sent: string,
): Stored {
  return texts[name] === sent ? { ...texts, [name]: '' } : texts
}

/** The cache key of the texts of one thing. */
export function storedTextsKey(of: string) {
  return ['desk-texts', of] as const
}

/**
 * The same of one thing among others: coming back to it by a link shows it too, until signing out (DESK-277), with what was
 * put back while another page was open.
 */
export function useStoredTextsOf<Stored extends Texts>(
  of: string,
  initial: Stored,
): [Stored, Store<Stored>, Clear<Stored>, PutBack<Stored>] {
  const queries = useQueryClient()
  const key = storedTextsKey(of)
  const cached = () => queries.getQueryData<Partial<Stored>>(key)
  // Named after the thing, so that no other one on the page ever shows it.
  const named = (texts: Partial<Stored>): Texts =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${of} ${name}`, text ?? '']))
  const [all, store, clear, putBack] = useStoredTexts<Texts>(named(initial), named(cached() ?? {}))
  const entries = Object.keys(initial).map((name) => [name, all[`${of} ${name}`] ?? ''])
  const texts = Object.fromEntries(entries) as Stored
  const change = (by: (now: Texts) => Texts) => {
    queries.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY })
    queries.setQueryData(key, (now: Texts = {}) => by(now))
  }
  const storeBoth = (part: Partial<Stored>) => {
    change((now) => ({ ...now, ...(part as Texts) }))
    store(named(part))
  }
  const clearBoth: Clear<Stored> = (name, sent) => {
    change((now) => withoutSentText(now, String(name), sent))
    clear(`${of} ${String(name)}`, sent)
  }
  const putBackBoth: PutBack<Stored> = (name, sent) => {
    change((now) => withTextPutBack(now, String(name), sent))
    putBack(`${of} ${String(name)}`, sent)
  }
  return [texts, storeBoth, clearBoth, putBackBoth]
}
