/**
 * The pages that search engines may index: the source of the sitemap and robots.txt. A test compares them with the routes
 * (web/routes.test.ts).
 */

/** Pages without parameters. */
export const STATIC_PAGES: readonly string[] = [
  '/pricing',
  '/contact-us',
  '/provider-registration',
  '/install',
  '/ranking',
  '/review-checks',
  '/terms',
  '/provider-terms',
  '/privacy',
  '/cookies',
]

/** Pages of each provider; `$id` is its user name. */
export const PROVIDER_PAGES: readonly string[] = ['/profile/$id', '/reviews/$id']

/** Path prefixes that search engines must not crawl: private pages and endpoints. */
export const PRIVATE_PATHS: readonly string[] = [
  '/add-review/',
  '/auth/',
  '/bookings',
  '/desk',
  '/identity/',
  '/invitation/',
  '/my-data',
  '/registration/',
  '/objection/',
  '/salon',
  '/visit/',
]
