import { expect, onTestFinished, test } from 'vitest'
import { openLog } from './log.ts'
import { openPlaces } from './places.ts'
import { placesServer } from './testing/places-server.ts'

test('[SEARCH-11] the service finds Dutch towns that start with a text, and the coordinates of one', async () => {
  const { places, service } = await aService()
  expect(await places.suggest('Haarl')).toMatchObject([
    { id: 'wpl-1', label: 'Haarlem, Haarlem, Noord-Holland' },
    { id: 'wpl-2' },
    { id: 'wpl-3' },
  ])
  expect(service.asked).toEqual(['/v3_1/suggest?q=haarl&fq=type:woonplaats&rows=10'])
  expect(await places.lookUp('wpl-1')).toMatchObject({
    point: { latitude: 52.38741, longitude: 4.64621 },
  })
  expect(await places.lookUp('gem-1')).toBe('unknown')
  expect(await places.lookUp('wpl-9')).toBe('unknown')
})

test('[WORK-266] the service finds addresses, streets, postal codes and towns, and the parts of one', async () => {
  const { places } = await aService()
  expect(await places.suggestAddresses('Java')).toEqual([
    { id: 'pcd-1', label: 'Javastraat, 1094HH Amsterdam' },
  ])
  expect(await places.lookUpAddress('pcd-1')).toEqual({
    street: 'Javastraat',
    postalCode: '1094HH',
    town: 'Amsterdam',
    point: { latitude: 52.3631, longitude: 4.9387 },
  })
  expect(await places.lookUpAddress('gem-1')).toBe('unknown')
})

test('[WORK-215] a postal code has a point, and nothing but the code is sent', async () => {
  const { places, service } = await aService()
  const point = { latitude: 52.3631, longitude: 4.9387 }
  expect(await places.locatePostalCode('1094 hh')).toEqual(point)
  expect(service.asked).toEqual(['/v3_1/free?q=1094HH&fq=type:postcode&rows=1'])
  expect(await places.locatePostalCode('1094 HJ')).toBeNull() // the service gives the nearest
  service.behaviour = 'failing'
  expect(await places.locatePostalCode('1012 JS')).toBeNull()
})

test('equal requests are made once: simultaneous, repeated and in other letter case', async () => {
  const { places, service, pass } = await aService()
  await Promise.all([places.suggest('haarl'), places.suggest('Haarl ')])
  await places.suggest('HAARL')
  expect(service.asked).toHaveLength(1)
  pass(3_600_001)
  await places.suggest('haarl')
  expect(service.asked).toHaveLength(2)
})

test('sequential requests are all answered: only simultaneous ones are limited', async () => {
  const { places } = await aService()
  for (const text of [...'haarlemmer'].map((_, at) => 'haarlemmer'.slice(0, at + 1))) {
    expect(await places.suggest(text), text).not.toBeNull()
  }
})

test('[SEARCH-11, WORK-266] a text of signs alone finds nothing, and is not sent', async () => {
  const { places, service } = await aService()
  expect(await places.suggest('***')).toEqual([])
  expect(await places.suggestAddresses('(:)')).toEqual([])
  expect(service.asked).toEqual([])
})

test('characters of the service’s query language count as spaces', async () => {
  const { places, service } = await aService()
  await places.suggest('haarl*) OR type:(adres "')
  expect(service.asked[0]).toMatch(/\?q=haarl or type adres&/)
})

test.each(['slow', 'failing', 'nonsense', 'breaking off'] as const)(
  'a service that is %s counts as unavailable for a moment, and typed text is not logged',
  async (behaviour) => {
    const { places, service, lines, pass } = await aService()
    service.behaviour = behaviour
    const askedAt = performance.now()
    expect(await places.suggest('Haarlem Noord')).toBeNull()
    expect(performance.now() - askedAt).toBeLessThan(3_000)
    expect(await places.lookUp('wpl-1')).toBeNull()
    expect(service.asked).toHaveLength(1) // left alone
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('the places service did not answer')
    expect(lines[0]).not.toMatch(/haarlem/i)
    service.behaviour = 'well'
    pass(5_001)
    expect(await places.suggest('Haarlem')).toHaveLength(3)
  },
)

test('[MAP-05] an address has coordinates, or null with a log line if none are found', async () => {
  const { places, service, lines } = await aService()
  expect(await places.geocode('Haarlemmerdijk 112, 1013 JH Amsterdam')).toEqual({
    latitude: 52.3827,
    longitude: 4.8869,
  })
  expect(lines).toEqual([])
  expect(await places.geocode('Nergensstraat 1')).toBeNull()
  expect(lines).toHaveLength(1)
  service.behaviour = 'failing'
  expect(await places.geocode('Elders 2')).toBeNull()
  expect(lines).toHaveLength(2)
})

async function aService() {
  const service = await placesServer()
  onTestFinished(service.close)
  const lines: string[] = []
  let now = Date.parse('2026-11-20T09:00:00Z')
  const log = openLog({ format: 'json', write: (line) => lines.push(line) })
  const places = openPlaces(service.template, { log, now: () => now })
  const pass = (ms: number) => {
    now += ms
  }
  return { places, service, lines, pass }
}

test.each(['---', "'.,-", ' - ’ '])(
  '[WORK-270] a text of signs alone is not sent to the places service: %s',
  async (text) => {
    const { places, service } = await aService()
    expect(await places.suggestAddresses(text)).toEqual([])
    expect(await places.suggest(text)).toEqual([])
    expect(await places.geocode(text)).toBeNull()
    expect(service.asked).toEqual([])
  },
)

test('[WORK-270] a hyphen before a word does not exclude what has the word', async () => {
  const { places, service } = await aService()
  await places.suggest('Bergen -op - Zoom-Noord')
  expect(service.asked).toEqual(['/v3_1/suggest?q=bergen op zoom-noord&fq=type:woonplaats&rows=10'])
})
