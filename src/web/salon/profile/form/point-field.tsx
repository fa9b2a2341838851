import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'
import type { Point } from '#domain/location/distance.ts'
import { PinOnMap } from '../../../features/map/pin-on-map.tsx'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError, TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PointDistance } from './point-distance.tsx'
import { profileOf } from './profile-draft.ts'
import type { ProfileForm } from './use-profile-form.ts'

interface PointFieldProps {
  form: ProfileForm
  id: string
  error: string | undefined
  onBlur: () => void
}

/** The point of the address: a pin on a map that opens when asked for, and its numbers (WORK-130). */
export function PointField({ form, id, error, onBlur }: PointFieldProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [moved, setMoved] = useState<Point | null>(null)
  const { draft, edit } = form
  const { point } = profileOf(draft)
  const isPoint = Number.isFinite(point.latitude) && Number.isFinite(point.longitude)
  const move = ({ latitude, longitude }: Point) => {
    edit({ latitude: String(latitude), longitude: String(longitude) })
    setMoved({ latitude, longitude })
  }
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{t('salonProfile.point.hint')}</p>
      {form.knowsDistances && <PointDistance form={form} />}
      {!isOpen && (
        <Button size="sm" id={id} className="justify-self-start" onClick={() => setIsOpen(true)}>
          <Icon of={MapPin} size="sm" />
          {t('salonProfile.point.open')}
        </Button>
      )}
      {isOpen && (
        <>
          {isPoint && (
            <PinOnMap
              point={point}
              onMove={move}
              labels={{ map: t('salonProfile.point.map'), pin: t('salonProfile.point.pin') }}
            />
          )}
          <p className="text-sm text-muted">{t('salonProfile.point.help')}</p>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-4 sm:max-w-100">
            <TextField
              id={id}
              label={t('salonProfile.point.latitude')}
              inputMode="decimal"
              value={draft.latitude}
              onChange={({ target }) => edit({ latitude: target.value })}
              onBlur={onBlur}
            />
            <TextField
              label={t('salonProfile.point.longitude')}
              inputMode="decimal"
              value={draft.longitude}
              onChange={({ target }) => edit({ longitude: target.value })}
              onBlur={onBlur}
            />
          </div>
        </>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <p role="status" className="sr-only">
        {moved &&
          t('salonProfile.point.moved', {
            latitude: String(moved.latitude),
            longitude: String(moved.longitude),
          })}
      </p>
    </div>
  )
}
