import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import type { BucketAddress } from '../object-storage.ts'

const KEY = 'test-key'
const SECRET = 'a secret/with+signs='
const REGION = 'eu-test-1'

interface StoredObject {
  readonly bytes: Buffer
  readonly mediaType: string
}

/**
 * A service that stores objects in one bucket by the protocol of S3: PUT, GET and DELETE by path, with a signature
 * (version 4) that it checks. `failWith` makes it answer with that status.
 */
export async function anObjectStore() {
  const objects = new Map<string, StoredObject>()
  const state = { failWith: null as number | null }
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request))
    const refused = state.failWith ?? (isSigned(request) ? null : 403)
    if (refused) return response.writeHead(refused).end()
    const { status, object } = answerOf(objects, request, body)
    return response
      .writeHead(status, object ? { 'content-type': object.mediaType } : {})
      .end(object?.bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => server.close())
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pictures`
  const address: BucketAddress = {
    endpoint,
    region: REGION,
    accessKeyId: KEY,
    secretAccessKey: SECRET,
  }
  return { objects, state, address }
}

function answerOf(
  objects: Map<string, StoredObject>,
  { method, url = '', headers }: IncomingMessage,
  bytes: Buffer,
): { status: number; object?: StoredObject | undefined } {
  const name = /^\/pictures\/([^/?]+)$/.exec(url)?.[1]
  if (!name) return { status: 400 }
  const object = objects.get(name)
  if (method === 'PUT') {
    objects.set(name, { bytes, mediaType: headers['content-type'] ?? '' })
    return { status: 200 }
  }
  if (!object) return { status: 404 }
  if (method === 'GET') return { status: 200, object }
  objects.delete(name)
  return { status: 204 }
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

// https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
function isSigned({ method, url, headers }: IncomingMessage): boolean {
  const [, key, day, region, names = '', signature] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? []
  if (key !== KEY || region !== REGION || !day) return false
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, url, '', signed.join(''), names, headers['x-amz-content-sha256']].join(
    '\n',
  )
  const text = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    `${day}/${region}/s3/aws4_request`,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n')
  const keyOfDay = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${SECRET}`,
  )
  return createHmac('sha256', keyOfDay).update(text).digest('hex') === signature
}
