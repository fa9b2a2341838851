import type { CategoryKey } from '#domain/catalog/category.ts'
import {
  CITIES,
  type City,
  cityByCode,
  DEFAULT_CITY,
  provinceLabel,
} from '#domain/location/city.ts'
import type { SearchFilters } from '#domain/search/filters.ts'
import type { en } from '#messages/en.ts'
import { formatCount } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'

type Province = keyof typeof en.catalog.provinces

/** Names of places and categories in the page's language. */
export function useSearchText() {
  const { t, language } = useTranslation()
  const cityName = (cityCode: string) => (cityByCode(cityCode) ?? DEFAULT_CITY).name[language]
  return {
    cityName,
    /** The city, the place or 'this area', to follow 'in'. */
    areaName: ({ point, placeName, cityCode }: SearchFilters) =>
      placeName ?? (point ? t('search.area') : cityName(cityCode)),
    /** 'Utrecht, Utrecht'; 'The Hague, South Holland' */
    placeName: (city: City) =>
      t('search.place', {
        city: city.name[language],
        province: t(`catalog.provinces.${city.province as Province}`),
      }),
    /** 'North Holland' for 'Noord-Holland'; the label itself if it is unknown. */
    provinceName: (label: string) => {
      const city = CITIES.find(({ province }) => provinceLabel(province) === label)
      return city ? t(`catalog.provinces.${city.province as Province}`) : label
    },
    /** 'hair salons', or 'salons' without a category. */
    venues: (category: CategoryKey | null, count: number) =>
      category
        ? t(`catalog.categories.${category}.venues`, { count })
        : t('catalog.anyVenues', { count }),
    total: (count: number) => formatCount(count, language),
  }
}
