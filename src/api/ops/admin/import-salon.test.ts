import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { createArchive } from '#contract/archive.ts'
import { anAccount } from '#demo/builders.ts'
import { tuesday } from '#demo/weekdays.ts'
import { readZip } from '#platform/read-zip.ts'
import { aFolder } from '#platform/testing/folder.ts'
import { aWorkspace, FLEUR } from '../../visit/testing/a-workspace.ts'
import { runAdmin } from './run-admin.ts'

const { aSalon, app, call, clock, database } = await aWorkspace()
await anAccount(database, { userName: 'nora' })

/** The files of an archive of a salon with a client, an add-on and a picture. */
async function anArchive(options: Parameters<typeof aSalon>[0] = {}): Promise<Map<string, Buffer>> {
  const { provider, params, book } = await aSalon(options)
  const newClient = { name: '=Els', phone: '0612345678', email: 'els@voorbeeld.nl' }
  await book(tuesday('10:00'), { newClient })
  const hash = 'ab'.repeat(16)
  const drawn = { width: 40, height: 30, channels: 3, background: '#b1275a' } as const
  const bytes = await sharp({ create: drawn }).webp().toBuffer()
  await database.pool.query(
    `insert into pictures (hash, state, media_type, byte_count, width, height)
     values ($1, 'ready', 'image/jpeg', 9, 1, 1) on conflict do nothing`,
    [hash],
  )
  await database.pool.query(
    "insert into picture_files values ($1, 1600, 'webp', $2) on conflict do nothing",
    [hash, bytes],
  )
  await database.pool.query(
    `insert into gallery_items (provider_id, position, picture_hash, description_nl) values ($1, 9, $2, 'De stoel')`,
    [provider.id, hash],
  )
  const { url } = (await call(createArchive, { params }, FLEUR)).data
  const zip = (await app.inject({ url, headers: { host: 'localhost' } })).rawPayload
  return readZip(zip, () => 1_000_000, 10_000_000)
}

async function importOf(files: Map<string, Buffer>, userName: string, account = 'nora') {
  const zip = new ZipFile()
  for (const [name, content] of files) zip.addBuffer(content, name)
  zip.end()
  const path = join(aFolder(), 'salon.zip')
  await writeFile(path, await buffer(zip.outputStream))
  const deps = {
    database,
    clock,
    places: null,
    signIns: null as never,
    publicUrl: new URL('http://127.0.0.1:3000'),
  }
  return runAdmin(deps, ['import-salon', path, userName, account])
}

const rowsOf = async (sql: string, values: unknown[]) =>
  (await database.pool.query(sql, values)).rows

test('[WORK-225] an archive becomes a hidden provider of one account, with page, hours, menu, clients and pictures', async () => {
  const files = await anArchive()
  const done = await importOf(files, 'salon-elders')
  expect(done).toMatchObject({
    ok: true,
    data: { userName: 'salon-elders', items: 1, clients: 1, pictures: 1 },
  })
  const [provider] = await rowsOf('select * from providers where user_name = $1', ['salon-elders'])
  expect(provider).toMatchObject({ full_name: 'Salon Kersenbloesem', active: false })
  expect(
    await rowsOf('select user_name, role from memberships where provider_id = $1', [provider.id]),
  ).toEqual([{ user_name: 'nora', role: 'owner' }])
  expect(
    await rowsOf('select name, phone, user_name from clients where provider_id = $1', [
      provider.id,
    ]),
  ).toEqual([{ name: '=Els', phone: '0612345678', user_name: null }])
  expect(
    await rowsOf('select name_nl, price_cents from catalog_items where provider_id = $1', [
      provider.id,
    ]),
  ).toEqual([{ name_nl: 'Knippen & föhnen', price_cents: 4250 }])
  const hours = await rowsOf('select from working_hours where provider_id = $1', [provider.id])
  expect(hours.length).toBeGreaterThan(0)
  const [picture] = await rowsOf(
    `select g.description_nl, p.state from gallery_items g join pictures p on p.hash = g.picture_hash
     where g.provider_id = $1`,
    [provider.id],
  )
  expect(picture).toEqual({ description_nl: 'De stoel', state: 'processing' })
})

test('[WORK-225] what an archive says is checked before anything is written', async () => {
  const files = await anArchive()
  const refused = async (name: string, content: string, reason: string) => {
    const changed = new Map([...files, [name, Buffer.from(content)]])
    const done = await importOf(changed, 'salon-fout')
    expect(done, name).toMatchObject({ ok: false, why: expect.stringContaining(reason) })
  }
  await refused('profile.json', '{', 'profile.json is no JSON')
  await refused('profile.json', '{"profile":{"fullName":7}}', 'fullName')
  await refused('hours.json', '{"week":[{"day":9}]}', 'day')
  await refused(
    'menu.json',
    '{"items":[{"catalogItemId":"1","parentId":null,"price":-1}]}',
    'price',
  )
  await refused('cards.csv', `Id,Name\r\n1,${'x'.repeat(2_000)}\r\n`, 'name')
  const { size } = files
  files.delete('menu.json')
  expect(files.size).toBe(size - 1)
  expect(await importOf(files, 'salon-fout')).toMatchObject({
    ok: false,
    why: expect.stringContaining('no menu.json'),
  })
  expect(await rowsOf("select from providers where user_name = 'salon-fout'", [])).toEqual([])
})

test('[WORK-225] a name that is taken, an account that is not there and a file that is no archive are said', async () => {
  const files = await anArchive()
  await importOf(files, 'salon-twee')
  const why = async (userName: string, account?: string) => {
    const done = await importOf(files, userName, account)
    return done.ok ? '' : done.why
  }
  expect(await why('salon-twee')).toContain('already')
  expect(await why('salon-drie', 'niemand')).toContain('no account niemand')
  expect(await why('Salon Drie')).toContain('no user name')
  const deps = {
    database,
    clock,
    places: null,
    signIns: null as never,
    publicUrl: new URL('http://127.0.0.1:3000'),
  }
  const path = join(aFolder(), 'x.zip')
  const missing = await runAdmin(deps, ['import-salon', path, 'salon-drie', 'nora'])
  expect(missing).toMatchObject({ ok: false, why: expect.stringContaining('cannot be read') })
  await writeFile(path, 'no archive')
  const none = await runAdmin(deps, ['import-salon', path, 'salon-drie', 'nora'])
  expect(none).toMatchObject({ ok: false, why: expect.stringContaining('no ZIP file') })
})

test('[WORK-225] a client that is refused is named by its place in the file, not by name', async () => {
  const files = await anArchive()
  files.set('cards.csv', Buffer.from('Id,Name,Phone\r\n1,Els,\r\n2,\u0000,0612345678\r\n'))
  const done = await importOf(files, 'salon-vier')
  expect(done).toMatchObject({
    ok: false,
    why: expect.stringContaining('its client 2 was refused'),
  })
})

test.each([
  ['within a radius', { serviceRadiusKm: 8 }],
  ['to places', { servicePlaces: ['geonames-2759794'] }],
])('[WORK-225] a salon that comes to homes %s is taken over with that', async (_, reach) => {
  const files = await anArchive({ serviceAvailability: 'DOORSTEP', ...reach })
  const [userName] = Object.keys(reach).map((name) => `thuis-${name.toLowerCase()}`)
  expect(await importOf(files, userName ?? '')).toMatchObject({ ok: true })
  const [provider] = await rowsOf(
    `select service_availability, service_radius_km, service_places from providers where user_name = $1`,
    [userName],
  )
  expect(provider).toEqual({
    service_availability: 'DOORSTEP',
    service_radius_km: null,
    service_places: [],
    ...('serviceRadiusKm' in reach
      ? { service_radius_km: reach.serviceRadiusKm }
      : { service_places: reach.servicePlaces }),
  })
})

test('[WORK-225] a place that this Bloesem does not know is refused before anything is written', async () => {
  const files = await anArchive({ serviceAvailability: 'BOTH', serviceRadiusKm: 8 })
  const page = JSON.parse(`${files.get('profile.json')}`)
  page.profile.servicePlaces = ['geonames-1']
  files.set('profile.json', Buffer.from(JSON.stringify(page)))
  expect(await importOf(files, 'salon-elders-thuis')).toMatchObject({
    ok: false,
    why: expect.stringContaining('profile.json has places that are not known here: geonames-1'),
  })
  expect(await rowsOf("select from providers where user_name = 'salon-elders-thuis'", [])).toEqual(
    [],
  )
})
