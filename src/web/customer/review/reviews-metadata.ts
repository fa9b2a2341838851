import { formatTenths } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import type { PageMetadata } from '../../head.ts'
import type { Translate } from '../../messages.ts'
import { sharePictureOf } from '../../share-tags.ts'
import { cityNameOf } from '../booking/place-text.ts'
import type { ProviderInfo } from '../booking/provider-data.ts'
import type { ReviewsPageData } from './load-reviews.ts'

/** Title, description and picture of the reviews page (rows APP-10, APP-14). */
export function reviewsMetadata(
  t: Translate,
  language: Language,
  { info, cities, rating }: ReviewsPageData & { info: ProviderInfo },
): PageMetadata {
  const { profile, businessProfile } = info
  const values = {
    name: profile.fullName,
    city: cityNameOf({ info, cities }),
    intro: profile.intro,
  }
  const count = rating?.totalCount ?? 0
  const average = formatTenths(rating?.averageRating ?? 0, language)
  return {
    title: t('reviews.pageTitle', values),
    description:
      count === 0
        ? t('reviews.pageDescriptionNone', values)
        : t('reviews.pageDescription', { ...values, count, rating: average }),
    picture: sharePictureOf(profile.profilePictureUrl, businessProfile.typeOfServices[0]),
    robots: 'index',
    path: `/reviews/${profile.userName}`,
  }
}
