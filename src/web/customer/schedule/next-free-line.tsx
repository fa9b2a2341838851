import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { logError } from '../../log.ts'
import { classes } from '../../ui/classes.ts'
import type { VisitQuery } from './slots-query.ts'

interface NextFreeLineProps {
  visitQuery: VisitQuery
  timeZone: string
  withIcon?: boolean
  className?: string
}

// Starts loading with the page but does not block it.
const loading = import('./next-free-text.tsx').then(
  ({ NextFreeText }) => ({ default: NextFreeText }),
  (cause) => {
    logError('The next free time did not load', cause)
    return { default: ({ lineClasses }: { lineClasses: string }) => <p className={lineClasses} /> }
  },
)
const NextFreeText = lazy(() => loading)

/** "Next free: today, 15:15". Keeps its height while loading, so that the layout does not shift. */
export function NextFreeLine({ visitQuery, timeZone, withIcon, className }: NextFreeLineProps) {
  const lineClasses = classes('flex min-h-5 gap-1.5', className ?? 'text-sm')
  // The server renders an empty line.
  if (!useHydrated()) return <p className={lineClasses} />
  return (
    <Suspense fallback={<p className={lineClasses} />}>
      <NextFreeText
        visitQuery={visitQuery}
        timeZone={timeZone}
        withIcon={withIcon ?? false}
        lineClasses={lineClasses}
      />
    </Suspense>
  )
}
