import CircleAlert from 'lucide-react/icons/circle-alert'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { formatDay } from '#messages/format.ts'
import { useTranslation } from '../../../language.ts'
import { Note } from '../../../ui/note.tsx'
import type { EarlierVisit } from '../../booking/booking.ts'
import { useCheckout } from '../../booking/booking-store.ts'
import { goneItems } from '../../booking/editing.ts'
import type { ProviderInfo } from '../../booking/provider-data.ts'

/** While an earlier order is booked again: which one, and what of it its salon no longer sells. */
export function RebookNotice() {
  const again = useCheckout((checkout) => checkout.again)
  const provider = useCheckout(({ providerInfo }) => providerInfo)
  return again && provider && <Notice again={again} provider={provider} />
}

export function Notice({ again, provider }: { again: EarlierVisit; provider: ProviderInfo }) {
  const { t, language } = useTranslation()
  const gone = goneItems(again, provider.catalogItems)
  const day = formatDay(again.startTime, provider.businessProfile.timeZone, language)
  if (gone.length === again.items.length) {
    return (
      <Note tone="amber" icon={CircleAlert} role="status">
        {t('checkout.again.none', { day })}
      </Note>
    )
  }
  const names = gone.map((item) => item.serviceNames[language])
  return (
    <Note tone={gone.length > 0 ? 'amber' : 'blush'} icon={RotateCcw} role="status">
      <p>{t('checkout.again.notice', { day })}</p>
      {gone.length > 0 && (
        <p className="mt-1">
          {t('checkout.again.gone', {
            count: gone.length,
            names: new Intl.ListFormat(language).format(names),
          })}
        </p>
      )}
    </Note>
  )
}
