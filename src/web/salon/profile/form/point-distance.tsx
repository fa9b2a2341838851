import { useQuery } from '@tanstack/react-query'
import MapPin from 'lucide-react/icons/map-pin'
import { useDebounced } from '../../../features/combobox/use-debounced.ts'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { distanceFromPostalCodeKm, typedPostalCode } from './address-draft.ts'
import { postalCodeQuery } from './address-query.ts'
import { profileOf } from './profile-draft.ts'
import type { ProfileForm } from './use-profile-form.ts'

/** Says when the point is kilometres from the postal code, and puts it there (WORK-267). */
export function PointDistance({ form }: { form: ProfileForm }) {
  const { t } = useTranslation()
  const { draft, edit, userName } = form
  const postalCode = typedPostalCode(useDebounced(draft.postalCode))
  const { data: place } = useQuery({
    ...postalCodeQuery(userName, postalCode ?? ''),
    enabled: postalCode !== null,
  })
  const km = place ? distanceFromPostalCodeKm(profileOf(draft).point, place) : null
  const isFar = place && postalCode && postalCode === typedPostalCode(draft.postalCode) && km
  const move = () =>
    place && edit({ latitude: String(place.latitude), longitude: String(place.longitude) })
  return (
    <div role="status" className="empty:hidden">
      {isFar && (
        <Note tone="warning" icon={MapPin}>
          <p>{t('salonProfile.point.far', { km, postalCode })}</p>
          <Button size="sm" className="mt-3" onClick={move}>
            {t('salonProfile.point.moveThere')}
          </Button>
        </Note>
      )}
    </div>
  )
}
