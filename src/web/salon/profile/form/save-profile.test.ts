import { expect, test } from 'vitest'
import type { Profile } from '#domain/profile/profile.ts'
import { networkError, refused, setupApiServer } from '../../../testing/api-server.ts'
import { saveProfile } from './save-profile.ts'

const server = setupApiServer()
const BASE: Profile = {
  fullName: 'Salon',
  introNl: 'Hoi',
  introEn: 'Hi',
  street: 'Dam 1',
  postalCode: '1012 JS',
  cityCode: 'NL02',
  point: { latitude: 52.3731, longitude: 4.8926 },
  phones: ['0201234567'],
  email: 'a@salon.nl',
  website: '',
  instagram: '',
  facebook: '',
  kvkNumber: '',
  vatId: '',
  serviceAvailability: 'SALON',
  serviceRadiusKm: null,
  servicePlaces: [],
  minimumOrder: 0,
  travelFee: 0,
  travelFeePerKm: 0,
  travelFeeFromKm: 0,
  travelMinutes: 0,
  travelSpeedKmh: null,
}
const MINE = { ...BASE, introNl: 'Mijn tekst' }
const save = () => saveProfile('kers', { base: { version: 3, profile: BASE }, mine: MINE })

test('[WORK-61] changes of others are kept, and the own ones saved on top of them', async () => {
  const theirs = { ...BASE, fullName: 'Salon Kers' }
  server.answer('getProfile', { data: { version: 8, profile: theirs } })
  const merged = { ...theirs, introNl: 'Mijn tekst' }
  server.answer('saveProfile', refused('page-changed'), { data: { version: 9, profile: merged } })
  expect(await save()).toEqual({ kind: 'saved', saved: { version: 9, profile: merged } })
  const sent = server.requests.filter(({ name }) => name === 'saveProfile')
  expect(sent.map(({ body }) => body)).toEqual([
    { version: 3, profile: MINE },
    { version: 8, profile: merged },
  ])
})

test('[WORK-61] a field that both changed is not saved before the member has seen it', async () => {
  const theirs = { ...BASE, introNl: 'Hun tekst' }
  server.answer('getProfile', { data: { version: 8, profile: theirs } })
  server.answer('saveProfile', refused('page-changed'))
  expect(await save()).toMatchObject({ kind: 'both', both: ['introNl'], merged: MINE })
  expect(server.requests.filter(({ name }) => name === 'saveProfile')).toHaveLength(1)
})

test('[WORK-61] without a connection nothing is said to be saved', async () => {
  server.answer('saveProfile', networkError())
  expect(await save()).toMatchObject({ kind: 'refused', refusal: 'unavailable' })
})
