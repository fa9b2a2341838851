import { expect, test } from 'vitest'
import { TILE_CATEGORIES } from '#domain/catalog/category.ts'
import { DEFAULT_FILTERS } from '#domain/search/filters.ts'
import { renderHtml } from '../../../testing/render-html.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { CategoryRow } from './category-row.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { SearchBar } from './search-bar.tsx'

const change = async () => undefined
const filters = DEFAULT_FILTERS
const offered = TILE_CATEGORIES

test('[SEARCH-01] the header has the location box, the time, the filter button and the treatments', async () => {
  const bar = <SearchBar filters={filters} change={change} offered={offered} onSearch={change} />
  const { html, text } = await renderHtml(bar, 'en')
  expect(html).toMatch(/<input [^>]*role="combobox"[^>]*value="Amsterdam, North Holland"/)
  expect(text).toMatch(/^Where .*When .* Filters$/)
  const row = await renderHtml(<CategoryRow filters={filters} offered={offered} />, 'en')
  expect(row.html.match(/<a /g)).toHaveLength(10)
})

test('[SEARCH-01] every active filter is a removable chip, and one button clears them all', async () => {
  const set = { ...filters, availability: 'TODAY', delivery: 'DOORSTEP', query: 'lotus' } as const
  const { html, text } = await renderHtml(<ActiveFilters filters={set} change={change} />, 'en')
  const chips = [...html.matchAll(/aria-label="Remove: ([^"]*)"/g)].map(([, filter]) => filter)
  expect(chips).toEqual(['Free today', 'At your home', 'lotus'])
  expect(text).toMatch(/Clear all$/)
  const none = await renderHtml(<ActiveFilters filters={filters} change={change} />, 'en')
  expect(none.html).not.toContain('Remove: ')
  expect(none.text).not.toContain('Clear all')
})

test('[SEARCH-01] the dialog has sort, service type, delivery type and availability, clears all and applies', async () => {
  const dialog = (
    <FilterDialog filters={filters} change={change} offered={offered} onClose={change} />
  )
  const { html, text } = await renderHtml(dialog, 'en')
  const questions = [...html.matchAll(/<legend[^>]*>(.*?)<\/legend>/g)].map(([, legend]) => legend)
  expect(questions).toEqual(['Sort by', 'Treatment', 'At the salon or at home', 'Free when'])
  const choices = [...html.matchAll(/<input [^>]*name="(\w+)"/g)].map(([, name]) => name)
  const countOf = (wanted: string) => choices.filter((name) => name === wanted).length
  expect(['sort', 'service', 'delivery', 'availability'].map(countOf)).toEqual([6, 11, 2, 5])
  expect(text).toMatch(/Clear all Show salons$/)
})
