/** The paths of the header's navigation keys (row APP-03). */
const paths = {
  search: '/search',
  services: '/search',
  book: '/book',
  dashboard: '/dashboard',
  bookings: '/bookings',
  personalData: '/my-data',
  workspace: '/salon',
  desk: '/desk',
  login: '/login',
  pricing: '/pricing',
  'contact-us': '/contact-us',
  'provider-registration': '/provider-registration',
} as const

/** The path of a key, or of `profile/{userName}`; null for a page that does not exist yet (row APP-04). */
export function pathOfDestination(key: string): string | null {
  if (/^profile\/[^/]+$/.test(key)) return `/${key}`
  return Object.hasOwn(paths, key) ? paths[key as keyof typeof paths] : null
}
