import { daysAhead, STORED_AGENDA, type StoredAgenda } from '#domain/order/stored-agenda.ts'
import { STORED_VISITS, type StoredVisits } from '#domain/order/stored-visits.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { dayIn } from '#messages/format.ts'
import { type Language, parseLanguage } from '#messages/language.ts'

// Not every browser gives a worker access to cookies.
declare const self: { readonly cookieStore?: CookieStore }

/** The visits a page stored for its user; null when signed out or when nothing is stored. */
export async function readOwnVisits(): Promise<StoredVisits | null> {
  return readStored<StoredVisits>(STORED_VISITS)
}

/**
 * The agenda a page stored for its user, for the page of that agenda only; null when signed out, when nothing is stored
 * for that salon, or when its days are over: then it is deleted.
 */
export async function readOwnAgenda({ pathname }: URL, now: number): Promise<StoredAgenda | null> {
  const [, salon] = /^\/salon\/([^/]+)\/agenda$/.exec(pathname) ?? []
  if (!salon) return null
  const stored = await readStored<StoredAgenda>(STORED_AGENDA)
  if (!stored || stored.salon.userName !== salon.toLowerCase()) return null
  const today = dayIn(stored.timeZone, now) as PlainDate
  if (daysAhead(stored, today).length > 0) return stored
  await caches.delete(STORED_AGENDA.cache)
  return null
}

/** The language of the requested page: from `?lang=`, else the visitor's cookie, else the browser. */
export async function languageFor(url: URL): Promise<Language> {
  const requested =
    parseLanguage(url.searchParams.get('lang')) ?? parseLanguage(await cookie('language'))
  return requested ?? parseLanguage(navigator.language.slice(0, 2)) ?? 'en'
}

async function readStored<Data>({ cache, address }: { cache: string; address: string }) {
  // Signing out deletes what is stored; this check covers a session that ended in another way.
  if (await isSignedOut()) return null
  const stored = await (await caches.open(cache)).match(address)
  return stored ? ((await stored.json()) as Data) : null
}

async function isSignedOut(): Promise<boolean> {
  return self.cookieStore !== undefined && (await cookie('is_authenticated')) !== 'true'
}

async function cookie(name: string): Promise<string | undefined> {
  return (await self.cookieStore?.get(name))?.value
}
