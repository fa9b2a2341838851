/** A browser and the system it runs on, as its user agent names them; null for what is not known. */
export interface BrowserName {
  readonly browser: string | null
  readonly system: string | null
}

// The order matters: Edge, Opera and Samsung's browser also call themselves Chrome, and Chrome calls itself Safari.
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

// Android calls itself Linux too, and an iPad Macintosh unless it asks for the pages of phones.
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** The browser and system that a user agent names. Versions are left out: they would tell people apart. */
export function browserName(userAgent: string | undefined): BrowserName {
  return { browser: firstOf(BROWSERS, userAgent), system: firstOf(SYSTEMS, userAgent) }
}

function firstOf(names: readonly (readonly [string, RegExp])[], userAgent = ''): string | null {
  return names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null
}
