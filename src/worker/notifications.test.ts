import { beforeEach, expect, test, vi } from 'vitest'
import type { PushNotification } from '#domain/push/notification.ts'
import { openPage, showMessage } from './notifications.ts'

const request: PushNotification = {
  id: '7',
  title: 'Nieuwe aanvraag',
  body: 'Salon Pioen, di 24 nov om 10:00',
  language: 'nl',
  topic: 'order1',
  path: '/salon/salon-pioen/requests#request-1',
}
type ShownNotification = NotificationOptions & { title: string }
let shown: ShownNotification[] = []
let windows: { url: string; focus: () => void }[] = []
const opened: string[] = []

beforeEach(() => {
  shown = []
  windows = []
  opened.length = 0
  vi.stubGlobal('self', {
    location: { origin: 'https://bloesem.example' },
    registration: {
      getNotifications: async ({ tag }: { tag: string }) =>
        shown.filter((each) => each.tag === tag),
      showNotification: async (title: string, options: NotificationOptions = {}) => {
        shown = [...shown.filter(({ tag }) => tag !== options.tag), { title, ...options }]
      },
    },
    clients: {
      matchAll: async () => windows,
      openWindow: async (url: string) => void opened.push(url),
    },
  })
})

const show = (change: Partial<PushNotification> = {}) =>
  showMessage(JSON.stringify({ ...request, ...change }))

test('[WORK-85] a message is shown in its language, with what it opens', async () => {
  await show()
  expect(shown).toMatchObject([
    { title: request.title, body: request.body, lang: 'nl', data: { id: '7', path: request.path } },
  ])
})

test('[WORK-85] a repeated delivery is not shown twice, a later one replaces it', async () => {
  await show()
  const [first] = shown
  await show()
  expect(shown).toEqual([first])
  expect(shown[0]).toBe(first)
  await show({ id: '8', title: 'Afspraak gewijzigd' })
  expect(shown.map(({ title }) => title)).toEqual(['Afspraak gewijzigd'])
  await show({ id: '9', topic: 'order2' })
  expect(shown).toHaveLength(2)
})

test('[WORK-85] an unreadable message is shown without a text', async () => {
  await showMessage('x')
  expect(shown).toEqual([{ title: 'Bloesem' }])
})

test('[WORK-85] pressing it opens the request, or the window that shows it', async () => {
  const close = vi.fn()
  await openPage({ close, data: { id: '7', path: request.path } })
  expect(opened).toEqual([`https://bloesem.example${request.path}`])
  expect(close).toHaveBeenCalledOnce()
  const focus = vi.fn()
  windows = [
    { url: 'https://bloesem.example/salon/salon-pioen/clients', focus: vi.fn() },
    { url: 'https://bloesem.example/salon/salon-pioen/requests', focus },
  ]
  await openPage({ close, data: { id: '7', path: request.path } })
  expect(focus).toHaveBeenCalledOnce()
  expect(opened).toHaveLength(1)
})
