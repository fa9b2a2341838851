import type { TFunction } from 'i18next'
import { cityNameOf } from '../booking/place-words.ts'
import type { ProviderPageData } from '../booking/provider-data.ts'

/** Title and description of a salon's page for search engines (rows APP-10, APP-14). */
export function providerFacts(t: TFunction, data: ProviderPageData) {
  const { profile, businessProfile } = data.info
  const service = businessProfile.typeOfServices[0]
  const words = { name: profile.fullName, city: cityNameOf(data) }
  return {
    title: service
      ? t('provider.pageTitle', { ...words, service: t(`catalogue.categories.${service}.name`) })
      : t('provider.pageTitlePlain', words),
    description: t('provider.pageDescription', { ...words, intro: profile.intro }),
  }
}
