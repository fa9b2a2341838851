import Navigation from 'lucide-react/icons/navigation'
import { useWords } from '../../../language.ts'
import { buttonLook } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { fullAddressText } from '../../booking/place-words.ts'
import type { ProviderInfo, ProviderPageData } from '../../booking/provider-data.ts'
import { HoursTable, OpenNow } from '../../schedule/opening-hours.tsx'
import { NewTabLink } from '../../shell/new-tab-link.tsx'
import { ContactList } from './contact-list.tsx'

/** When they work and where; who only comes to one's home keeps their address to themselves. */
export function HoursAndPlace({ data }: { data: ProviderPageData }) {
  const { t } = useWords()
  const isAtHome = data.info.businessProfile.serviceAvailability === 'DOORSTEP'
  return (
    <>
      <h2 className="mb-2">{t('schedule.openingHours')}</h2>
      <div className="mb-2">
        <OpenNow {...data} />
      </div>
      <HoursTable {...data} />
      <p className="mt-3 text-sm text-plum-2">{t('schedule.salonsClock')}</p>
      {!isAtHome && <Place info={data.info} />}
      <ContactList info={data.info} />
    </>
  )
}

function Place({ info }: { info: ProviderInfo }) {
  const { t } = useWords()
  const { latitude, longitude } = info.businessProfile.physicalLocation
  return (
    <>
      <h2 className="mt-8 mb-3">{t('provider.place')}</h2>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 font-strong wrap-break-word">{fullAddressText(info)}</p>
        <NewTabLink
          href={`https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`}
          className={buttonLook({ size: 'sm' })}
        >
          <Icon of={Navigation} size="sm" />
          {t('provider.directions')}
        </NewTabLink>
      </div>
    </>
  )
}
