import { expect, test } from 'vitest'
import { type PushNotification, parseNotification } from './notification.ts'

const notification: PushNotification = {
  id: '7',
  title: 'Nieuwe aanvraag',
  body: 'Salon Pioen, di 24 nov 10:00',
  language: 'nl',
  topic: '0192f3a4',
  path: '/salon/salon-pioen/requests',
}

test('[WORK-85] a notification is read from its message', () => {
  expect(parseNotification(JSON.stringify({ ...notification, more: 1 }))).toEqual(notification)
})

test.each(['', 'x', 'null', '[]', '{}', '"x"', JSON.stringify({ ...notification, title: 1 })])(
  '[WORK-85] %s is no notification',
  (message) => {
    expect(parseNotification(message)).toBeNull()
  },
)

test.each(['https://elders.example/', '//elders.example/', '/\\elders.example', 'javascript:1'])(
  '[WORK-85] a notification never opens %s',
  (path) => {
    expect(parseNotification(JSON.stringify({ ...notification, path }))).toBeNull()
  },
)
