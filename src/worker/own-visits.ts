import { KEPT_VISITS, type KeptVisits } from '#domain/order/kept-visits.ts'
import { type Language, parseLanguage } from '#messages/language.ts'

// Not every browser shows cookies to a worker.
declare const self: { readonly cookieStore?: CookieStore }

/** What a page kept of its user's visits; null where nobody is signed in, or nothing was kept. */
export async function readOwnVisits(): Promise<KeptVisits | null> {
  // The cookie goes with the session: a second guard where the first, clearing them, was missed.
  if (await isSignedOut()) return null
  const cache = await caches.open(KEPT_VISITS.cache)
  const stored = await cache.match(KEPT_VISITS.address)
  return stored ? stored.json() : null
}

/** The language of the page that was asked for: its address, the visitor's choice, the browser's own. */
export async function languageFor(url: URL): Promise<Language> {
  const requested =
    parseLanguage(url.searchParams.get('lang')) ?? parseLanguage(await cookie('language'))
  return requested ?? parseLanguage(navigator.language.slice(0, 2)) ?? 'en'
}

async function isSignedOut(): Promise<boolean> {
  return self.cookieStore !== undefined && (await cookie('is_authenticated')) !== 'true'
}

async function cookie(name: string): Promise<string | undefined> {
  return (await self.cookieStore?.get(name))?.value
}
