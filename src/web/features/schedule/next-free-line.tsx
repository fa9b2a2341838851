import { lazy, Suspense, useEffect, useState } from 'react'
import { logError } from '../../log.ts'
import { classes } from '../../ui/classes.ts'
import type { VisitQuery } from './week-slots.ts'

interface NextFreeLineProps {
  visitQuery: VisitQuery
  timeZone: string
  withIcon?: boolean
  className?: string
}

// Begins with the page, which does not wait for it: the free times are fetched after it anyway.
const loading = import('./next-free-text.tsx').then(
  ({ NextFreeText }) => ({ default: NextFreeText }),
  (cause) => {
    logError('The next free time did not load', cause)
    return { default: ({ look }: { look: string }) => <p className={look} /> }
  },
)
const NextFreeText = lazy(() => loading)

/** "Next free: today, 15:15". Keeps its line while it looks, so that nothing below it jumps. */
export function NextFreeLine({ visitQuery, timeZone, withIcon, className }: NextFreeLineProps) {
  const look = classes('flex min-h-5 gap-1.5', className ?? 'text-sm')
  // The server has nothing to say here, and does not wait for what says it.
  const [isInBrowser, setIsInBrowser] = useState(false)
  useEffect(() => setIsInBrowser(true), [])
  if (!isInBrowser) return <p className={look} />
  return (
    <Suspense fallback={<p className={look} />}>
      <NextFreeText
        visitQuery={visitQuery}
        timeZone={timeZone}
        withIcon={withIcon ?? false}
        look={look}
      />
    </Suspense>
  )
}
