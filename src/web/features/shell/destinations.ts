/** Where the header's navigation keys lead (row APP-03). A key without a page is still to come. */
const paths = {
  search: '/search',
  services: '/search',
  book: '/book',
  dashboard: '/dashboard',
  bookings: '/bookings',
  personalData: '/my-data',
  login: '/login',
  pricing: '/pricing',
  'contact-us': '/contact-us',
  'provider-registration': '/provider-registration',
} as const

/** The path of a key, `profile/{userName}` included, or null for one that is coming soon (row APP-04). */
export function pathOfDestination(key: string): string | null {
  if (/^profile\/[^/]+$/.test(key)) return `/${key}`
  return Object.hasOwn(paths, key) ? paths[key as keyof typeof paths] : null
}
