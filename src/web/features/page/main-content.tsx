import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../../language.ts'

/** A link to the main element, visible with the focus; the first element of a page. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a
      href="#main"
      className="absolute top-2 left-2 z-50 -translate-y-16 rounded-full bg-surface px-5 py-3 font-strong focus-visible:translate-y-0 focus-visible:shadow-pop print:hidden"
    >
      {t('shell.skipToContent')}
    </a>
  )
}

/** The main element of a page. It takes the focus after a client-side navigation. */
export function MainContent({
  className = '',
  children,
}: {
  className?: string
  children: ReactNode
}) {
  const main = useFocusOnNavigation()
  return (
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      className={`flex w-full min-w-0 shrink-0 grow flex-col outline-none ${className}`.trim()}
    >
      {children}
    </main>
  )
}

let lastPath: string | null = null
let isReachedByLink = false

/** Focuses the main element after a client-side navigation. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    const { pathname } = window.location
    const isOther = pathname !== lastPath
    if (isOther) isReachedByLink = lastPath !== null
    lastPath = pathname
    // A page may mount a new frame, as the checkout does; restore the focus if it was lost.
    const isLost = document.activeElement === document.body
    if (isReachedByLink && (isOther || isLost)) main.current?.focus({ preventScroll: true })
  }, [])
  return main
}
