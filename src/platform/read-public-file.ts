import type { ClientRequest, IncomingMessage } from 'node:http'
import { type RequestOptions, request as requestByHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { lookUpPublic } from './public-address.ts'

/** Replaces the network in a test. */
export interface PublicNetwork {
  readonly request: (
    address: URL,
    options: RequestOptions,
    onAnswer: (answer: IncomingMessage) => void,
  ) => ClientRequest
  readonly lookup: LookupFunction
}

interface ReadOptions {
  /** Of the whole read, redirects included. */
  readonly timeoutMs: number
  readonly maxBytes: number
  /** Whether a redirect may lead there; for every address, the first one too. */
  readonly isAllowed: (address: URL) => boolean
}

const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const NETWORK: PublicNetwork = { request: requestByHttps, lookup: lookUpPublic }

/**
 * Whether an address of others may be asked for at all: https, without user and password, by a name that is not a network
 * address. Whether the name leads to the public internet is seen when it is looked up.
 */
export function isPublicHttps({ protocol, username, password, hostname }: URL): boolean {
  return (
    protocol === 'https:' &&
    username === '' &&
    password === '' &&
    hostname.includes('.') &&
    isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  )
}

/**
 * Reads a file from an address of others. The name is looked up once for each connection, which goes to the address that was
 * found public; every redirect is checked alike.
 * @throws when the address may not be asked, nothing answers in time, the status is not 200, or the file is too large
 */
export async function readPublicFile(
  address: URL,
  { timeoutMs, maxBytes, isAllowed }: ReadOptions,
  network: PublicNetwork = NETWORK,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs)
  let next = address
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    if (!(isPublicHttps(next) && isAllowed(next))) throw new Error('this address is not asked')
    const answer = await get(next, signal, network)
    const { statusCode = 0, headers } = answer
    if (REDIRECTS.has(statusCode) && headers.location !== undefined) {
      answer.destroy()
      next = new URL(headers.location, next)
    } else if (statusCode === 200) {
      return contentOf(answer, maxBytes)
    } else {
      answer.destroy()
      throw new Error(`the answer was ${statusCode}`)
    }
  }
  throw new Error('too many redirects')
}

// Without compression: a small file cannot become a large one.
function get(
  address: URL,
  signal: AbortSignal,
  { request, lookup }: PublicNetwork,
): Promise<IncomingMessage> {
  const headers = { accept: 'text/calendar, */*;q=0.1', 'accept-encoding': 'identity' }
  return new Promise((resolve, reject) => {
    const options = { headers, signal, lookup, agent: false }
    request(address, options, resolve).on('error', reject).end()
  })
}

async function contentOf(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const { 'content-encoding': encoding = 'identity' } = answer.headers
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes || encoding !== 'identity') throw new Error('the file cannot be taken')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
