import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMediaQuery } from '../../shell/use-is-desktop.ts'

/** Whether the page is being printed. What it shows then is rendered before the browser lays the sheets out. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  const isPrint = useMediaQuery('print')
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const set = (value: boolean) => () => flushSync(() => setIsPrinting(value))
    window.addEventListener('beforeprint', set(true), { signal })
    window.addEventListener('afterprint', set(false), { signal })
    return () => ended.abort()
  }, [])
  return isPrinting || isPrint
}
