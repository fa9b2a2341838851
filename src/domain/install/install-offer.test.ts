import { expect, test } from 'vitest'
import { DAY_MS } from '../time-units.ts'
import { type InstallState, installOffer, mobileTypeOf } from './install-offer.ts'

const PIXEL =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const CHROME_ON_IOS = SAFARI.replace('Version/18.5', 'CriOS/140.0.0.0')
const IN_ANOTHER_APP = SAFARI.replace('Version/18.5 ', '').replace(
  'Safari/604.1',
  'Instagram 300.0',
)
const GOOGLE_APP = SAFARI.replace('Version/18.5', 'GSA/300.0')
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36'

const monday = Date.parse('2026-11-23T12:00:00Z')

function facts(parts: Partial<InstallState>): InstallState {
  return {
    userAgent: PIXEL,
    touchPoints: 5,
    isInstalled: false,
    canPrompt: true,
    hasBooked: true,
    dismissedAt: null,
    ...parts,
  }
}

test('[APP-12] home screens exist on android and ios, iPads included, and nowhere else', () => {
  const types = [PIXEL, SAFARI, WINDOWS].map((userAgent) =>
    mobileTypeOf({ userAgent, touchPoints: 5 }),
  )
  expect(types).toEqual(['android', 'ios', null])
  expect(mobileTypeOf({ userAgent: MAC, touchPoints: 5 })).toBe('ios')
  expect(mobileTypeOf({ userAgent: MAC, touchPoints: 0 })).toBeNull()
})

test('[APP-12] the install offer is shown only where installing works', () => {
  expect(installOffer(facts({}), monday)).toBe('android')
  expect(installOffer(facts({ canPrompt: false }), monday)).toBeNull()
  expect(installOffer(facts({ isInstalled: true }), monday)).toBeNull()
  for (const userAgent of [SAFARI, CHROME_ON_IOS])
    expect(installOffer(facts({ userAgent, canPrompt: false }), monday)).toBe('ios')
  for (const userAgent of [IN_ANOTHER_APP, GOOGLE_APP, WINDOWS])
    expect(installOffer(facts({ userAgent }), monday)).toBeNull()
})

test('[APP-12] the install offer is not shown before a booking', () => {
  expect(installOffer(facts({ hasBooked: false }), monday)).toBeNull()
  expect(installOffer(facts({ hasBooked: false, userAgent: SAFARI }), monday)).toBeNull()
})

test('[APP-12] a dismissed install offer stays hidden for exactly thirty days', () => {
  const dismissed = facts({ dismissedAt: monday })
  for (const now of [monday, monday + 30 * DAY_MS - 1])
    expect(installOffer(dismissed, now)).toBeNull()
  expect(installOffer(dismissed, monday + 30 * DAY_MS)).toBe('android')
})
