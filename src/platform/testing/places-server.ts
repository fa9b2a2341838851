import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Behaviour = 'well' | 'slow' | 'failing' | 'nonsense' | 'breaking off'

const HAARLEM = {
  id: 'wpl-1',
  type: 'woonplaats',
  weergavenaam: 'Haarlem, Haarlem, Noord-Holland',
  centroide_ll: 'POINT(4.64621 52.38741)',
}
const DOCS = [
  HAARLEM,
  { ...HAARLEM, id: 'wpl-2', weergavenaam: 'Haarlemmerliede, Haarlemmermeer, Noord-Holland' },
  { ...HAARLEM, id: 'gem-1', type: 'gemeente', weergavenaam: 'Gemeente Haarlem' },
  { ...HAARLEM, id: 'wpl-3', weergavenaam: 'Haarlem', centroide_ll: 'POINT(-73.94 40.81)' },
]
const ADDRESS = {
  id: 'adr-1',
  type: 'adres',
  weergavenaam: 'Haarlemmerdijk 112, 1013JH Amsterdam',
  straatnaam: 'Haarlemmerdijk',
  huis_nlt: '112',
  postcode: '1013JH',
  woonplaatsnaam: 'Amsterdam',
  centroide_ll: 'POINT(4.88690 52.38270)',
}

const POSTAL_CODE = {
  id: 'pcd-1',
  type: 'postcode',
  weergavenaam: 'Javastraat, 1094HH Amsterdam',
  straatnaam: 'Javastraat',
  postcode: '1094HH',
  woonplaatsnaam: 'Amsterdam',
  centroide_ll: 'POINT(4.93870 52.36310)',
}

const ABROAD = { ...POSTAL_CODE, id: 'pcd-2', postcode: '9999ZZ', centroide_ll: 'POINT(999 -99)' }

const STREET = {
  id: 'weg-1',
  type: 'weg',
  weergavenaam: 'Grote Houtstraat, Haarlem',
  straatnaam: 'Grote Houtstraat',
  woonplaatsnaam: 'Haarlem',
  centroide_ll: 'POINT(4.63210 52.37900)',
}
const ADDRESSES = [ADDRESS, STREET, POSTAL_CODE, { ...HAARLEM, woonplaatsnaam: 'Haarlem' }]

/** A fake places service that can be slow, broken or return nonsense; call `close` afterwards. */
export async function placesServer() {
  const state = { behaviour: 'well' as Behaviour, asked: [] as string[] }
  const server = createServer(({ url = '' }, response) => {
    state.asked.push(decodeURIComponent(url.replaceAll('+', ' ')))
    answer(state.behaviour, new URL(url, 'http://places.example'), response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return Object.assign(state, {
    template: `http://127.0.0.1:${port}/v3_1/{operation}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  })
}

function answer(behaviour: Behaviour, url: URL, response: ServerResponse): void {
  if (behaviour === 'slow') return // until the client times out
  if (behaviour === 'breaking off') return void response.socket?.destroy()
  response.setHeader('content-type', 'application/json')
  if (behaviour === 'failing') return void response.writeHead(500).end('{}')
  if (behaviour === 'nonsense') return void response.end('{"response":{"docs":[{"id":7}]}}')
  response.end(JSON.stringify({ response: { docs: docsFor(url) } }))
}

function docsFor({ pathname, searchParams }: URL): object[] {
  const [q = '', id = ''] = [searchParams.get('q') ?? '', searchParams.get('id') ?? '']
  if (pathname.endsWith('/lookup')) return [...ADDRESSES, ...DOCS].filter((doc) => doc.id === id)
  if (searchParams.get('fq') === 'type:postcode') return [POSTAL_CODE, ABROAD] // the nearest, as a search does
  if (pathname.endsWith('/free')) return q.startsWith('haarlemmerdijk') ? [ADDRESS] : []
  const docs = searchParams.get('fq') === 'type:woonplaats' ? DOCS : ADDRESSES
  return docs.filter((doc) => doc.weergavenaam.toLowerCase().startsWith(q))
}
