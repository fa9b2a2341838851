import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { randomToken } from '../../random.ts'
import type { PushSubscription } from '../push-sender.ts'

/** A browser that has subscribed, and how it reads a message (RFC 8291, by node:crypto alone). */
export function aSubscription() {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  const subscription: PushSubscription = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomToken(12)}`,
    p256dh: keys.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  }
  return {
    subscription,
    read: (message: Uint8Array): string => decrypt(Buffer.from(message), keys, auth),
  }
}

function decrypt(message: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = message.subarray(0, 16)
  const keyLength = message.readUInt8(20)
  const senderKey = message.subarray(21, 21 + keyLength)
  const record = message.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey])
  const secret = hkdf(keys.computeSecret(senderKey), auth, info, 32)
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
