/**
 * What search engines may see: the sitemap and robots.txt are written from these tables, and a test holds
 * them against the pages there are (web/routes.test.ts).
 */

/** Pages that are the same for everybody and always there. */
export const STANDING_PAGES: readonly string[] = [
  ...['/pricing', '/contact-us', '/provider-registration'],
  ...['/install', '/ranking', '/review-checks'],
  ...['/terms', '/provider-terms', '/privacy', '/cookies'],
]

/** Pages of which every salon has one, `$id` standing for its user name. */
export const SALON_PAGES: readonly string[] = ['/profile/$id', '/reviews/$id']

/** How addresses begin that belong to somebody, or lead nowhere by themselves. */
export const PRIVATE_PATHS: readonly string[] = [
  '/add-review/',
  '/auth/',
  '/bookings',
  '/identity/',
  '/my-data',
]
