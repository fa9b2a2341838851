import { useEffect, useState } from 'react'

const tickMilliseconds = 30_000

/** The moment (epoch ms), often enough for words in minutes. Only for pages the browser draws. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMilliseconds)
    return () => clearInterval(timer)
  }, [])
  return now
}
