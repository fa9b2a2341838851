/** Where the way to a place is shown. */
export function directionsUrl(place: string): string {
  return `https://www.openstreetmap.org/directions?from=&to=${encodeURIComponent(place)}`
}
