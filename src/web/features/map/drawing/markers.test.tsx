import { expect, test } from 'vitest'
import { renderHtml } from '../../../testing/render-html.tsx'
import type { MapPlace } from '../map-place.ts'
import type { MarkerGroup } from './marker-groups.ts'
import { Markers } from './markers.tsx'

test('[MAP-01] a marker is a button with its rating, rose from 4.5 and otherwise dark grey', async () => {
  const page = await markers([aGroup(['4,5', 4.5]), aGroup(['4,4', 4.4])])
  expect(page.text).toBe('4,5 4,4')
  const [rose = '', grey = ''] = page.html.split('<li').slice(1)
  expect(rose).toMatch(/^[^>]*><button type="button"[^>]*aria-label="Salon 4,5"/)
  expect(rose).toContain('bg-accent ')
  expect(grey).toContain('bg-marker ')
  expect(grey).not.toContain('bg-accent ')
})

test('[MAP-01] a group shows its count and what pressing it does', async () => {
  const three: MarkerGroup = { ...aGroup(['4,1', 4.1], ['4,2', 4.2], ['4,3', 4.3]), splitZoom: 14 }
  const page = await markers([three, { ...three, key: 'door', splitZoom: null }])
  expect(page.text).toBe('3 3')
  expect(page.html).toContain('aria-label="3 salons, zoom in"')
  expect(page.html).toContain('aria-label="3 salons op deze plek"')
})

function markers(groups: MarkerGroup[]) {
  const press = () => () => {}
  return renderHtml(
    <Markers groups={groups} pixelsOf={() => ({ x: 0, y: 0 })} onChoose={press} onOpen={press} />,
  )
}

function aGroup(...rated: [markerText: string, rating: number][]): MarkerGroup {
  const places: MapPlace[] = rated.map(([markerText, rating]) => ({
    id: markerText,
    latitude: 52,
    longitude: 5,
    rating,
    markerText,
    label: `Salon ${markerText}`,
  }))
  return { key: rated.join(), places, latitude: 52, longitude: 5, splitZoom: null }
}
