import { expect, test } from 'vitest'
import { cartItemOf } from '../booking/cart-items.ts'
import { aCut } from '../booking/testing/providers.ts'
import { type Place, placeNotes } from './place-notes.ts'
import { visitNotes } from './visit-notes.ts'

const search: Place = { pattern: '/search', params: {}, search: {} }
const salon: Place = { pattern: '/profile/$id', params: { id: 'maison-pioen' }, search: {} }
const NOTHING = { cart: [], completed: null, modifying: null, provider: 'maison-pioen' }

function walk(...places: Place[]) {
  return places.flatMap((place, index) => placeNotes(places[index - 1] ?? null, place))
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

test('[APP-16] a salon is viewed once, and each of its steps when it opens, back again too', () => {
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

test('[APP-16] what goes into and out of the cart is noted by its service code, never by a name', () => {
  const gel = cartItemOf(aCut({ service: '0003' }))
  const added = { ...NOTHING, cart: [gel] }
  expect(visitNotes(NOTHING, added)).toEqual([{ name: 'service-added', detail: '0003' }])
  expect(visitNotes(added, NOTHING)).toEqual([{ name: 'service-removed', detail: '0003' }])
  expect(visitNotes(added, { ...added })).toEqual([])
})

test('[APP-16] a booking is completed or left behind, and never both', () => {
  const full = { ...NOTHING, cart: [cartItemOf(aCut())] }
  const completed = {} as never
  expect(visitNotes(full, { ...NOTHING, completed })).toEqual([
    { name: 'booking-completed', detail: 'new' },
  ])
  expect(visitNotes({ ...full, modifying: {} as never }, { ...NOTHING, completed })).toEqual([
    { name: 'booking-completed', detail: 'changed' },
  ])
  expect(visitNotes(full, { ...NOTHING, provider: null }, { step: 'details' })).toEqual([
    { name: 'booking-abandoned', detail: 'details' },
  ])
})
