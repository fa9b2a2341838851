import type { ProviderState } from '#domain/restriction/restriction.ts'
import { formatDutchDay } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'

const TONES = { live: 'success', paused: 'neutral', hidden: 'danger', ended: 'danger' } as const

/** The state of a salon, and its last day where an end is announced. */
export function StateBadge({ state, endsAt }: { state: ProviderState; endsAt: string | null }) {
  const { t, language } = useTranslation()
  const isEnding = endsAt !== null && state !== 'ended'
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={TONES[state]}>{t(`deskSalons.states.${state}`)}</Badge>
      {isEnding && (
        <Badge tone="warning">
          {t('deskSalons.ending', { day: formatDutchDay(Date.parse(endsAt) - 1, language) })}
        </Badge>
      )}
    </span>
  )
}
