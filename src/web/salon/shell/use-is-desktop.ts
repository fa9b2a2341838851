import { useCallback, useSyncExternalStore } from 'react'

/** Whether the workspace has its rail, and panels stand beside the page: from 1024 px (`lg:`). */
export function useIsDesktop(): boolean {
  return useMediaQuery('(min-width: 64rem)')
}

/** Whether a media query holds. The pages of the workspace are rendered in the browser alone. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
