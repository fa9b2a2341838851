import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { BrowserResponse } from '#api/account/testing/browser.ts'

const FLAGS = { present: 0x01, verified: 0x04, hasKey: 0x40 }

interface Options {
  challenge: string
}

/** A passkey in software, as a browser and its authenticator answer with it (WebAuthn, ES256). */
export function aPasskey({
  host = 'localhost',
  origin = 'http://localhost:3000',
  idBytes = 16,
  transports = ['internal'] as unknown,
} = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(idBytes)
  let counter = 0
  const rawId = id.toString('base64url')
  const about = { id: rawId, rawId, type: 'public-key', clientExtensionResults: {} }
  const clientData = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (flags: number, key = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(host), Buffer.of(flags), count, key])
  }
  return {
    /** The answer to a page that asks for a new passkey. */
    made: (options: Options): string => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.of(id.length >> 8, id.length & 255),
        id,
        key,
      ])
      const data = authenticatorData(FLAGS.present | FLAGS.hasKey, credential)
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.of(data.length),
        data,
      ])
      return JSON.stringify({
        ...about,
        response: {
          clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports,
        },
      })
    },
    /** The answer to a page that asks for a passkey that is known. */
    answer: (options: Options): string => {
      counter += 1
      const data = authenticatorData(FLAGS.present | FLAGS.verified)
      const client = clientData('webauthn.get', options)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return JSON.stringify({
        ...about,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      })
    },
  }
}

/** What a page asks the browser for. */
export function passkeyOptionsOn({ body }: BrowserResponse): Options & {
  excludeCredentials?: { id: string }[]
  allowCredentials?: { id: string }[]
} {
  const [, json = '{}'] = /data-options="([^"]+)"/.exec(body) ?? []
  const text = json.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
  return JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
}

function sha256(value: string | Buffer): Buffer {
  return createHash('sha256').update(value).digest()
}
