/** Focuses a marker, or the map if the marker is now in a group. */
export function focusMarker(map: HTMLElement | null, id: string): void {
  const marker = map?.querySelector<HTMLElement>(`[data-marker="${CSS.escape(id)}"]`)
  const target = marker ?? map
  target?.focus({ preventScroll: true })
}
