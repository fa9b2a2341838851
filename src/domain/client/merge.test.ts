import { expect, test } from 'vitest'
import { type ClientCard, mergedCard } from './merge.ts'

const card = (fields: Partial<ClientCard>): ClientCard => ({
  userName: null,
  name: 'Els',
  phone: '',
  email: null,
  note: '',
  blockedAt: null,
  createdAt: 5,
  ...fields,
})

test('[WORK-68] a merged client keeps its details, gets what it lacks and has both notes', () => {
  const kept = card({ phone: '0612345678', note: 'Rustig' })
  const other = card({
    userName: 'els',
    name: 'Els de Wit',
    phone: '0687654321',
    email: 'els@voorbeeld.nl',
    note: 'Bij het raam',
    blockedAt: 7,
    createdAt: 3,
  })
  expect(mergedCard(kept, other)).toEqual({
    userName: 'els',
    name: 'Els',
    phone: '0612345678',
    email: 'els@voorbeeld.nl',
    note: 'Rustig\nBij het raam',
    blockedAt: 7,
    createdAt: 3,
  })
  expect(mergedCard(card({ blockedAt: 4 }), card({ blockedAt: 2 }))?.blockedAt).toBe(2)
})

test('[WORK-68] two clients with an account are two people', () => {
  expect(mergedCard(card({ userName: 'els' }), card({ userName: 'noor' }))).toBeNull()
})
