import { z } from 'zod'
import type { Log } from './log.ts'
import { singleFlight } from './single-flight.ts'

/** The Locatieserver of PDOK, the Dutch government's map service: keyless, and it knows the whole country. */
export const PDOK_PLACES = 'https://api.pdok.nl/bzk/locatieserver/search/v3_1/{operation}'

/** An outside service that knows places. What it cannot answer is a value, never an error: it may always be away. */
export interface Places {
  /** Cities, towns and villages that begin with a text, best first; null when the service is away. */
  suggest(text: string): Promise<NamedPlace[] | null>
  /** One of them with its point; 'unknown' when there is none of that id, null when the service is away. */
  lookUp(id: string): Promise<PlacedPlace | 'unknown' | null>
  /** The point of an address; null when there is none and when the service is away (MAP-05). */
  geocode(address: string): Promise<PlacePoint | null>
}

export interface NamedPlace {
  readonly id: string
  /** 'Haarlem, Haarlem, Noord-Holland': place, municipality, province */
  readonly label: string
}

export interface PlacedPlace extends NamedPlace {
  readonly point: PlacePoint
}

interface PlacePoint {
  readonly latitude: number
  readonly longitude: number
}

/**
 * Places by a service that speaks as PDOK's Locatieserver does. Whoever visits us stays unknown to it: we ask, not
 * their browser. Answers are kept for an hour; one that takes too long, is refused or makes no sense is none, is
 * logged without what was asked, and the service is left alone for a moment.
 * @param template its address with `{operation}` where suggest, lookup and free stand
 * @param now epoch ms
 */
export function openPlaces(
  template: string,
  { log, now }: { log: Log; now: () => number },
): Places {
  const kept = new Map<string, { docs: Doc[]; until: number }>()
  const share = singleFlight<Doc[] | null>()
  let restsUntil = 0
  let underWay = 0

  const ask = (operation: string, asked: Record<string, string>): Promise<Doc[] | null> => {
    const address = `${template.replace('{operation}', operation)}?${new URLSearchParams(asked)}`
    const known = kept.get(address)
    if (known && known.until > now()) return Promise.resolve(known.docs)
    if (now() < restsUntil || underWay >= MOST_AT_ONCE) return Promise.resolve(null)
    return share(address, async () => {
      underWay += 1
      try {
        const docs = await fetchDocs(address)
        keep(kept, address, { docs, until: now() + KEPT_MS })
        return docs
      } catch (error) {
        restsUntil = now() + REST_MS
        log.warn({ operation, reason: reasonOf(error) }, 'the places service did not answer')
        return null
      } finally {
        underWay -= 1
      }
    })
  }

  return {
    async suggest(text) {
      const docs = await ask('suggest', { q: plain(text), fq: 'type:woonplaats', rows: '10' })
      return docs?.filter(isTown).map(named) ?? null
    },
    async lookUp(id) {
      const docs = await ask('lookup', { id })
      const doc = docs?.find((each) => each.id === id && isTown(each))
      const point = doc && pointOf(doc)
      if (doc && point) return { ...named(doc), point }
      return docs && 'unknown'
    },
    async geocode(address) {
      const docs = await ask('free', { q: plain(address), fq: 'type:adres', rows: '1' })
      const point = docs?.[0] ? pointOf(docs[0]) : null
      if (docs && !point) log.warn('the places service knows no point of an address')
      return point
    },
  }
}

/** Somebody is typing: what comes later than this is of no use any more. */
const TIMEOUT_MS = 1_500
const REST_MS = 5_000
const MOST_AT_ONCE = 8
const KEPT_MS = 3_600_000
const MOST_KEPT = 500
const LARGEST_ANSWER = 100_000

const answer = z.object({
  response: z.object({
    docs: z
      .array(
        z.object({
          id: z.string().regex(/^[\w-]{1,80}$/),
          type: z.string().max(40),
          weergavenaam: z.string().min(1).max(200),
          centroide_ll: z.string().max(80).optional(),
        }),
      )
      .max(100),
  }),
})
type Doc = z.output<typeof answer>['response']['docs'][number]

async function fetchDocs(address: string): Promise<Doc[]> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  const read = answer.safeParse(JSON.parse(await textOf(response)))
  if (!read.success) throw new SyntaxError('not of the shape of a Locatieserver')
  return read.data.response.docs
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (text.length > LARGEST_ANSWER) throw new Error('endless')
  }
  return text
}

// An error of fetch or of a parser may repeat what was asked or answered.
function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'nonsense'
  if (error instanceof DOMException) return 'too slow'
  return error instanceof TypeError ? 'not reachable' : String((error as Error).message)
}

/** The oldest goes first. */
function keep<Value>(kept: Map<string, Value>, key: string, value: Value): void {
  kept.delete(key)
  kept.set(key, value)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
}

/** Signs have a meaning in the service's query language. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}'’ .,-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function isTown({ type }: Doc): boolean {
  return type === 'woonplaats'
}

function named({ id, weergavenaam }: Doc): NamedPlace {
  return { id, label: weergavenaam }
}

/** 'POINT(4.6462 52.3874)': longitude first. */
function pointOf({ centroide_ll = '' }: Doc): PlacePoint | null {
  const [, x, y] =
    /^POINT ?\((-?\d{1,3}(?:\.\d+)?) (-?\d{1,2}(?:\.\d+)?)\)$/.exec(centroide_ll) ?? []
  return x && y ? { longitude: Number(x), latitude: Number(y) } : null
}
