import { beforeEach, expect, test } from 'vitest'
import * as desk from '#contract/desk-registration.ts'
import { anAccount, aProvider } from '#demo/builders.ts'
import { anApi } from '../testing/api.ts'
import { noPlaces } from '../testing/no-places.ts'
import { aStoredRegistration } from './testing/a-stored-registration.ts'

const { call, database } = await anApi()
const { pool } = database
const MEI = { as: { userName: 'mei', role: 'operator' as const } }
await anAccount(database, { ...MEI.as, name: 'Mei Lin' })

beforeEach(async () => void (await pool.query('delete from registrations')))

const read = async (registrationId: string) =>
  (await call(desk.getRegistration, { params: { registrationId } }, MEI)).data.registration

test('[DESK-043] KVK number and VAT id are checked by their digits, the address by the places service, which may be absent', async () => {
  const { id } = await aStoredRegistration(database, { kvkNumber: '90001234' })
  expect((await read(id)).checks).toEqual({
    kvk: 'right',
    vat: 'missing',
    vatService: null,
    provenAt: null,
    place: 'no-service',
    point: null,
  })
  await pool.query("update registrations set kvk_number = '9000', vat_id = 'NL000099998B75'")
  expect((await read(id)).checks).toMatchObject({ kvk: 'wrong', vat: 'wrong' })
  await pool.query("update registrations set vat_id = 'NL000099998B57'")
  expect((await read(id)).checks).toMatchObject({ vat: 'right' })
})

test('[DESK-043] with a places service the point is that of the address, else of the postal code', async () => {
  const point = { latitude: 52.09, longitude: 5.12 }
  const places = {
    ...noPlaces,
    geocode: async (address: string) => {
      if (address.startsWith('Broadway')) return { latitude: 40.81, longitude: -73.94 }
      return address.startsWith('Lange') ? point : null
    },
    locatePostalCode: async (code: string) => (code === '3512 PN' ? point : null),
  }
  const with_ = await anApi({ deps: { places } })
  await anAccount(with_.database, MEI.as)
  const placeOf = async (street: string) => {
    const { id } = await aStoredRegistration(with_.database, { street })
    const params = { registrationId: id }
    const { data } = await with_.call(desk.getRegistration, { params }, MEI)
    const { checks, proposal } = data.registration
    return [checks.place, checks.point, proposal.cityCode]
  }
  expect(await placeOf('Lange Nieuwstraat 84')).toEqual(['address', point, 'NL05'])
  expect(await placeOf('Nergens 1')).toEqual(['postal-code', point, 'NL05'])
  expect(await placeOf('Broadway 1')).toEqual(['postal-code', point, 'NL05'])
})

test('[DESK-044] salons and registrations that look the same are shown, with what is the same', async () => {
  const salon = await aProvider(database, { fullName: 'Blauweregen Hair' })
  await pool.query(
    "update providers set mobile_numbers = '{+31301234567}', kvk_number = '90001234' where id = $1",
    [salon.id],
  )
  const other = await aStoredRegistration(database, {
    phone: '0612121212',
    salonName: 'Iets anders',
  })
  const { id } = await aStoredRegistration(database, {
    kvkNumber: '90001234',
    salonName: 'BLAUWEREGEN hair',
  })
  const { duplicates, hasDuplicates } = await read(id)
  expect(hasDuplicates).toBe(true)
  expect(duplicates).toMatchObject([
    { kind: 'provider', id: salon.id, name: 'Blauweregen Hair', isLive: true },
    { kind: 'registration', id: other.id, status: 'open', same: ['address'] },
  ])
  expect(duplicates[0]?.same.toSorted()).toEqual(['kvk', 'name', 'phone'])
  const lonely = await aStoredRegistration(database, {
    phone: '0688888888',
    salonName: 'Alleen',
    street: 'Elders 2',
  })
  expect(await read(lonely.id)).toMatchObject({ duplicates: [], hasDuplicates: false })
})
