import { useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useState } from 'react'
import { PREDICTION_LENGTH } from '#domain/location/place.ts'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { Choice, ChoiceGroup } from '../../../ui/choice.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { STACKED_CHOICE, STACKED_GROUP } from './stacked-choice.ts'
import { type SuggestedTown, townsQuery } from './towns-query.ts'
import type { ProfileForm } from './use-profile-form.ts'

interface ReachFieldProps {
  form: ProfileForm
  id: string
  error: string | undefined
  onBlur: () => void
}

/** How far a salon comes: within a radius, or to places that it names (WORK-217). */
export function ReachField(props: ReachFieldProps) {
  const { t } = useTranslation()
  const { draft, edit } = props.form
  return (
    <div className="grid gap-4">
      <ChoiceGroup legend={t('salonProfile.reach.legend')} className={STACKED_GROUP}>
        {(['radius', 'places'] as const).map((kind) => (
          <Choice
            key={kind}
            variant="segment"
            name="reach"
            value={kind}
            className={STACKED_CHOICE}
            checked={draft.reach === kind}
            onChange={() => edit({ reach: kind })}
          >
            {t(`salonProfile.reach.${kind}`)}
          </Choice>
        ))}
      </ChoiceGroup>
      {draft.reach === 'places' ? <Places {...props} /> : <Radius {...props} />}
    </div>
  )
}

function Radius({ form, ...field }: ReachFieldProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...field}
        label={t('salonProfile.fields.serviceRadiusKm')}
        inputMode="numeric"
        value={form.draft.serviceRadiusKm}
        onChange={({ target }) => form.edit({ serviceRadiusKm: target.value })}
      />
    </div>
  )
}

function Places({ form, ...field }: ReachFieldProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [added, setAdded] = useState<readonly SuggestedTown[]>(form.places)
  const { servicePlaces } = form.draft
  const query = text.trim()
  const isLongEnough = query.length >= PREDICTION_LENGTH
  const { data = [] } = useQuery({ ...townsQuery(query), enabled: isLongEnough })
  const suggested = isLongEnough
    ? data.filter(({ placeId }) => !servicePlaces.includes(placeId)).slice(0, 5)
    : []
  const add = (town: SuggestedTown) => {
    setAdded((before) => [...before, town])
    form.edit({ servicePlaces: [...servicePlaces, town.placeId] })
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault() // the form is not sent
    if (suggested[0]) add(suggested[0])
  }
  return (
    <div className="grid gap-3">
      <div className="sm:max-w-100">
        <TextField
          {...field}
          label={t('salonProfile.reach.add')}
          hint={t('salonProfile.reach.hint')}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div role="status" className="flex flex-wrap gap-2">
        {suggested.map((town) => (
          <Button key={town.placeId} size="sm" onClick={() => add(town)}>
            {t('salonProfile.reach.addPlace', town)}
          </Button>
        ))}
        {isLongEnough && suggested.length === 0 && (
          <span className="text-sm text-muted">{t('salonProfile.reach.unknown')}</span>
        )}
      </div>
      <ul aria-label={t('salonProfile.fields.servicePlaces')} className="flex flex-wrap gap-2">
        {servicePlaces.map((placeId) => (
          <li key={placeId}>
            <Button
              size="sm"
              onClick={() =>
                form.edit({ servicePlaces: servicePlaces.filter((other) => other !== placeId) })
              }
            >
              {nameOf(placeId, [...added, ...form.places]) ?? t('salonProfile.reach.gone')}
              <Icon of={X} size="sm" />
              <span className="sr-only">{t('salonProfile.reach.remove')}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function nameOf(placeId: string, towns: readonly SuggestedTown[]) {
  return towns.find((town) => town.placeId === placeId)?.name
}
