import { useMediaQuery } from '../shell/use-is-desktop.ts'

/** Whether the window is so narrow that the agenda is a list unless another view is chosen: below 560 px. */
export function useIsNarrow(): boolean {
  return useMediaQuery('not all and (min-width: 35rem)')
}
