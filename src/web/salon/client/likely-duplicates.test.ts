import { expect, test } from 'vitest'
import { likelyDuplicates } from './likely-duplicates.ts'

const card = (clientId: string, name: string, more = {}) => ({
  clientId,
  name,
  phone: '',
  email: '',
  hasAccount: false,
  ...more,
})

test('[WORK-166] cards with the same number or address come before those with the same name', () => {
  const els = card('1', 'Els Vos', { phone: '+31612345678', email: 'els@voorbeeld.nl' })
  const found = [
    els,
    card('2', 'Els Bos'),
    card('3', 'éls  vos'),
    card('4', 'Mevrouw Vos', { phone: '06-12345678' }),
    card('5', 'E. Vos', { email: 'ELS@voorbeeld.nl' }),
    card('6', 'Kim Vos'),
    card('4', 'Mevrouw Vos', { phone: '06-12345678' }),
  ]
  expect(likelyDuplicates(els, found).map(({ clientId }) => clientId)).toEqual(['4', '5', '3', '2'])
})

test('[WORK-166] two cards with an account are no doubles, and a missing number is no likeness', () => {
  const els = card('1', 'Els Vos', { hasAccount: true })
  expect(
    likelyDuplicates(els, [card('2', 'Els Vos', { hasAccount: true }), card('3', 'Kim')]),
  ).toEqual([])
})
