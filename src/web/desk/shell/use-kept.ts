import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readFromHistory, storeInHistory, type Texts } from './history-state.ts'

/** Keeps some of the texts; the others stay as they are. */
type Keep<Kept> = (part: Partial<Kept>) => void
/** Empties a field whose text was sent, unless it was typed in meanwhile. */
type Clear<Kept> = (name: keyof Kept, sent: string) => void

/**
 * What was typed and chosen on a page, kept with its entry in the history of the browser: going back and reloading show it
 * again (DESK-240). It is not in the address, since what operators look for are names. Names differ on one page.
 */
export function useKept<Kept extends Texts>(initial: Kept): [Kept, Keep<Kept>, Clear<Kept>] {
  const [kept, setKept] = useState<Kept>(() => ({ ...initial, ...readFromHistory() }))
  useEffect(() => storeInHistory(kept), [kept])
  // Of two fields that change at once, such as one that is typed in while another is sent, neither undoes the other.
  const keep: Keep<Kept> = (part) => setKept((now) => ({ ...now, ...part }))
  const clear: Clear<Kept> = (name, sent) => setKept((now) => withoutSent(now, name, sent))
  return [kept, keep, clear]
}

/** The texts without one that was sent; one that was typed in since then stays (DESK-280). */
export function withoutSent<Kept extends Texts>(texts: Kept, name: keyof Kept, sent: string): Kept {
  return texts[name] === sent ? { ...texts, [name]: '' } : texts
}

/** The cache of what is kept of one thing. */
export function keptKey(of: string) {
  return ['desk-kept', of] as const
}

/** The same of one thing among others on the page: coming back to it by a link shows it too, until signing out (DESK-277). */
export function useKeptOf<Kept extends Texts>(
  of: string,
  initial: Kept,
): [Kept, Keep<Kept>, Clear<Kept>] {
  const queries = useQueryClient()
  const key = keptKey(of)
  const cached = () => queries.getQueryData<Partial<Kept>>(key)
  // Named after the thing, so that no other one on the page ever shows it.
  const named = (texts: Partial<Kept>): Texts =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${of} ${name}`, text ?? '']))
  const [all, keep, clear] = useKept<Texts>(named({ ...initial, ...cached() }))
  const entries = Object.keys(initial).map((name) => [name, all[`${of} ${name}`] ?? ''])
  const kept = Object.fromEntries(entries) as Kept
  const keepBoth = (part: Partial<Kept>) => {
    queries.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY })
    queries.setQueryData(key, { ...cached(), ...part })
    keep(named(part))
  }
  const clearBoth: Clear<Kept> = (name, sent) => {
    queries.setQueryData(key, (now: Texts = {}) => withoutSent(now, String(name), sent))
    clear(`${of} ${String(name)}`, sent)
  }
  return [kept, keepBoth, clearBoth]
}
