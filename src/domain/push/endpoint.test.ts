import { expect, test } from 'vitest'
import { isPushEndpoint } from './endpoint.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/dGVzdA:APA91b-_x',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAAA',
  'https://web.push.apple.com/QGdGVzdA',
  'https://wns2-db5p.notify.windows.com/w/?token=BQYAAA%3d%3d',
])('[WORK-87] %s is of a push service', (address) => {
  expect(isPushEndpoint(address)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com:8443/fcm/send/x',
  'https://fcm.googleapis.com@intern.example/x',
  'https://fcm.googleapis.com.intern.example/x',
  'https://intern.example/fcm.googleapis.com/',
  'https://intern.example\\@fcm.googleapis.com/x',
  'https://fcm.googleapis.com/\\@intern.example/x',
  'https://fcm.googleapis.com/x y',
  'https://fcm.googleapis.com/x\r\nhost: y',
  'https://.push.apple.com/x',
  'https://evilpush.apple.com.nl/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://169.254.169.254/latest/meta-data',
  'fcm.googleapis.com/x',
  '',
])('[WORK-87] %s is refused', (address) => {
  expect(isPushEndpoint(address)).toBe(false)
})
