import { STORED_VISITS, type StoredVisits } from '#domain/order/stored-visits.ts'
import { type Language, parseLanguage } from '#messages/language.ts'

// Not every browser gives a worker access to cookies.
declare const self: { readonly cookieStore?: CookieStore }

/** The visits a page stored for its user; null when signed out or when nothing is stored. */
export async function readOwnVisits(): Promise<StoredVisits | null> {
  // Signing out deletes the stored visits; this check covers a session that ended in another way.
  if (await isSignedOut()) return null
  const cache = await caches.open(STORED_VISITS.cache)
  const stored = await cache.match(STORED_VISITS.address)
  return stored ? stored.json() : null
}

/** The language of the requested page: from `?lang=`, else the visitor's cookie, else the browser. */
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
