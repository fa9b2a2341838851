import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** Cryptography with keys derived from the installation's secret for one purpose. */
export interface Keyring {
  /** AES-256-GCM. @returns base64url of nonce, tag and cipher text */
  encrypt(plain: string): string
  /** @returns the plain text, or undefined when the value is of another key or was changed */
  decrypt(encrypted: string): string | undefined
  /** @returns `value.signature` */
  sign(value: string): string
  /** @returns the signed value, or undefined when the signature is wrong */
  verify(signed: string): string | undefined
  /** HMAC-SHA-256 in hex, to look a value up without storing it. */
  fingerprint(value: string): string
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** @param secret SECRET_KEY @param purpose names the use; each has its own keys */
export function keyring(secret: string, purpose: string): Keyring {
  const encryptionKey = derive(secret, `${purpose}/encrypt`)
  const signingKey = derive(secret, `${purpose}/sign`)
  const hmac = (value: string) => createHmac('sha256', signingKey).update(value)
  return {
    encrypt: (plain) => encryptWith(encryptionKey, plain),
    decrypt: (encrypted) => decryptWith(encryptionKey, encrypted),
    sign: (value) => `${value}.${hmac(value).digest('base64url')}`,
    verify: (signed) => {
      const dot = signed.lastIndexOf('.')
      const value = signed.slice(0, Math.max(0, dot))
      return dot >= 0 && safeEqual(signed.slice(dot + 1), hmac(value).digest('base64url'))
        ? value
        : undefined
    },
    fingerprint: (value) => hmac(value).digest('hex'),
  }
}

/** SHA-256 in hex. */
export function sha256(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('hex')
}

/** Compares two texts in constant time. */
export function safeEqual(a: string, b: string): boolean {
  return timingSafeEqual(
    createHash('sha256').update(a).digest(),
    createHash('sha256').update(b).digest(),
  )
}

function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}

function encryptWith(key: Buffer, plain: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

function decryptWith(key: Buffer, encrypted: string): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64url')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
      decipher.final(),
    ]).toString('utf8')
  } catch {
    return undefined
  }
}
