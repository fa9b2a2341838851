import type { PageMetadata } from '../../head.ts'
import type { Translate } from '../../messages.ts'
import { sharePictureOf } from '../../share-tags.ts'
import { cityNameOf } from '../booking/place-text.ts'
import type { ProviderPageData } from '../booking/provider-data.ts'

/** Title, description and picture of a salon's page (rows APP-10, APP-14). */
export function providerMetadata(t: Translate, data: ProviderPageData): PageMetadata {
  const { galleryItems, profile, businessProfile } = data.info
  const service = businessProfile.typeOfServices[0]
  const values = { name: profile.fullName, city: cityNameOf(data) }
  return {
    title: service
      ? t('provider.pageTitle', { ...values, service: t(`catalog.categories.${service}.name`) })
      : t('provider.pageTitlePlain', values),
    description: t('provider.pageDescription', { ...values, intro: profile.intro }),
    picture: sharePictureOf(galleryItems[0]?.url ?? profile.profilePictureUrl, service),
    robots: 'index',
    path: `/profile/${profile.userName}`,
  }
}
