import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createArchive } from '#contract/archive.ts'
import { aReview } from '#demo/order-builders.ts'
import { isSignedBy, signatureKey } from '#platform/signature-key.ts'
import { aFolder } from '#platform/testing/folder.ts'
import { runAdmin } from '../ops/admin/run-admin.ts'
import { aWorkspace, FLEUR } from '../visit/testing/a-workspace.ts'
import { readZip } from './testing/read-zip.ts'

const { aSalon, app, call, clock, database } = await aWorkspace()
const headers = { host: 'localhost' }

async function aSignedArchive() {
  const { provider, params } = await aSalon()
  await aReview(database, provider, { userFeedback: 'Heel fijn', rating: 5 })
  const { url } = (await call(createArchive, { params }, FLEUR)).data
  const files = readZip((await app.inject({ url, headers })).rawPayload)
  const [reviews, signature] = [files.get('reviews.json'), files.get('reviews.json.sig')]
  if (!reviews || !signature) throw new Error('the archive has no signed reviews')
  return { params, reviews, signature }
}

async function publishedKey() {
  return app.inject({ url: '/.well-known/bloesem-reviews.pem', headers })
}

test('[WORK-224] the archive has the reviews signed by the key that the market publishes', async () => {
  const { params, reviews, signature } = await aSignedArchive()
  const { statusCode, body, headers } = await publishedKey()
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=3600' })
  expect(body).toMatch(/^-----BEGIN PUBLIC KEY-----/)
  expect(isSignedBy(body, reviews, signature)).toBe(true)
  expect(JSON.parse(reviews.toString())).toMatchObject({
    market: 'http://127.0.0.1:3000',
    salon: { userName: params.userName },
    signedAt: expect.stringMatching(/^2026-/),
    reviews: [{ rating: 5, userFeedback: 'Heel fijn' }],
  })
})

test('[WORK-224] a command says whether reviews were signed by a key, and refuses a changed file', async () => {
  const { reviews, signature } = await aSignedArchive()
  const folder = aFolder()
  const path = (name: string) => join(folder, name)
  await writeFile(path('reviews.json'), reviews)
  await writeFile(path('reviews.json.sig'), signature)
  await writeFile(path('key.pem'), (await publishedKey()).body)
  const check = (file = 'reviews.json', key = 'key.pem') =>
    runAdmin(
      {
        database,
        clock,
        places: null,
        signIns: null as never,
        publicUrl: new URL('http://127.0.0.1:3000'),
      },
      ['verify-reviews', path(file), path(key)],
    )
  expect(await check()).toMatchObject({ ok: true, data: { isSigned: true, reviews: 1 } })
  await writeFile(path('reviews.json'), reviews.toString().replace('Heel fijn', 'Heel slecht'))
  expect(await check()).toMatchObject({ ok: false, why: expect.stringContaining('was changed') })
  expect(await check('none.json')).toMatchObject({
    ok: false,
    why: expect.stringContaining('none.json'),
  })
  await writeFile(path('key.pem'), 'no key')
  expect(await check()).toMatchObject({ ok: false, why: expect.stringContaining('key.pem') })
})

test.each(['[]', '{"market":"https://bloesem.example"}', 'no JSON'])(
  '[WORK-224] a signed file that has no reviews, %s, is refused with what to name',
  async (content) => {
    const folder = aFolder()
    const { publicKey, sign } = signatureKey('a secret of the tests', 'reviews')
    const files = { 'clients.json': content, 'clients.json.sig': sign(Buffer.from(content)) }
    for (const [name, each] of Object.entries({ ...files, 'key.pem': publicKey })) {
      await writeFile(join(folder, name), each)
    }
    const words = ['verify-reviews', join(folder, 'clients.json'), join(folder, 'key.pem')]
    const deps = {
      database,
      clock,
      places: null,
      signIns: null as never,
      publicUrl: new URL('http://127.0.0.1:3000'),
    }
    expect(await runAdmin(deps, words)).toMatchObject({
      ok: false,
      why: expect.stringContaining(
        'has no reviews of a salon. Name the reviews.json of an archive.',
      ),
    })
  },
)
