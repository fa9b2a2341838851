import { expect, test } from 'vitest'
import { withPictureMoved } from './picture-order.ts'

const pictures = ['a', 'b', 'c'].map((pictureId) => ({ pictureId }))
const orderOf = (moved: typeof pictures) => moved.map(({ pictureId }) => pictureId).join('')

test.each([
  ['a', 1, 'bac'],
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['b', 0, 'bac'],
  ['c', 9, 'abc'],
  ['a', -1, 'abc'],
  ['x', 0, 'abc'],
])('[WORK-57] %s moved to %d: %s', (pictureId, index, order) => {
  expect(orderOf(withPictureMoved(pictures, pictureId, index))).toBe(order)
})

test('[WORK-57] a move to its own place changes nothing', () => {
  expect(withPictureMoved(pictures, 'b', 1)).toBe(pictures)
})
