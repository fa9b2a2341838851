/** The phones whose home screen the product can be put on (row APP-12). */
export const MOBILE_TYPES = ['android', 'ios'] as const
export type MobileType = (typeof MOBILE_TYPES)[number]

/** For so long nobody is offered again what they have waved away. */
export const INSTALL_REST_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

/** What a browser says of itself. */
export interface BrowserFacts {
  readonly userAgent: string
  /** How many fingers its screen tells apart. */
  readonly touchPoints: number
}

/** The kind of phone, or null for every other device. An iPad says that it is a Mac, but has a screen to touch. */
export function mobileTypeOf({ userAgent, touchPoints }: BrowserFacts): MobileType | null {
  if (/Android/.test(userAgent)) return 'android'
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  return /Macintosh/.test(userAgent) && touchPoints > 1 ? 'ios' : null
}

export interface InstallFacts extends BrowserFacts {
  /** It runs from the home screen already. */
  readonly isInstalled: boolean
  /** The browser has said that it can install it; those of iOS never do. */
  readonly canPrompt: boolean
  /** A booking was just made: nobody is offered anything before. */
  readonly hasBooked: boolean
  /** Epoch milliseconds; null where it was never waved away. */
  readonly dismissedAt: number | null
}

/** The phone to offer the home screen of, at `now` (epoch ms): after a booking, where it can work, and never soon after a no. */
export function installOffer(facts: InstallFacts, now: number): MobileType | null {
  const { isInstalled, canPrompt, hasBooked, dismissedAt } = facts
  const mobileType = mobileTypeOf(facts)
  if (isInstalled || !hasBooked || !mobileType) return null
  if (dismissedAt !== null && now < dismissedAt + INSTALL_REST_DAYS * DAY_MS) return null
  if (mobileType === 'android') return canPrompt ? mobileType : null
  return IOS_BROWSER.test(facts.userAgent) ? mobileType : null
}

// Pages inside other apps have no way to the home screen: they lack the name of a browser, or Safari's.
const IOS_BROWSER = /(Version|CriOS|FxiOS|EdgiOS)\/.*Safari\//
