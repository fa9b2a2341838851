import { expect, test } from 'vitest'
import type { Request } from '#contract/endpoint.ts'
import { getSettings } from '#contract/settings.ts'
import { changeTaxDetails, getTaxDetails } from '#contract/tax-details.ts'
import { getTaxReport } from '#contract/tax-report.ts'
import { anAccount, aProvider } from '#demo/builders.ts'
import { anApi, injection } from '../testing/api.ts'

const FLEUR = { as: { userName: 'fleur' } }
const MEI = { as: { userName: 'mei', role: 'operator' as const } }
const { call, database, refusal } = await anApi()
await anAccount(database, FLEUR.as)
await anAccount(database, MEI.as)

const BSN = '111222333'
type Details = Request<typeof changeTaxDetails>['body']
const DETAILS: Omit<Details, 'version' | 'taxNumber'> = {
  kind: 'person',
  firstNames: 'Fleur',
  name: 'de Wit',
  street: 'Javastraat 20',
  postalCode: '1094hh',
  city: 'Amsterdam',
  birthDate: '1990-04-02',
  kvkNumber: '',
  vatId: '',
  iban: '',
}

async function aSalon() {
  const { id, userName } = await aProvider(database, { ownerUserName: 'fleur' })
  const params = { userName }
  const bodyOf = (change: Partial<Details> = {}): Details => ({
    ...DETAILS,
    version: 0,
    taxNumber: BSN,
    ...change,
  })
  return {
    id,
    params,
    bodyOf,
    read: async () => (await call(getTaxDetails, { params }, FLEUR)).data,
    change: async (change: Partial<Details> = {}) =>
      (await call(changeTaxDetails, { params, body: bodyOf(change) }, FLEUR)).data,
    stored: async () =>
      (await database.pool.query('select * from tax_details where provider_id = $1', [id])).rows[0],
  }
}

test('[DESK-182] an owner saves tax details in parts; the BSN is told by its end alone', async () => {
  const { change, read } = await aSalon()
  expect(await read()).toMatchObject({ version: 0, taxNumberEnding: null, details: { name: '' } })
  const first = await change({ birthDate: '', taxNumber: null })
  expect(first).toMatchObject({ version: 1, missing: ['birthDate', 'taxNumber'] })
  const whole = await change({ version: 1 })
  expect(whole).toMatchObject({ version: 2, missing: [], taxNumberEnding: '333' })
  expect(await read()).toEqual(whole)
  expect(whole.details).toEqual({ ...DETAILS, postalCode: '1094 HH' })
  expect(JSON.stringify(whole)).not.toContain(BSN)
})

test('[DESK-182] a BSN that was saved stays until another is typed, and is no RSIN', async () => {
  const { change } = await aSalon()
  await change()
  expect(await change({ version: 1, taxNumber: null })).toMatchObject({ taxNumberEnding: '333' })
  const entity = await change({ version: 2, kind: 'entity', taxNumber: null })
  expect(entity).toMatchObject({ taxNumberEnding: null, missing: ['taxNumber', 'kvkNumber'] })
})

test('[DESK-182] tax details are encrypted; beside them stands only what is missing', async () => {
  const { change, id, stored } = await aSalon()
  await change({ birthDate: '' })
  const { encrypted_details: encrypted, changed_at: _, ...row } = await stored()
  expect(row).toEqual({ provider_id: id, version: 1, kind: 'person', missing: ['birthDate'] })
  for (const text of [BSN, 'Fleur', 'Javastraat'])
    expect(Buffer.from(encrypted, 'base64url').toString('latin1')).not.toContain(text)
})

test('[DESK-181] what is wrong is refused and named, and nothing is written', async () => {
  const { bodyOf, params, stored } = await aSalon()
  const body = bodyOf({ taxNumber: '111222334', vatId: 'NL1', birthDate: '2999-01-01' })
  const refused = await refusal(changeTaxDetails, { params, body }, FLEUR)
  expect(refused).toMatchObject({ code: 'invalid-request' })
  expect(refused.details?.map(({ path }) => path)).toEqual([
    ...['body.birthDate', 'body.taxNumber', 'body.vatId'],
  ])
  expect(await stored()).toBeUndefined()
})

test('[DESK-182] of two owners who save the same version the second is refused', async () => {
  const { bodyOf, change, params, read } = await aSalon()
  await change()
  const stale = { params, body: bodyOf({ name: 'Fleur' }) }
  expect((await refusal(changeTaxDetails, stale, FLEUR)).code).toBe('settings-changed')
  await change({ version: 1, name: 'Wit' })
  const old = { params, body: bodyOf({ version: 1, name: 'Fleur' }) }
  expect((await refusal(changeTaxDetails, old, FLEUR)).code).toBe('settings-changed')
  expect((await read()).details.name).toBe('Wit')
})

test('[DESK-180] without DAC7 nothing of it exists: neither for owners nor for operators', async () => {
  const off = await anApi({ deps: { reportsTaxes: false } })
  await anAccount(off.database, FLEUR.as)
  await anAccount(off.database, MEI.as)
  const { userName } = await aProvider(off.database, { ownerUserName: 'fleur' })
  const params = { userName }
  expect((await off.call(getSettings, { params }, FLEUR)).data.asksTaxDetails).toBe(false)
  const unknown = await off.app.inject({ url: '/salonApi/x/nothing', headers: HOST })
  for (const asked of [
    injection(getTaxDetails, { params }, FLEUR),
    injection(getTaxReport, { params: { year: '2026' } }, MEI),
  ]) {
    const answer = await off.app.inject(asked)
    expect(answer.statusCode).toBe(404)
    expect(answer.json().code).toBe(unknown.json().code)
  }
  const { paths } = (await off.app.inject({ url: '/openapi.json', headers: HOST })).json()
  expect(Object.keys(paths).filter((path) => path.includes('/tax'))).toEqual([])
  const on = await aSalon()
  const settings = await call(getSettings, { params: on.params }, FLEUR)
  expect(settings.data.asksTaxDetails).toBe(true)
})

const HOST = { host: '127.0.0.1:3000' }
