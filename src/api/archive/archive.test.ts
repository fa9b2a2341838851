import { buffer } from 'node:stream/consumers'
import { beforeEach, expect, test } from 'vitest'
import { createArchive } from '#contract/archive.ts'
import { aPicture } from '#demo/builders.ts'
import { anOrder, aReview } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { csvLines } from '#domain/catalog/csv.ts'
import type { CustomerUserName } from '#domain/identifiers.ts'
import { rateLimiter } from '#platform/rate-limit.ts'
import type { Caller } from '../http/caller.ts'
import { TEST_SECRET } from '../testing/api.ts'
import { aWorkspace, BO, FLEUR } from '../visit/testing/a-workspace.ts'
import { ARCHIVE_LINK_MS } from './archive-token.ts'
import { createArchive as make, openArchive } from './download-archive.ts'
import { readZip } from './testing/read-zip.ts'

const market = await aWorkspace()
const { aSalon, app, call, clock, database, refusal } = market

beforeEach(() => clock.set(TEST_NOW))

type Params = { userName: string }

async function linkOf(params: Params): Promise<string> {
  return (await call(createArchive, { params }, FLEUR)).data.url
}

async function download(url: string) {
  return app.inject({ url, headers: { host: 'localhost' } })
}

async function archiveOf(params: Params): Promise<Map<string, Buffer>> {
  const answer = await download(await linkOf(params))
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200)
  return readZip(answer.rawPayload)
}

const linesOf = (files: Map<string, Buffer>, name: string) =>
  csvLines(files.get(name)?.toString() ?? '').map(({ cells }) => cells)

test('[WORK-88] the archive has profile, menu, hours, clients, visits, reviews and pictures, and explains each', async () => {
  const { provider, cut, params, book } = await aSalon()
  const { orderId } = await book(tuesday('10:00'), {
    newClient: { name: '=Els', phone: '0612345678', email: 'els@voorbeeld.nl' },
  })
  await aReview(database, provider, { userFeedback: 'Heel fijn', rating: 5 })
  await aPicture(database, provider)
  const hash = 'ab'.repeat(16)
  await database.pool.query(
    `insert into pictures (hash, state, media_type, byte_count, width, height)
     values ($1, 'ready', 'image/jpeg', 9, 1, 1)`,
    [hash],
  )
  await database.pool.query("insert into picture_files values ($1, 480, 'webp', 'a picture')", [
    hash,
  ])
  await database.pool.query(
    'insert into gallery_items (provider_id, position, picture_hash) values ($1, 9, $2)',
    [provider.id, hash],
  )
  const answer = await download(await linkOf(params))
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="${params.userName}-2026-11-20.zip"`,
  })
  const files = readZip(answer.rawPayload)
  expect([...files.keys()]).toEqual([
    'LEESMIJ.txt',
    'README.txt',
    'profile.json',
    'settings.json',
    'hours.json',
    'menu.json',
    'menu.csv',
    'clients.csv',
    'cards.csv',
    'visits.csv',
    'history.csv',
    'mails.csv',
    'agenda.ics',
    'blocks.csv',
    'offers.json',
    'members.json',
    'reviews.csv',
    'reviews.json',
    'reviews.json.sig',
    'tax-details.json',
    'pictures.json',
    `pictures/${hash}-480.webp`,
    'missing-pictures.txt',
  ])
  for (const readme of ['README.txt', 'LEESMIJ.txt']) {
    const text = files.get(readme)?.toString() ?? ''
    for (const name of files.keys()) expect(text).toContain(name.replace(/\/.*/, '/'))
  }
  expect(files.get(`pictures/${hash}-480.webp`)?.toString()).toBe('a picture')
  const json = (name: string) => JSON.parse(files.get(name)?.toString() ?? '')
  expect(json('profile.json')).toMatchObject({ profile: { fullName: 'Salon Kersenbloesem' } })
  expect(json('menu.json').items).toMatchObject([{ catalogItemId: cut.id, bufferMinutes: null }])
  expect(json('hours.json').week.length).toBeGreaterThan(0)
  expect(linesOf(files, 'menu.csv')[1]?.[0]).toBe(cut.id)
  expect(linesOf(files, 'clients.csv')[1]).toContain('0612345678')
  const [header = [], visit = []] = linesOf(files, 'visits.csv')
  const cellOf = (name: string) => visit[header.indexOf(name)]
  expect(cellOf('Id')).toBe(orderId)
  expect(cellOf('Start')).toBe('2026-11-24T10:00:00+01:00')
  expect(cellOf('Total')).toBe('42.50')
  expect(files.get('visits.csv')?.toString()).toContain("'=Els") // no formula
  expect(linesOf(files, 'reviews.csv')[1]).toContain('Heel fijn')
})

test('[WORK-88] the archive has nothing of another provider', async () => {
  const { params, book } = await aSalon()
  const other = await aSalon()
  await other.book(tuesday('10:00'), { newClient: { name: 'Vreemde' } })
  await aReview(database, other.provider, { userFeedback: 'Elders' })
  await book(tuesday('10:00'), { newClient: { name: 'Eigen' } })
  const files = await archiveOf(params)
  const all = [...files.values()].map(String).join('\n')
  expect(all).toContain('Eigen')
  expect(all).not.toContain('Vreemde')
  expect(all).not.toContain('Elders')
  expect(all).not.toContain(other.provider.id)
})

test('[WORK-88] an anonymous review has no name, and a client whose data was erased none either', async () => {
  const { provider, cut, params } = await aSalon()
  await aReview(database, provider, { anonymous: true, userFeedback: 'Geheim' })
  const gone = await anOrder(database, provider, { startsAt: tuesday('10:00'), items: [cut] })
  await database.pool.query(
    `update orders set customer_name = '', customer_email = '', customer_phone = '', customer_user_name = null,
       client_id = null, erased_at = now(), customer_instructions = '' where id = $1`,
    [gone.id],
  )
  const files = await archiveOf(params)
  const review = linesOf(files, 'reviews.csv').find((cells) => cells.includes('Geheim'))
  expect(review?.slice(4, 6)).toEqual(['', ''])
  const visit = linesOf(files, 'visits.csv').find((cells) => cells.includes(gone.id))
  expect(visit?.slice(5, 8)).toEqual(['', '', ''])
})

test('[WORK-88] only an owner makes it; its address works for two minutes, and not after they left', async () => {
  const { provider, params } = await aSalon()
  expect((await refusal(createArchive, { params }, BO)).code).toBe('forbidden')
  const url = await linkOf(params)
  expect((await download(`${url.slice(0, -2)}AA`)).statusCode).toBe(404)
  expect((await download('/archives/nothing')).statusCode).toBe(404)
  clock.advance(ARCHIVE_LINK_MS - 1)
  expect((await download(url)).statusCode).toBe(200)
  clock.advance(1)
  expect((await download(url)).statusCode).toBe(404)
  const later = await linkOf(params)
  await database.pool.query(
    "insert into memberships (provider_id, user_name, role) values ($1, 'anouk', 'owner') on conflict do nothing",
    [provider.id],
  )
  await database.pool.query(
    "delete from memberships where provider_id = $1 and user_name = 'fleur'",
    [provider.id],
  )
  expect((await download(later)).statusCode).toBe(404)
})

const FLEUR_CALLS: Caller = {
  kind: 'user',
  userName: 'fleur' as CustomerUserName,
  role: 'provider',
  grantId: '',
  signedInAt: TEST_NOW,
  hasShownSecondFactor: false,
}
const deps = {
  database,
  clock,
  secretKey: TEST_SECRET,
  publicUrl: new URL('http://127.0.0.1:3000'),
  pictureStorage: null,
  places: null,
  limiter: rateLimiter(database.pool),
  reportsTaxes: false,
}

function ask(params: Params) {
  const rest = { language: 'nl', idempotencyKey: undefined, address: '' } as const
  const input = { ...rest, caller: FLEUR_CALLS, params, query: undefined, body: undefined }
  return make(deps, input)
}

test('[WORK-179] an owner who signed in longer ago signs in again first', async () => {
  const { params } = await aSalon()
  const minutesAgo = (signedInMinutesAgo: number) => ({ ...FLEUR, signedInMinutesAgo })
  expect((await refusal(createArchive, { params }, minutesAgo(11))).code).toBe('sign-in-again')
  expect((await call(createArchive, { params }, minutesAgo(9))).data.url).toContain('/archives/')
})

test('[WORK-88] an owner makes five an hour', async () => {
  const { params } = await aSalon()
  for (let made = 0; made < 5; made++) expect(await ask(params)).toMatchObject({ ok: true })
  expect(await ask(params)).toMatchObject({ ok: false, refusal: 'too-many-requests' })
})

test('[WORK-88] a download that fails on the way is cut off, not complete', async () => {
  const { provider, params } = await aSalon()
  const asked = await ask(params)
  if (!asked.ok) throw new Error(asked.refusal)
  // The menu is read first: the rest waits for it.
  const menuLock = await database.pool.connect()
  await menuLock.query('begin; lock table catalog_items in access exclusive mode')
  const archive = await openArchive(deps, asked.answer.data.url.replace('/archives/', ''))
  if (!archive.ok) throw new Error(archive.refusal)
  const download = expect(buffer(archive.stream)).rejects.toThrow('cannot be made: forbidden')
  await database.pool.query(
    "insert into memberships (provider_id, user_name, role) values ($1, 'anouk', 'owner')",
    [provider.id],
  )
  await database.pool.query(
    "update memberships set role = 'staff' where provider_id = $1 and user_name = 'fleur'",
    [provider.id],
  )
  await menuLock.query('commit')
  menuLock.release()
  await download
})

test('[WORK-88] ten thousand visits are read in pages, each once', async () => {
  const { provider, cut, params } = await aSalon()
  const { id } = await anOrder(database, provider, { startsAt: tuesday('10:00'), items: [cut] })
  const columns = await writableColumns()
  const copied = await writableColumns('copy.')
  await database.pool.query(
    `insert into orders (${columns})
     select ${copied} from orders o, generate_series(1, 9999) n, jsonb_populate_record(o, jsonb_build_object(
       'id', gen_random_uuid(), 'starts_at', o.starts_at - n * interval '1 hour',
       'ends_at', o.ends_at - n * interval '1 hour')) copy where o.id = $1`,
    [id],
  )
  const began = performance.now()
  const files = await archiveOf(params)
  const lines = linesOf(files, 'visits.csv').slice(1)
  expect(new Set(lines.map(([, orderId]) => orderId)).size).toBe(10_000)
  expect(lines).toHaveLength(10_000)
  expect(performance.now() - began).toBeLessThan(30_000)
}, 60_000)

async function writableColumns(prefix = ''): Promise<string> {
  const { rows } = await database.pool.query(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = 'orders' and is_generated = 'NEVER'`,
  )
  return rows.map(({ name }) => `${prefix}${name}`).join(', ')
}
