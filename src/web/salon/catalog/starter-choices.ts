import type { StarterItem } from '#domain/catalog/starter-menu.ts'
import { vatRateOf } from '#domain/catalog/treatments/by-category.ts'
import { typedPrice } from '#domain/catalog/typed-amounts.ts'
import { euros } from '#domain/money.ts'
import type { Language } from '#messages/language.ts'
import type { ImportRow } from './catalog-csv.ts'
import type { CatalogEntry } from './catalog-query.ts'

/** A proposed treatment: whether the salon takes it, and the price as typed. */
export interface Choice {
  readonly treatment: StarterItem['treatment']
  readonly isChosen: boolean
  readonly price: string
}

export function choicesOf(proposed: readonly StarterItem[], language: Language): Choice[] {
  return proposed.map(({ treatment, priceCents }) => {
    const price = euros(priceCents).toFixed(2)
    return { treatment, isChosen: true, price: language === 'nl' ? price.replace('.', ',') : price }
  })
}

/** The service codes of chosen treatments without a price. */
export function wrongPrices(choices: readonly Choice[]): Set<string> {
  const wrong = choices.filter(({ isChosen, price }) => isChosen && typedPrice(price) === null)
  return new Set(wrong.map(({ treatment }) => treatment.code))
}

/** The chosen treatments as rows; an add-on of a treatment that is neither chosen nor there goes with any. */
export function rowsOf(choices: readonly Choice[], items: readonly CatalogEntry[]): ImportRow[] {
  const chosen = choices.filter(({ isChosen }) => isChosen)
  const rowOf = new Map(chosen.map(({ treatment }, row) => [treatment.code, row]))
  const itemOf = new Map(
    items.filter(({ isAddon }) => !isAddon).map((item) => [item.service, item.catalogItemId]),
  )
  return chosen.map(({ treatment, price }) => {
    const { code, nl, en, section, minutes, isAddon = false, goesWith = '' } = treatment
    const parentRow = rowOf.get(goesWith) ?? null
    return {
      service: code,
      names: { nl: nl[0], en: en[0] },
      descriptions: { nl: nl[1], en: en[1] },
      sections: section,
      price: euros(typedPrice(price) ?? 0),
      duration: minutes,
      vatRate: vatRateOf(code),
      isAddon,
      parentRow,
      parentId: parentRow === null ? (itemOf.get(goesWith) ?? null) : null,
    }
  })
}
