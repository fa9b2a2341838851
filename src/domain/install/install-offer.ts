import { DAY_MS } from '../time-units.ts'

/** The kinds of phone on which the product can be installed (APP-12). */
export const MOBILE_TYPES = ['android', 'ios'] as const
export type MobileType = (typeof MOBILE_TYPES)[number]

/** Days without an offer after one was dismissed. */
export const INSTALL_PAUSE_DAYS = 30

/** What a browser reports about itself. */
export interface BrowserInfo {
  readonly userAgent: string
  /** `navigator.maxTouchPoints`. */
  readonly touchPoints: number
}

/** The kind of phone, or null for other devices. An iPad reports to be a Mac, but with a touch screen. */
export function mobileTypeOf({ userAgent, touchPoints }: BrowserInfo): MobileType | null {
  if (/Android/.test(userAgent)) return 'android'
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  return /Macintosh/.test(userAgent) && touchPoints > 1 ? 'ios' : null
}

export interface InstallState extends BrowserInfo {
  /** Whether it runs from the home screen. */
  readonly isInstalled: boolean
  /** Whether the browser can show an install prompt; those of iOS never can. */
  readonly canPrompt: boolean
  /** Whether the person has just booked; there is no offer before. */
  readonly hasBooked: boolean
  /** Epoch milliseconds; null when it was never dismissed. */
  readonly dismissedAt: number | null
}

/**
 * The kind of phone for which to offer the installation at `now` (epoch ms): after a booking, where it is possible, and not
 * within INSTALL_PAUSE_DAYS of a dismissal.
 */
export function installOffer(state: InstallState, now: number): MobileType | null {
  const { isInstalled, canPrompt, hasBooked, dismissedAt } = state
  const mobileType = mobileTypeOf(state)
  if (isInstalled || !hasBooked || !mobileType) return null
  if (dismissedAt !== null && now < dismissedAt + INSTALL_PAUSE_DAYS * DAY_MS) return null
  if (mobileType === 'android') return canPrompt ? mobileType : null
  return IOS_BROWSER.test(state.userAgent) ? mobileType : null
}

// Browsers inside other apps cannot install; their user agents lack these names.
const IOS_BROWSER = /(Version|CriOS|FxiOS|EdgiOS)\/.*Safari\//
