import { randomBytes } from 'node:crypto'
import { constants, createZstdCompress, zstdDecompressSync } from 'node:zlib'

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** HTML compressed with zstd, whose nonce can be replaced without compressing it again. */
export interface CompressedPage {
  readonly bytes: Buffer
  /** Where the nonce stands in the bytes, uncompressed. */
  readonly nonceAt: number
}

/** 16 random bytes as base64url. */
export function newNonce(): string {
  return randomBytes(16).toString('base64url')
}

/** Splits HTML at a nonce that nothing else in it can contain, because it was drawn for this rendering. */
export function splitAtNonce(html: string, nonce: string): Buffer[] {
  return html.split(nonce).map((part) => Buffer.from(part))
}

/** The HTML with a nonce at the places of the former one. */
export function joinWithNonce(parts: readonly Buffer[], nonce: string): Buffer {
  const separator = Buffer.from(nonce)
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part])))
}

/**
 * Compresses the HTML around nonces so that another nonce can be put in. The first place of the nonce is a block of its own, which
 * zstd does not compress because random text gets no shorter; the other places repeat it by reference.
 * @returns null where the HTML has no nonce, or where zstd wrote each of three nonces in another way, as it does with one in thirty
 */
export async function compressAroundNonce(
  parts: readonly Buffer[],
): Promise<CompressedPage | null> {
  for (let attempt = 1; attempt <= 3; attempt++) {
    const page = await compressWith(newNonce(), parts)
    if (page) return page
  }
  return null
}

async function compressWith(
  nonce: string,
  parts: readonly Buffer[],
): Promise<CompressedPage | null> {
  const [first, ...others] = parts
  if (!first || others.length === 0) return null
  const bytes = await compressBlocks([first, Buffer.from(nonce), joinWithNonce(others, nonce)])
  const nonceAt = bytes.indexOf(nonce)
  if (nonceAt < 0) return null
  const probe = probeFor(nonce)
  const replaced = zstdDecompressSync(replaceNonce({ bytes, nonceAt }, probe))
  return replaced.equals(joinWithNonce(parts, probe)) ? { bytes, nonceAt } : null
}

/** A compressed page with another nonce of the same length. */
export function replaceNonce({ bytes, nonceAt }: CompressedPage, nonce: string): Buffer {
  const copy = Buffer.from(bytes)
  copy.write(nonce, nonceAt, 'latin1')
  return copy
}

/** Compresses with zstd so that each part begins a block. */
async function compressBlocks(parts: readonly Buffer[]): Promise<Buffer> {
  const compress = createZstdCompress()
  for (const part of parts) {
    compress.write(part)
    compress.flush(constants.ZSTD_e_flush)
  }
  compress.end()
  return Buffer.concat(await compress.toArray())
}

/**
 * A text as long as a nonce. Its characters differ from each other and from those of the nonce at the same places, so that each
 * byte of a page shows which character of the nonce it was taken from, if any.
 */
function probeFor(nonce: string): string {
  const candidates = [...BASE64URL].map((_, start) =>
    (BASE64URL.slice(start) + BASE64URL).slice(0, nonce.length),
  )
  const differs = (candidate: string) =>
    [...nonce].every((character, place) => candidate[place] !== character)
  // Each place excludes one of the 64 candidates.
  return candidates.find(differs) as string
}
