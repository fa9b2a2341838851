/** Puts the focus on a marker of a map, or on the map itself where the marker is in a group now. */
export function focusMarker(map: HTMLElement | null, id: string): void {
  const marker = map?.querySelector<HTMLElement>(`[data-marker="${CSS.escape(id)}"]`)
  const target = marker ?? map
  target?.focus({ preventScroll: true })
}
