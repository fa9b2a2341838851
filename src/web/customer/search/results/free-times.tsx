import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { formatDay, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../../language.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { Provider } from '../search-results.ts'
import { profileLink } from './profile-link.ts'
import { relativeDay } from './relative-day.ts'

/** The first free day with links to its times, or that there is none. */
export function FreeTimes({ provider, requestedAt }: { provider: Provider; requestedAt: number }) {
  const { t } = useTranslation()
  const { fullName, firstAvailable, nextAvailable, timeZone, username } = provider
  return (
    <div className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1.5 border-t border-line pt-3 @[44rem]:flex-nowrap">
      {firstAvailable ? (
        <FreeDay first={firstAvailable} timeZone={timeZone} requestedAt={requestedAt} />
      ) : (
        <p className="min-w-0 grow text-sm text-muted">{t('search.card.nothingFree')}</p>
      )}
      {nextAvailable.map((start) => (
        <TimeLink key={start} start={start} provider={provider} />
      ))}
      <Link
        {...profileLink(username)}
        aria-label={t('search.card.see', { name: fullName })}
        className="relative grid size-11 shrink-0 place-items-center rounded-md hover:bg-surface-soft"
      >
        <Icon of={ArrowRight} />
      </Link>
    </div>
  )
}

function FreeDay(props: { first: string; timeZone: string; requestedAt: number }) {
  const { t, language } = useTranslation()
  const { first, timeZone, requestedAt } = props
  const day = relativeDay(first, timeZone, requestedAt)
  const weekday = formatDay(first, timeZone, language, 'weekday')
  const label = {
    today: t('search.card.freeToday'),
    tomorrow: t('search.card.freeTomorrow'),
    later: t('search.card.freeOn', { weekday }),
  }[day]
  return (
    <p className="min-w-0 grow text-sm leading-4.5 basis-full @[44rem]:basis-auto">
      <span className="block font-strong text-success first-letter:uppercase">{label}</span>
      <span className="text-xs text-muted">
        {formatDay(first, timeZone, language, day === 'later' ? 'dayMonth' : 'short')}
      </span>
    </p>
  )
}

function TimeLink({ start, provider }: { start: string; provider: Provider }) {
  const { t, language } = useTranslation()
  const time = formatTime(start, provider.timeZone, language)
  const day = formatDay(start, provider.timeZone, language)
  return (
    <Link
      {...profileLink(provider.username, start)}
      aria-label={t('search.card.time', { time, day, name: provider.fullName })}
      className="relative inline-flex min-h-11 min-w-0 grow basis-0 items-center justify-center rounded-md border border-line-strong bg-surface px-3 text-md font-medium no-underline hover:bg-surface-soft @[44rem]:min-w-16 @[44rem]:grow-0 @[44rem]:basis-auto"
    >
      {time}
    </Link>
  )
}
