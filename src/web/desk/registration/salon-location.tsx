import { cityByCode } from '#domain/location/city.ts'
import type { Point } from '#domain/location/distance.ts'
import { PinOnMap } from '../../features/map/pin-on-map.tsx'
import { useTranslation } from '../../language.ts'
import type { Registration } from './registrations-query.ts'

interface SalonLocationProps {
  registration: Registration
  point: Point | null
  onMove: (point: Point) => void
}

/** The point of the salon on the map, which an operator moves. */
export function SalonLocation({
  registration: { checks, proposal },
  point,
  onMove,
}: SalonLocationProps) {
  const { t } = useTranslation()
  const shown = point ?? checks.point ?? cityByCode(proposal.cityCode ?? '')
  if (!shown) return null
  const labels = {
    map: t('deskRegistrations.map.label'),
    pin: t('deskRegistrations.map.pin'),
  }
  return (
    <section aria-labelledby="map" className="mt-8">
      <h2 id="map" className="mb-3 text-xl">
        {t('deskRegistrations.map.title')}
      </h2>
      <PinOnMap point={shown} onMove={onMove} labels={labels} />
      <p className="mt-2.5 text-sm text-muted">{t('deskRegistrations.map.move')}</p>
    </section>
  )
}
