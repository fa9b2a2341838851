import CircleAlert from 'lucide-react/icons/circle-alert'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { formatDay } from '#messages/format.ts'
import { useTranslation } from '../../../language.ts'
import { Note } from '../../../ui/note.tsx'
import type { EarlierVisit } from '../../booking/booking.ts'
import { useCheckout } from '../../booking/booking-store.ts'
import { unavailableItems } from '../../booking/order-change.ts'
import type { ProviderInfo } from '../../booking/provider-data.ts'

/** Shown while an earlier order is booked again: its date and the items that are no longer sold. */
export function RebookNotice() {
  const earlierVisit = useCheckout((checkout) => checkout.rebookedVisit)
  const provider = useCheckout(({ providerInfo }) => providerInfo)
  return earlierVisit && provider && <Notice earlierVisit={earlierVisit} provider={provider} />
}

export function Notice(props: { earlierVisit: EarlierVisit; provider: ProviderInfo }) {
  const { earlierVisit, provider } = props
  const { t, language } = useTranslation()
  const unavailable = unavailableItems(earlierVisit, provider.catalogItems)
  const day = formatDay(earlierVisit.startTime, provider.businessProfile.timeZone, language)
  if (unavailable.length === earlierVisit.items.length) {
    return (
      <Note tone="warning" icon={CircleAlert} role="status">
        {t('checkout.rebook.none', { day })}
      </Note>
    )
  }
  const names = unavailable.map((item) => item.serviceNames[language])
  return (
    <Note tone={unavailable.length > 0 ? 'warning' : 'info'} icon={RotateCcw} role="status">
      <p>{t('checkout.rebook.notice', { day })}</p>
      {unavailable.length > 0 && (
        <p className="mt-1">
          {t('checkout.rebook.gone', {
            count: unavailable.length,
            names: new Intl.ListFormat(language).format(names),
          })}
        </p>
      )}
    </Note>
  )
}
