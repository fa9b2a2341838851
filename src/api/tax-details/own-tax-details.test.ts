import { expect, test } from 'vitest'
import { createArchive } from '#contract/archive.ts'
import { exportPerson } from '#contract/desk-person.ts'
import { getPersonalData } from '#contract/personal-data.ts'
import { changeTaxDetails } from '#contract/tax-details.ts'
import { aCatalogItem, anAccount, aProvider } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW } from '#demo/weekdays.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { readZip } from '../archive/testing/read-zip.ts'
import { writeMembership } from '../membership/store.ts'
import { anonymizeOrders } from '../order/anonymize-orders.ts'
import { erasePerson } from '../personal-data/erasure-store.ts'
import { anApi } from '../testing/api.ts'

const MEI = { as: { userName: 'mei', role: 'operator' as const } }
const { app, call, clock, database } = await anApi()
await anAccount(database, MEI.as)
const BSN = '111222333'
const ENDING = '••••••333'

async function anOwner(userName: string, visitAt?: string) {
  await anAccount(database, { userName })
  const salon = await aProvider(database, { ownerUserName: userName })
  if (visitAt) {
    const items = [await aCatalogItem(database, salon)]
    const startsAt = Date.parse(visitAt)
    await anOrder(database, salon, { items, startsAt, status: 'COMPLETED' })
  }
  const params = { userName: salon.userName }
  const as = { as: { userName } }
  const body = {
    kind: 'person' as const,
    firstNames: 'Fleur',
    name: 'de Wit',
    street: 'Javastraat 20',
    postalCode: '1094 HH',
    city: 'Amsterdam',
    birthDate: '1990-04-02',
    kvkNumber: '',
    vatId: '',
    iban: '',
    version: 0,
    taxNumber: BSN,
  }
  await call(changeTaxDetails, { params, body }, as)
  const isStored = async () =>
    (await database.pool.query('select from tax_details where provider_id = $1', [salon.id]))
      .rowCount === 1
  const erase = () =>
    database.transaction((trx) => erasePerson(trx, { userName, provenEmail: null }, clock.now()))
  const own = async (options = {}) =>
    (await call(getPersonalData, {}, { ...as, ...options })).data.salons[0]?.taxDetails
  return { salon, params, as, isStored, erase, own }
}

test('[DESK-188] an owner’s own data has the tax details, whole after a fresh sign-in', async () => {
  const { own } = await anOwner('fleur')
  expect(await own()).toMatchObject({ name: 'de Wit', birthDate: '1990-04-02', taxNumber: BSN })
  expect(await own({ signedInMinutesAgo: 11 })).toMatchObject({ taxNumber: ENDING })
})

test('[DESK-188] an operator’s download for somebody who asked has them too', async () => {
  const { as } = await anOwner('noor')
  const asked = { params: as.as, body: { reason: 'Brief van 26 november' } }
  const { salons } = (await call(exportPerson, asked, MEI)).data
  expect(salons).toMatchObject([{ taxDetails: { street: 'Javastraat 20', taxNumber: BSN } }])
})

test('[DESK-188] the archive has them; of two owners neither gets the whole number of the other', async () => {
  const { as, params, salon, own } = await anOwner('ruben')
  const archived = async () => {
    const { url } = (await call(createArchive, { params }, as)).data
    const { rawPayload } = await app.inject({ url, headers: { host: 'localhost' } })
    return JSON.parse(readZip(rawPayload).get('tax-details.json')?.toString() ?? '')
  }
  expect(await archived()).toMatchObject({ firstNames: 'Fleur', taxNumber: BSN })
  await anAccount(database, { userName: 'els' })
  const second = { providerId: salon.id, userName: 'els', role: 'owner' } as const
  await database.transaction((trx) => writeMembership(trx, second))
  expect(await archived()).toMatchObject({ firstNames: 'Fleur', taxNumber: ENDING })
  expect(await own()).toMatchObject({ taxNumber: ENDING })
})

test('[DESK-190] an erased owner leaves tax details only where visits were to be reported', async () => {
  const [reported, unreported, shared] = [
    await anOwner('greet', '2026-03-01T10:00Z'),
    await anOwner('harm'),
    await anOwner('ida'),
  ]
  const second = { providerId: shared.salon.id, userName: 'els', role: 'owner' } as const
  await database.transaction((trx) => writeMembership(trx, second))
  for (const { salon, erase } of [reported, unreported, shared]) {
    await database.pool.query(
      "update providers set restriction = 'ended', active = false where id = $1",
      [salon.id],
    )
    await erase()
  }
  expect(await reported.isStored()).toBe(true)
  expect(await unreported.isStored()).toBe(false)
  expect(await shared.isStored()).toBe(true)
})

test('[DESK-190] tax details are deleted with the last visits that were reported, eight years after them', async () => {
  const { isStored } = await anOwner('jip', '2026-03-01T10:00Z')
  const never = await anOwner('kim')
  const later = Date.parse('2026-03-01T10:00Z') + 8 * 365.25 * DAY_MS
  clock.set(later - DAY_MS)
  await anonymizeOrders({ database, clock })
  expect(await isStored()).toBe(true)
  // The details themselves were saved in November 2026.
  clock.set(later + DAY_MS)
  await anonymizeOrders({ database, clock })
  expect(await isStored()).toBe(true)
  clock.set(TEST_NOW + 8 * 365.25 * DAY_MS + DAY_MS)
  await anonymizeOrders({ database, clock })
  expect([await isStored(), await never.isStored()]).toEqual([false, false])
  clock.set(TEST_NOW)
})
