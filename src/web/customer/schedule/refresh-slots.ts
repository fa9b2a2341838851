import type { Query, QueryClient } from '@tanstack/react-query'
import { addDays, type PlainDate } from '#domain/schedule/plain-date.ts'

/**
 * Marks the weeks that contain the changed days (null: all) as outdated, with what was found in them. What is visible is
 * fetched again and stays shown meanwhile; the rest is fetched when it is shown.
 */
export function refreshSlots(
  queryClient: QueryClient,
  userName: string,
  days: { readonly from: PlainDate; readonly to: PlainDate } | null,
): void {
  const isAffected = ({ queryKey }: Query) => {
    const [, , kind, monday] = queryKey as readonly [string, string, string, PlainDate]
    if (kind !== 'week' || days === null) return true
    return monday <= days.to && addDays(monday, 6) >= days.from
  }
  const changed = { queryKey: ['slots', userName], predicate: isAffected }
  // A pending request may have been answered before the change.
  queryClient.cancelQueries(changed, { silent: true, revert: false })
  // Not cancelled again: the first one to be fetched may already have started the request of the next one.
  queryClient.invalidateQueries(changed, { cancelRefetch: false })
}

/** Clears all cached free times; a visible week is fetched again. */
export function clearSlots(queryClient: QueryClient): void {
  queryClient.resetQueries({ queryKey: ['slots'] })
}
