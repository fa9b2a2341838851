import { expect, test } from 'vitest'
import { drawn } from '../../../testing/drawn.tsx'
import type { MapPlace } from '../map-place.ts'
import type { Group } from './groups.ts'
import { Markers } from './markers.tsx'

test('[MAP-01] a marker is a button with the rating on it, rose from 4.5 and else dark grey', async () => {
  const page = await markers([aGroup(['4,5', 4.5]), aGroup(['4,4', 4.4])])
  expect(page.text).toBe('4,5 4,4')
  const [rose = '', grey = ''] = page.html.split('<li').slice(1)
  expect(rose).toMatch(/^[^>]*><button type="button"[^>]*aria-label="Salon 4,5"/)
  expect(rose).toContain('bg-rose ')
  expect(grey).toContain('bg-marker ')
  expect(grey).not.toContain('bg-rose ')
})

test('[MAP-01] a group says how many it holds and what pressing it does', async () => {
  const three: Group = { ...aGroup(['4,1', 4.1], ['4,2', 4.2], ['4,3', 4.3]), opensAt: 14 }
  const page = await markers([three, { ...three, key: 'door', opensAt: null }])
  expect(page.text).toBe('3 3')
  expect(page.html).toContain('aria-label="3 salons, zoom in"')
  expect(page.html).toContain('aria-label="3 salons op deze plek"')
})

function markers(groups: Group[]) {
  const press = () => () => {}
  return drawn(
    <Markers groups={groups} pixelsOf={() => ({ x: 0, y: 0 })} onChoose={press} onOpen={press} />,
  )
}

function aGroup(...rated: [shown: string, rating: number][]): Group {
  const places: MapPlace[] = rated.map(([shown, rating]) => ({
    ...{ id: shown, latitude: 52, longitude: 5, rating, shown, label: `Salon ${shown}` },
  }))
  return { key: rated.join(), places, latitude: 52, longitude: 5, opensAt: null }
}
