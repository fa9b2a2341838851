import { expect, test } from 'vitest'
import { isTopRated } from './map-place.ts'

test('[MAP-01] a marker is rose from 4.5, otherwise dark grey, also without reviews', () => {
  expect([4.5, 4.9, 5].map((rating) => isTopRated({ rating }))).toEqual([true, true, true])
  expect([4.49, 4.4, 1, null].map((rating) => isTopRated({ rating }))).toEqual(
    [false, false, false, false], // 4.49 is rounded on the marker, not in what it means
  )
})
