import { normalizeName } from './city-search.ts'
import type { Town } from './town-search.ts'

/**
 * Prepares a function that returns the town of a Dutch address: 'Keizersgracht 1, 1015 CJ Amsterdam' → Amsterdam. The town is
 * the text after the house number or the postal code, without the country. Null when that text is not the name
 * of one of these towns, of several of them, or in `sharedNames`.
 * @param sharedNames names of these towns that other places have too
 */
export function addressTowns<T extends Pick<Town, 'name' | 'otherNames'>>(
  towns: readonly T[],
  sharedNames: readonly string[] = [],
): (address: string) => T | null {
  const townOfName = new Map<string, T | null>()
  for (const town of towns) {
    for (const normalized of new Set([town.name, ...town.otherNames].map(normalizeName))) {
      townOfName.set(normalized, townOfName.has(normalized) ? null : town)
    }
  }
  for (const name of sharedNames) townOfName.set(normalizeName(name), null)
  return (address) => townOfName.get(normalizeName(townPart(address))) ?? null
}

const POSTAL_CODE = /\b[1-9]\d{3} ?[a-z]{2}\b/giu
const WORD_WITH_DIGIT = /[^\s,]*\d[^\s,]*/u
const COUNTRY = /[\s,(]*\b(?:the netherlands|netherlands|nederland|nl)[\s).]*$/iu
/** '1 A', '1 bis', '1 hs', '1 II': what can follow a house number. */
const HOUSE_NUMBER_ADDITION = /^(?:[a-z]|bis|hs|huis|i{1,3}|iv)(?=[\s,])/iu
const SEPARATORS_AROUND = /^[\s,]+|[\s,]+$/gu

/** The last text of an address that follows a house number or a postal code; empty when there is none. */
function townPart(address: string): string {
  const [, ...afterNumbers] = address.replace(POSTAL_CODE, '0').split(WORD_WITH_DIGIT)
  const texts = afterNumbers.map((text) =>
    text
      .replace(COUNTRY, '')
      .replace(SEPARATORS_AROUND, '')
      .replace(HOUSE_NUMBER_ADDITION, '')
      .replace(SEPARATORS_AROUND, ''),
  )
  const last = texts.findLast((text) => text !== '') ?? ''
  return last.includes(',') ? '' : last // 'Langbroek, Utrecht' names a village and its province
}
