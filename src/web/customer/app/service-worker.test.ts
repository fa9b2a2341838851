import { beforeEach, expect, test, vi } from 'vitest'
import { startServiceWorker } from './service-worker.ts'

// Set before the module is imported, which reads it once.
vi.hoisted(() => vi.stubEnv('VITE_VERSION', 'second'))

/** A fake service worker that answers VERSION and SKIP_WAITING messages. */
class FakeWorker extends EventTarget {
  state = 'installing'
  readonly heard: string[] = []
  readonly version: string
  constructor(version: string) {
    super()
    this.version = version
  }
  postMessage({ type }: { type: string }, ports: MessagePort[] = []) {
    this.heard.push(type)
    if (type === 'VERSION') ports[0]?.postMessage(this.version)
  }
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

const aRegistration = () =>
  Object.assign(new EventTarget(), {
    installing: null as FakeWorker | null,
    waiting: null as FakeWorker | null,
    active: new FakeWorker('first'),
  })
let registration = aRegistration()
let container = aContainer()
const others: string[] = []
const start = () => startServiceWorker((version) => others.push(version))

beforeEach(() => {
  others.length = 0
  registration = aRegistration()
  container = aContainer()
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { readyState: 'complete' }))
})

test('[APP-11] a worker of the page’s version that is installing is activated', async () => {
  const own = new FakeWorker('second')
  registration.installing = own
  await start()
  own.become('installed')
  await expect.poll(() => own.heard).toContain('SKIP_WAITING')
  expect(others).toEqual([])
})

test('[APP-11] a waiting worker of the page’s version is activated, one of another version is reported', async () => {
  const own = new FakeWorker('second')
  own.state = 'installed'
  registration.waiting = own
  await start()
  await expect.poll(() => own.heard).toContain('SKIP_WAITING')
  const third = new FakeWorker('third')
  registration.installing = third
  registration.dispatchEvent(new Event('updatefound'))
  third.become('installed')
  await expect.poll(() => others).toEqual(['third'])
  expect(third.heard).not.toContain('SKIP_WAITING')
})

test('[APP-11] a page that stays open is notified of every release', async () => {
  await start()
  for (const version of ['third', 'fourth']) {
    registration.installing = new FakeWorker(version)
    registration.dispatchEvent(new Event('updatefound'))
    registration.installing.become('installed')
    await expect.poll(() => others).toContain(version)
  }
})

test('[APP-11] a page is notified of a new worker that another tab activated', async () => {
  await start()
  container.controller = new FakeWorker('third')
  container.dispatchEvent(new Event('controllerchange'))
  await expect.poll(() => others).toEqual(['third'])
})

function aContainer() {
  return Object.assign(new EventTarget(), {
    controller: registration.active,
    register: async () => registration,
  })
}
