import { useEffect, useState } from 'react'

type Texts = Readonly<Record<string, string>>

/**
 * What was typed and chosen on a page, kept with its entry in the history of the browser: going back and reloading show it
 * again (DESK-240). It is not in the address, since what operators look for are names. Names differ on one page.
 */
export function useKept<Kept extends Texts>(initial: Kept): [Kept, (kept: Kept) => void] {
  const [kept, setKept] = useState<Kept>(() => ({ ...initial, ...readKept() }))
  useEffect(() => {
    // The router is not told, since it would load the page again.
    History.prototype.replaceState.call(
      history,
      { ...history.state, kept: { ...readKept(), ...kept } },
      '',
    )
  }, [kept])
  return [kept, setKept]
}

function readKept(): Texts {
  const { kept } = globalThis.history?.state ?? {}
  return typeof kept === 'object' && kept !== null ? kept : {}
}
