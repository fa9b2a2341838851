const MAPS = [
  [/Android/, 'geo:0,0?q='],
  [/iPhone|iPad|Macintosh/, 'maps:?daddr='],
] as const

/** Where a device opens an address in its map; on a computer without one of its own, OpenStreetMap. */
export function mapAddress(address: string, userAgent: string): string {
  const own = MAPS.find(([device]) => device.test(userAgent))
  const begin = own?.[1] ?? 'https://www.openstreetmap.org/search?query='
  return `${begin}${encodeURIComponent(address)}`
}
