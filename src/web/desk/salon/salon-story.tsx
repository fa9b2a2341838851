import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import Check from 'lucide-react/icons/check'
import CirclePause from 'lucide-react/icons/circle-pause'
import DoorOpen from 'lucide-react/icons/door-open'
import Eye from 'lucide-react/icons/eye'
import FileText from 'lucide-react/icons/file-text'
import Gavel from 'lucide-react/icons/gavel'
import Mail from 'lucide-react/icons/mail'
import MailCheck from 'lucide-react/icons/mail-check'
import MailX from 'lucide-react/icons/mail-x'
import PenLine from 'lucide-react/icons/pen-line'
import Square from 'lucide-react/icons/square'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import type { Translate } from '../../messages.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { actText } from '../shell/act-text.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { Timeline, type TimelineEntry } from '../shell/timeline.tsx'
import { type StoryEntry, storyQuery } from './salons-query.ts'

/** What happened to a salon, the latest first (DESK-246). */
export function SalonStory({ providerId }: { providerId: string }) {
  const translation = useTranslation()
  const { t } = translation
  const query = useInfiniteQuery(storyQuery(providerId))
  const entries = query.data?.pages.flatMap((page) => page.entries)
  return (
    <section aria-labelledby="salon-story">
      <h2 id="salon-story" className="mb-3 text-xl">
        {t('deskSalons.story.title')}
      </h2>
      {!entries && query.error && (
        <LoadFailure
          title={t('deskSalons.story.failed')}
          refusal={query.error.cause as RefusalCode}
          isLoading={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {!entries && !query.error && <Skeleton className="h-40 rounded-lg" />}
      {entries && (
        <Timeline
          hasYears
          label={t('deskSalons.story.title')}
          entries={entries.map((entry) => entryOf(entry, translation))}
        />
      )}
      {query.hasNextPage && (
        <Button
          size="sm"
          className="mt-4"
          busy={query.isFetchingNextPage && t('common.loading')}
          onClick={() => void query.fetchNextPage()}
        >
          {t('deskSalons.more')}
        </Button>
      )}
    </section>
  )
}

/** An entry in words, with its icon. */
export function entryOf(
  entry: StoryEntry,
  { t }: Pick<ReturnType<typeof useTranslation>, 't'>,
): TimelineEntry {
  const { entryId, at, event, act, reason, role, termsNumber, registrationId } = entry
  const { icon, tone } = looks[event]
  const title =
    event === 'act'
      ? actText(t, act ?? '')
      : t(`deskSalons.story.events.${event}`, {
          number: termsNumber ?? 0,
          role: role ? t(`deskSalons.facts.roles.${role}`) : '',
        })
  const by = event === 'act' && operatorText(entry, t)
  return {
    id: `${event} ${entryId}`,
    at,
    icon,
    ...(tone && { tone }),
    title: registrationId ? (
      <Link
        to="/desk/registrations/$registrationId"
        params={{ registrationId }}
        className="text-accent underline underline-offset-4"
      >
        {title}
      </Link>
    ) : (
      title
    ),
    text: by && (
      <>
        {by}
        {reason && <p className="whitespace-pre-line">{reason}</p>}
      </>
    ),
  }
}

function operatorText({ operatorName, byCommandLine }: StoryEntry, t: Translate): string {
  return operatorName ?? t(`deskSalons.acts.${byCommandLine ? 'commandLine' : 'goneOperator'}`)
}

const looks: Readonly<
  Record<StoryEntry['event'], { icon: LucideIcon; tone?: TimelineEntry['tone'] }>
> = {
  act: { icon: Gavel },
  registered: { icon: PenLine },
  created: { icon: DoorOpen },
  live: { icon: Eye, tone: 'success' },
  paused: { icon: CirclePause, tone: 'warning' },
  ended: { icon: Square, tone: 'danger' },
  invited: { icon: Mail },
  'invitation-accepted': { icon: Check, tone: 'success' },
  'invitation-declined': { icon: MailX },
  'invitation-withdrawn': { icon: MailX },
  'decision-mailed': { icon: MailCheck },
  'customers-told': { icon: MailCheck },
  'terms-mailed': { icon: FileText },
}
