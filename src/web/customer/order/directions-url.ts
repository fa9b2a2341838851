/** The URL of directions to a place. */
export function directionsUrl(place: string): string {
  return `https://www.openstreetmap.org/directions?from=&to=${encodeURIComponent(place)}`
}
