import { expect, test } from 'vitest'
import { SORTS } from '#domain/search/filters.ts'
import { RANKING } from '#domain/search/ranking.ts'
import { en } from '#messages/en.ts'
import { enPages } from '#messages/en-pages.ts'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import { RankingPage } from './ranking-page.tsx'

test.each([
  ['en', { ...en, ...enPages }],
  ['nl', { ...nl, ...nlPages }],
] as const)(
  '[SEARCH-17] the page lists the criteria of every sort in the order of the search (%s)',
  async (language, messages) => {
    const { text } = await renderHtml(<RankingPage />, language)
    for (const sort of SORTS) {
      const standard = sort === 'recommended' ? [messages.ranking.order.standard] : []
      const rules = RANKING[sort].map(({ by, first }) => messages.ranking.rules[by][first])
      const expected = [messages.search.sorts[sort], ...standard, ...rules].join(' ')
      expect(text).toContain(expected.replaceAll('\u00a0', ' ')) // as drawn text is read
    }
  },
)
