import { expect, test } from 'vitest'
import { mapAddress } from './map-address.ts'

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 'geo:0,0?q=Dam%201%2C%20Amsterdam'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', 'maps:?daddr=Dam%201%2C%20Amsterdam'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X)', 'maps:?daddr=Dam%201%2C%20Amsterdam'],
  [
    'Mozilla/5.0 (Windows NT 10.0)',
    'https://www.openstreetmap.org/search?query=Dam%201%2C%20Amsterdam',
  ],
  ['', 'https://www.openstreetmap.org/search?query=Dam%201%2C%20Amsterdam'],
])('[WORK-147] %s opens an address by %s', (userAgent, href) => {
  expect(mapAddress('Dam 1, Amsterdam', userAgent)).toBe(href)
})
