import { expect, test } from 'vitest'
import { orderSearch } from './order-search.ts'

test.each([
  ['BL-4F2A-9C07', { by: 'number', value: '4f2a9c07' }],
  [' bl 4f2a 9c07 ', { by: 'number', value: '4f2a9c07' }],
  [
    '019309d0-0000-7000-8000-00004f2a9c07',
    { by: 'id', value: '019309d0-0000-7000-8000-00004f2a9c07' },
  ],
  ['Anouk@Voorbeeld.NL', { by: 'email', value: 'anouk@voorbeeld.nl' }],
  ['06 - 12 34 56 78', { by: 'phone', value: '612345678' }],
  ['+31 6 12345678', { by: 'phone', value: '612345678' }],
  ['de wit', { by: 'name', value: 'de wit' }],
])(
  '[DESK-150] %s finds orders by number, mail address, telephone number or name',
  (text, search) => {
    expect(orderSearch(text)).toEqual(search)
  },
)

test.each(['', '   ', 'an', '%%%', '___', '0612', '@', '--'])(
  '[DESK-150] “%s” says too little to find orders by',
  (text) => expect(orderSearch(text)).toBeNull(),
)
