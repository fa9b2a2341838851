import { S3mini, S3ServiceError } from 's3mini'

/** A bucket of an S3-compatible service, with the keys to it. */
export interface BucketAddress {
  /** The address of the bucket: https://storage.example/bucket */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Stored objects by name. Every call may fail or be slow: it rejects after ten seconds at the latest. */
export interface ObjectStorage {
  /** Writes an object, over one of the same name. */
  put(name: string, bytes: Buffer, mediaType: string): Promise<void>
  /** The bytes of an object; undefined where there is none. */
  get(name: string): Promise<Buffer | undefined>
  /** Deletes an object, if there is one. */
  remove(name: string): Promise<void>
}

/**
 * Reads `https://KEY:SECRET@storage.example/bucket?region=eu-west-1`, with key and secret percent-encoded.
 * @returns undefined for anything else; the region is `auto` when left out
 */
export function bucketAddressOf(text: string): BucketAddress | undefined {
  const url = URL.parse(text)
  if (!url || !/^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]\/?$/.test(url.pathname)) return undefined
  const [accessKeyId, secretAccessKey] = [url.username, url.password].map(decoded)
  if (!accessKeyId || !secretAccessKey) return undefined
  const { region = 'auto', ...others } = Object.fromEntries(url.searchParams)
  if (Object.keys(others).length > 0) return undefined
  const endpoint = `${url.origin}${url.pathname.replace(/\/$/, '')}`
  return { endpoint, region, accessKeyId, secretAccessKey }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

// Some services answer so for an object that is not there.
function unlessAbsent(error: unknown): void {
  if (!(error instanceof S3ServiceError && error.status === 404)) throw error
}

const TIMEOUT_MS = 10_000

/** A client of a bucket. Nothing is asked of the service before the first call. */
export function openObjectStorage(address: BucketAddress): ObjectStorage {
  const bucket = new S3mini({ ...address, requestAbortTimeout: TIMEOUT_MS })
  return {
    async put(name, bytes, mediaType) {
      await bucket.putObject(name, bytes, mediaType)
    },
    async get(name) {
      const bytes = await bucket.getObjectArrayBuffer(name)
      return bytes ? Buffer.from(bytes) : undefined
    },
    async remove(name) {
      await bucket.deleteObject(name).catch(unlessAbsent)
    },
  }
}
