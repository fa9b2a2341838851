import type { CoverOptions } from './cover/cover.ts'
import type { PortraitOptions } from './portrait/portrait.ts'

/** Characters; longer names are cut. */
export const MAX_ART_NAME_LENGTH = 64

/** The URL of a salon's cover, by user name. */
export function coverAddress(userName: string, options: CoverOptions = {}): string {
  const { wide, ...rest } = options
  return address('covers', userName, { ...rest, wide: wide ? '1' : undefined })
}

/** The URL of a person's portrait, by user name or first name. */
export function portraitAddress(name: string, options: PortraitOptions = {}): string {
  return address('portraits', name, options)
}

function address(
  kind: 'covers' | 'portraits',
  name: string,
  query: Readonly<Record<string, string | undefined>>,
): string {
  const present = Object.entries(query).filter((pair): pair is [string, string] => !!pair[1])
  const search = new URLSearchParams(present).toString()
  return `/art/${kind}/${artName(name)}.svg${search && `?${search}`}`
}

/** The name in lower-case letters and digits; a hyphen replaces every run of other characters. */
function artName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_ART_NAME_LENGTH)
}
