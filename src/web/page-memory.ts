import type { Language } from '#messages/language.ts'
import type { CompressedPage } from './page-nonce.ts'

/** A rendered page without its nonces. */
export interface NoncelessPage {
  readonly status: number
  readonly headers: Headers
  /** The HTML around the nonces. */
  readonly parts: readonly Buffer[]
  /** The same HTML for browsers that read zstd, where it was compressed for many answers. */
  readonly compressed: CompressedPage | null
  /** Whether every part of it could be loaded, and it sets no cookie. */
  readonly isComplete: boolean
}

interface Options {
  /** Reads a text that differs after every change of the data, and in every minute. */
  readonly readVersion: () => Promise<string>
  readonly maxBytes?: number
}

const MAX_BYTES = 64 * 1024 * 1024
const MAX_ADDRESS_LENGTH = 500

/**
 * Keeps rendered pages by key while the version stays the same. The version is read for each request before its page is
 * looked up: a change that was answered is in every page that is asked for afterwards. Requests for a page that is being
 * rendered wait for it. Nothing is served from memory while the version cannot be read. The oldest pages are dropped when all take more than `maxBytes`.
 */
export function pageMemory({ readVersion, maxBytes = MAX_BYTES }: Options) {
  const pages = new Map<string, { readonly page: Promise<NoncelessPage>; size: number }>()
  let version = ''
  let bytes = 0

  const dropOldest = () => {
    for (const [key, { size }] of pages) {
      if (bytes <= maxBytes) return
      bytes -= size
      pages.delete(key)
    }
  }
  return async (key: string, render: () => Promise<NoncelessPage>): Promise<NoncelessPage> => {
    const current = await readVersion().catch(() => null)
    if (current === null) return render()
    if (current !== version) {
      pages.clear()
      bytes = 0
      version = current
    }
    const kept = pages.get(key)
    if (kept) return kept.page
    const entry = { page: render(), size: 0 }
    pages.set(key, entry)
    const page = await entry.page.catch(() => null)
    // Unless the version changed meanwhile.
    if (pages.get(key) === entry) {
      if (page?.isComplete) {
        entry.size = sizeOf(key, page)
        bytes += entry.size
        dropOldest()
      } else pages.delete(key)
    }
    return entry.page
  }
}

/**
 * The key of a page that is the same for everybody without a session; null for other pages. Links of mails open pages
 * with a secret in the address, so that only these addresses are kept. Any cookie but that of the language may change a page.
 */
export function pageKey(
  address: string,
  cookies: string | undefined,
  language: Language,
): string | null {
  if (address.length > MAX_ADDRESS_LENGTH || !SHARED_PAGE.test(address)) return null
  return /^(language=[a-z]*)?$/.test(cookies ?? '') ? `${language} ${address}` : null
}

const SHARED_PAGE = /^\/(search|ranking|pricing|(profile|reviews)\/[^/?]+)(\?|$)/

function sizeOf(key: string, { parts, compressed }: NoncelessPage): number {
  return parts.reduce(
    (size, part) => size + part.length,
    key.length + (compressed?.bytes.length ?? 0),
  )
}
