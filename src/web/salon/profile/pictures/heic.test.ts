import { expect, test } from 'vitest'
import { isHeic } from './heic.ts'

test.each([
  ['IMG_0001.HEIC', 'image/heic', true],
  ['IMG_0001.HEIC', 'image/heif', true],
  ['IMG_0001.HEIC', '', true],
  ['foto.heif', '', true],
  ['IMG_0001.HEIC', 'image/jpeg', false], // an iPhone has converted it and kept the name
  ['foto.jpg', 'image/jpeg', false],
  ['heic.txt', '', false],
])('[WORK-144] whether %s of the type "%s" is HEIC: %s', (name, type, expected) => {
  expect(isHeic({ name, type })).toBe(expected)
})
