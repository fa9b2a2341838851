import { expect, test } from 'vitest'
import { en } from '#messages/en.ts'
import { createMessages } from '../../messages.ts'
import { aProviderInfo } from '../booking/testing/providers.ts'
import { reviewsMetadata } from './reviews-metadata.ts'

const { t } = createMessages('en', en)
const info = aProviderInfo()
const factsOf = (rating: { totalCount: number; averageRating: number } | null) =>
  reviewsMetadata(t, 'en', { info, cities: [], rating } as unknown as Parameters<
    typeof reviewsMetadata
  >[2])

test('[APP-10, APP-14] the title has the provider’s name, the description the number of reviews and the rating', () => {
  const facts = factsOf({ totalCount: 22, averageRating: 4.7 })
  expect(facts.title).toContain(info.profile.fullName)
  expect(facts.description).toContain('22')
  expect(facts.description).toContain('4.7')
  expect(facts).toMatchObject({ path: `/reviews/${info.profile.userName}`, robots: 'index' })
})

test('[APP-14] without reviews or without their count the description has no number', () => {
  for (const rating of [{ totalCount: 0, averageRating: 0 }, null]) {
    expect(factsOf(rating).description).not.toMatch(/\d/)
    expect(factsOf(rating).description).toContain(info.profile.fullName)
  }
})
