import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

type Texts = Readonly<Record<string, string>>
/** Keeps some of the texts; the others stay as they are. */
type Keep<Kept> = (part: Partial<Kept>) => void

/**
 * What was typed and chosen on a page, kept with its entry in the history of the browser: going back and reloading show it
 * again (DESK-240). It is not in the address, since what operators look for are names. Names differ on one page.
 */
export function useKept<Kept extends Texts>(initial: Kept): [Kept, Keep<Kept>] {
  const [kept, setKept] = useState<Kept>(() => ({ ...initial, ...readKept() }))
  useEffect(() => {
    // The router is not told, since it would load the page again.
    History.prototype.replaceState.call(
      history,
      { ...history.state, kept: { ...readKept(), ...kept } },
      '',
    )
  }, [kept])
  // Of two fields that change at once, such as one that is typed in while another is sent, neither undoes the other.
  return [kept, (part) => setKept((now) => ({ ...now, ...part }))]
}

/** The cache of what is kept of one thing. */
export function keptKey(of: string) {
  return ['desk-kept', of] as const
}

/** The same of one thing among others on the page: coming back to it by a link shows it too, until signing out (DESK-277). */
export function useKeptOf<Kept extends Texts>(of: string, initial: Kept): [Kept, Keep<Kept>] {
  const queries = useQueryClient()
  const key = keptKey(of)
  const cached = () => queries.getQueryData<Partial<Kept>>(key)
  // Named after the thing, so that no other one on the page ever shows it.
  const named = (texts: Partial<Kept>): Texts =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${of} ${name}`, text ?? '']))
  const [all, keep] = useKept<Texts>(named({ ...initial, ...cached() }))
  const entries = Object.keys(initial).map((name) => [name, all[`${of} ${name}`] ?? ''])
  const kept = Object.fromEntries(entries) as Kept
  const keepBoth = (part: Partial<Kept>) => {
    queries.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY })
    queries.setQueryData(key, { ...cached(), ...part })
    keep(named(part))
  }
  return [kept, keepBoth]
}

function readKept(): Texts {
  const { kept } = globalThis.history?.state ?? {}
  return typeof kept === 'object' && kept !== null ? kept : {}
}
