import { beforeEach, expect, test } from 'vitest'
import { providerUserName } from '#domain/identifiers.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { favouriteStore } from './favourite-store.ts'

const heart = (
  <FavouriteButton provider={{ userName: 'lotus-en-linnen', fullName: 'Lotus en Linnen' }} />
)

beforeEach(() => favouriteStore.set({ userNames: [] }))

test('[ORDER-05] the favourite button is a toggle with the provider’s name, in both languages', async () => {
  const { html } = await renderHtml(heart)
  expect(html).toMatch(/<button type="button" aria-label="Bewaar Lotus en Linnen"/)
  expect(html).toContain('aria-pressed="false"')
  expect((await renderHtml(heart, 'en')).html).toContain('aria-label="Keep Lotus en Linnen"')
})

test('the server’s page has no favourites: they are shown after hydration', async () => {
  favouriteStore.set({ userNames: [providerUserName('lotus-en-linnen')] })
  expect((await renderHtml(heart)).html).toContain('aria-pressed="false"')
})
