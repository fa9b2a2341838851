import { z } from 'zod'
import type { Log } from './log.ts'
import { failureReason, readText } from './outside-response.ts'
import { singleFlight } from './single-flight.ts'
import { HOUR_MS } from './time-units.ts'

/** The Locatieserver of PDOK, the Dutch government's map service. It needs no key. */
export const PDOK_PLACES = 'https://api.pdok.nl/bzk/locatieserver/search/v3_1/{operation}'

/** An outside places service. Failures are returned as values, never thrown. */
export interface Places {
  /** Cities, towns and villages that begin with a text, the best first; null when the service does not answer. */
  suggest(text: string): Promise<PlaceSuggestion[] | null>
  /** A place with its coordinates; 'unknown' for an unknown id, null when the service does not answer. */
  lookUp(id: string): Promise<PlaceDetails | 'unknown' | null>
  /** Addresses, streets, postal codes and towns that begin with a text, the best first; null when the service does not answer. */
  suggestAddresses(text: string): Promise<PlaceSuggestion[] | null>
  /** One of those, in parts; 'unknown' for an unknown id, null when the service does not answer. */
  lookUpAddress(id: string): Promise<AddressDetails | 'unknown' | null>
  /** The coordinates of an address; null when it is unknown or the service does not answer (MAP-05). */
  geocode(address: string): Promise<PlacePoint | null>
  /** The point of a postal code; null when it is unknown or the service does not answer. Nothing but the code is sent. */
  locatePostalCode(code: string): Promise<PlacePoint | null>
}

export interface PlaceSuggestion {
  readonly id: string
  /** 'Haarlem, Haarlem, Noord-Holland': place, municipality, province */
  readonly label: string
}

export interface PlaceDetails extends PlaceSuggestion {
  readonly point: PlacePoint
}

export interface AddressDetails {
  /** Street and number; without a number for a street or a postal code, empty for a town. */
  readonly street: string
  /** '1013JH'; empty for a street or a town. */
  readonly postalCode: string
  readonly town: string
  readonly point: PlacePoint
}

interface PlacePoint {
  readonly latitude: number
  readonly longitude: number
}

/**
 * A client of a service with the API of PDOK's Locatieserver. The server calls it, so that it never sees a visitor's
 * address. Responses are cached for an hour. After a failure, which is logged without the query, no request is sent for
 * five seconds.
 * @param template the URL with `{operation}` in place of suggest, lookup and free
 * @param now epoch ms
 */
export function openPlaces(
  template: string,
  { log, now }: { log: Log; now: () => number },
): Places {
  const cache = new Map<string, { docs: Doc[]; until: number }>()
  const share = singleFlight<Doc[] | null>()
  let pausedUntil = 0
  let inFlight = 0

  const request = (
    operation: string,
    parameters: Record<string, string>,
  ): Promise<Doc[] | null> => {
    // Signs alone are no text. Nobody who types them makes the service fail, which would pause it for everybody.
    if (parameters.q === '') return Promise.resolve([])
    const address = `${template.replace('{operation}', operation)}?${new URLSearchParams(parameters)}`
    const cached = cache.get(address)
    if (cached && cached.until > now()) return Promise.resolve(cached.docs)
    if (now() < pausedUntil || inFlight >= MAX_CONCURRENT) return Promise.resolve(null)
    return share(address, async () => {
      inFlight += 1
      try {
        const docs = await fetchDocs(address)
        addToCache(cache, address, { docs, until: now() + CACHE_MS })
        return docs
      } catch (error) {
        pausedUntil = now() + PAUSE_MS
        log.warn({ operation, reason: failureReason(error) }, 'the places service did not answer')
        return null
      } finally {
        inFlight -= 1
      }
    })
  }

  return {
    async suggest(text) {
      const docs = await request('suggest', {
        q: normalizeText(text),
        fq: 'type:woonplaats',
        rows: '10',
      })
      return docs?.filter(isTown).map(suggestionOf) ?? null
    },
    async lookUp(id) {
      const docs = await request('lookup', { id })
      const doc = docs?.find((each) => each.id === id && isTown(each))
      const point = doc && pointOf(doc)
      if (doc && point) return { ...suggestionOf(doc), point }
      return docs && 'unknown'
    },
    ...addressSearch(request),
    async geocode(address) {
      const docs = await request('free', { q: normalizeText(address), fq: 'type:adres', rows: '1' })
      const point = docs?.[0] ? pointOf(docs[0]) : null
      if (docs && !point) log.warn('the places service knows no point of an address')
      return point
    },
    async locatePostalCode(code) {
      const asked = code.replace(/\s/g, '').toUpperCase()
      const docs = await request('free', { q: asked, fq: 'type:postcode', rows: '1' })
      const doc = docs?.find(({ postcode }) => postcode?.toUpperCase() === asked)
      return doc ? pointOf(doc) : null
    },
  }
}

function addressSearch(
  request: (operation: string, parameters: Record<string, string>) => Promise<Doc[] | null>,
): Pick<Places, 'suggestAddresses' | 'lookUpAddress'> {
  return {
    async suggestAddresses(text) {
      const docs = await request('suggest', {
        q: normalizeText(text),
        fq: `type:(${ADDRESS_TYPES.join(' OR ')})`,
        rows: '8',
      })
      return docs?.filter(isAddress).map(suggestionOf) ?? null
    },
    async lookUpAddress(id) {
      const docs = await request('lookup', { id })
      const doc = docs?.find((each) => each.id === id && isAddress(each))
      const point = doc && pointOf(doc)
      return doc && point ? { ...addressOf(doc), point } : docs && 'unknown'
    },
  }
}

/** Suggestions that come later are useless to somebody who is typing. */
const TIMEOUT_MS = 1_500
const PAUSE_MS = 5_000
const MAX_CONCURRENT = 8
const CACHE_MS = HOUR_MS
const MAX_CACHED = 500
const MAX_RESPONSE_LENGTH = 100_000
/** The types of the service that are searched for an address: house number, street, postal code and town. */
const ADDRESS_TYPES = ['adres', 'weg', 'postcode', 'woonplaats']

const responseSchema = z.object({
  response: z.object({
    docs: z
      .array(
        z.object({
          id: z.string().regex(/^[\w-]{1,80}$/),
          type: z.string().max(40),
          weergavenaam: z.string().min(1).max(200),
          centroide_ll: z.string().max(80).optional(),
          postcode: z.string().max(10).optional(),
          straatnaam: z.string().max(200).optional(),
          /** The house number with its letter and addition. */
          huis_nlt: z.string().max(40).optional(),
          woonplaatsnaam: z.string().max(200).optional(),
        }),
      )
      .max(100),
  }),
})
type Doc = z.output<typeof responseSchema>['response']['docs'][number]

async function fetchDocs(address: string): Promise<Doc[]> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  const read = responseSchema.safeParse(JSON.parse(await readText(response, MAX_RESPONSE_LENGTH)))
  if (!read.success) throw new SyntaxError('not of the shape of a Locatieserver')
  return read.data.response.docs
}

/** Evicts the oldest entry. */
function addToCache<Value>(cache: Map<string, Value>, key: string, value: Value): void {
  cache.delete(key)
  cache.set(key, value)
  const [oldest] = cache.keys()
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest)
}

/**
 * Removes signs, which have a meaning in the service's query language: a hyphen before a word excludes it. Empty without a
 * letter or digit.
 */
function normalizeText(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}'’ .,-]/gu, ' ')
    .replace(/(?<= |^)-+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return /[\p{L}\p{N}]/u.test(words) ? words : ''
}

function isTown({ type }: Doc): boolean {
  return type === 'woonplaats'
}

function isAddress({ type }: Doc): boolean {
  return ADDRESS_TYPES.includes(type)
}

function addressOf({ straatnaam = '', huis_nlt = '', postcode = '', woonplaatsnaam = '' }: Doc) {
  return {
    street: [straatnaam, huis_nlt].filter(Boolean).join(' '),
    postalCode: postcode,
    town: woonplaatsnaam,
  }
}

function suggestionOf({ id, weergavenaam }: Doc): PlaceSuggestion {
  return { id, label: weergavenaam }
}

/** 'POINT(4.6462 52.3874)': longitude first. */
function pointOf({ centroide_ll = '' }: Doc): PlacePoint | null {
  const [, x, y] =
    /^POINT ?\((-?\d{1,3}(?:\.\d+)?) (-?\d{1,2}(?:\.\d+)?)\)$/.exec(centroide_ll) ?? []
  return x && y ? { longitude: Number(x), latitude: Number(y) } : null
}
