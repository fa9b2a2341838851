import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../language.ts'
import { cityNameOf } from '../booking/place-text.ts'
import type { ProviderPageData } from '../booking/provider-data.ts'

/** Links to the searches by the salon's city and category. */
export function Breadcrumb({ data }: { data: ProviderPageData }) {
  const { t } = useTranslation()
  const { info } = data
  const { physicalLocation, typeOfServices } = info.businessProfile
  const { cityCode } = physicalLocation
  const service = typeOfServices[0]
  return (
    <nav aria-label={t('provider.breadcrumb')} className="hidden py-1 text-sm text-muted md:block">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        <li>
          <Link to="/search" search={{ city: cityCode }} className={crumb}>
            {cityNameOf(data)}
          </Link>
        </li>
        {service && (
          <li>
            <Slash />
            <Link to="/search" search={{ city: cityCode, service }} className={crumb}>
              {t(`catalog.categories.${service}.short`)}
            </Link>
          </li>
        )}
        <li aria-current="page" className="min-w-0 truncate">
          <Slash />
          {info.profile.fullName}
        </li>
      </ol>
    </nav>
  )
}

const crumb = 'inline-flex min-h-11 items-center hover:text-text hover:underline'

function Slash() {
  return (
    <span aria-hidden className="mr-1.5 text-subtle">
      /
    </span>
  )
}
