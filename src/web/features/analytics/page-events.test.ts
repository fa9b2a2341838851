import { expect, test } from 'vitest'
import { type RouterState, takeEvents, track, trackPageView } from '../../events.ts'
import { createEventReader, type PageLocation, pageEvents } from './page-events.ts'

const search: PageLocation = { pattern: '/search', params: {}, search: {} }
const salon: PageLocation = { pattern: '/profile/$id', params: { id: 'maison-pioen' }, search: {} }

function walk(...places: PageLocation[]) {
  return places.flatMap((place, index) => pageEvents(places[index - 1] ?? null, place))
}

test('[APP-16] a page is viewed once, a search counts each time its filters change', () => {
  const nails = { ...search, search: { service: 'nailArtist' } }
  expect(
    walk(search, search, nails, { ...nails, search: { service: 'nailArtist', when: 'TODAY' } }),
  ).toEqual([
    { name: 'page-view', detail: '/search' },
    { name: 'search', detail: '' },
    { name: 'search', detail: 'nailArtist' },
    { name: 'search', detail: 'nailArtist' },
  ])
})

test('[APP-16] a provider view is counted once, and each step when it opens, also when going back', () => {
  const at = (step: string) => ({ ...salon, search: { step } })
  expect(walk(salon, at('schedule'), at('schedule'), at('details'), at('schedule'), salon)).toEqual(
    [
      { name: 'page-view', detail: '/profile/$id' },
      { name: 'profile-view', detail: 'maison-pioen' },
      { name: 'booking-step', detail: 'schedule' },
      { name: 'booking-step', detail: 'details' },
      { name: 'booking-step', detail: 'schedule' },
      { name: 'booking-step', detail: 'services' },
    ],
  )
})

test('[APP-16] the confirmation is not counted as a step', () => {
  const at = (step: string) => ({ ...salon, search: { step } })
  expect(walk(at('summary'), at('booked')).at(-1)).toEqual({
    name: 'booking-step',
    detail: 'summary',
  })
})

test('[APP-16] earlier events come after the view of their page', () => {
  trackPageView(eventsOfPage('/auth/callback'))
  track('signed-in')
  trackPageView(eventsOfPage('/search'))
  const read = createEventReader()
  expect(read(takeEvents())).toEqual([
    { name: 'page-view', detail: '/auth/callback' },
    { name: 'signed-in', detail: '' },
    { name: 'page-view', detail: '/search' },
    { name: 'search', detail: '' },
  ])
  trackPageView(eventsOfPage('/search'))
  expect(read(takeEvents())).toEqual([])
})

function eventsOfPage(fullPath: string) {
  const match = { fullPath, params: {} }
  return {
    matches: [match],
    location: { pathname: fullPath, search: {} },
  } as unknown as RouterState
}
