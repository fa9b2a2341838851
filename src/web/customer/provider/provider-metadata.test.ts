import { expect, test } from 'vitest'
import { DEMO_PROVIDERS } from '#demo/providers/demo-providers.ts'
import { cityByCode } from '#domain/location/city.ts'
import { en } from '#messages/en.ts'
import { nl } from '#messages/nl.ts'
import { pageHead } from '../../head.ts'
import { createMessages } from '../../messages.ts'
import { aProviderInfo } from '../booking/testing/providers.ts'
import { providerMetadata } from './provider-metadata.ts'

test.each([
  ['en', createMessages('en', en)],
  ['nl', createMessages('nl', nl)],
] as const)(
  '[APP-14] every provider of the demo market has a complete title and description (%s)',
  (language, i18n) => {
    const titles = DEMO_PROVIDERS.map((salon) => {
      const info = aProviderInfo({ business: { typeOfServices: [...salon.categories] } })
      const { physicalLocation } = info.businessProfile
      physicalLocation.cityName = cityByCode(salon.cityCode)?.name[language] ?? ''
      const profile = { ...info.profile, fullName: salon.fullName, intro: salon[language] }
      const facts = providerMetadata(i18n.t, {
        info: { ...info, profile },
        cities: [],
        workingHours: [],
        dateHours: [],
        timeZone: '',
        now: 0,
      })
      const { meta = [] } = pageHead({ ...routerContext, i18n }, facts)
      const title = meta.flatMap((tag) => ('title' in tag ? [tag.title] : []))[0] ?? ''
      const description = meta.flatMap((tag) =>
        'name' in tag && tag.name === 'description' ? [tag.content] : [],
      )[0]
      expect(title.length).toBeLessThanOrEqual(65)
      expect(title.startsWith(salon.fullName), title).toBe(true)
      expect(title, 'cut').not.toContain('…')
      expect(description?.length).toBeLessThanOrEqual(160)
      expect(description).toContain(salon.fullName)
      return title
    })
    expect(new Set(titles).size).toBe(DEMO_PROVIDERS.length)
  },
)

const routerContext = {
  origin: 'https://bloesem.example',
  messagesUrls: () => [],
  nonce: undefined,
  hasSession: false,
  lastSearch: {},
}
