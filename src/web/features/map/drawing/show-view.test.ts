import { expect, test, vi } from 'vitest'
import { firstView } from '../first-view.ts'
import { showView } from './show-view.ts'

const utrecht = { latitude: 52.0907, longitude: 5.1214 }

test('[MAP-03] a map shows a chosen place at zoom 12, and fits results at zoom 15 at most', () => {
  const leaflet = { setView: vi.fn(), fitBounds: vi.fn() }
  showView(leaflet, firstView(utrecht, []), false)
  expect(leaflet.setView).toHaveBeenCalledExactlyOnceWith([52.0907, 5.1214], 12, { animate: false })
  showView(leaflet, firstView(null, [utrecht]), false)
  expect(leaflet.fitBounds).toHaveBeenCalledExactlyOnceWith(
    [[52.0907, 5.1214]],
    expect.objectContaining({ maxZoom: 15 }),
  )
})
