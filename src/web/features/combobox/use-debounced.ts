import { useEffect, useState } from 'react'

const PAUSE_MS = 250

/** A text once it has not changed for a quarter of a second. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
