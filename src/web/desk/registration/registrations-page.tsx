import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import CornerUpLeft from 'lucide-react/icons/corner-up-left'
import DoorOpen from 'lucide-react/icons/door-open'
import Send from 'lucide-react/icons/send'
import type { RefusalCode } from '#domain/refusal.ts'
import {
  REGISTRATION_LISTS,
  type RegistrationList,
} from '#domain/registration/registration-status.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { LoadingRows } from '../shell/loading-rows.tsx'
import { Queue, QueueRow } from '../shell/queue-row.tsx'
import { useReaders } from '../shell/readers.tsx'
import { UnknownChoice } from '../shell/unknown-choice.tsx'
import { type RegistrationSummary, registrationsQuery } from './registrations-query.ts'

/** The counts stop here. */
const MOST_COUNTED = 1_000

/** Salons that want to join, in three lists (DESK-041). */
export function RegistrationsPage({ list: asked }: { list: string | undefined }) {
  const { t } = useTranslation()
  const list = REGISTRATION_LISTS.find((each) => each === asked) ?? 'open'
  const query = useInfiniteQuery(registrationsQuery(list))
  const { data, error, isFetching, refetch } = query
  const [first] = data?.pages ?? []
  return (
    <DeskPage title={t('deskRegistrations.title')} lead={t('deskRegistrations.lead')}>
      <UnknownChoice asked={[[asked, list]]} />
      <Lists chosen={list} counts={first?.counts} />
      {!first && error && (
        <LoadFailure
          title={t('deskRegistrations.failed')}
          refusal={error.cause as RefusalCode}
          isLoading={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!first && !error && <LoadingRows />}
      {first && (
        <Rows
          list={list}
          today={first.today}
          rows={data?.pages.flatMap((page) => page.registrations) ?? []}
        />
      )}
      {query.hasNextPage && (
        <Button
          size="sm"
          className="mt-4"
          busy={query.isFetchingNextPage && t('deskRegistrations.loading')}
          onClick={() => void query.fetchNextPage()}
        >
          {t('deskRegistrations.more')}
        </Button>
      )}
    </DeskPage>
  )
}

type Counts = Readonly<Record<RegistrationList, number>>

function Lists({ chosen, counts }: { chosen: RegistrationList; counts: Counts | undefined }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('deskRegistrations.lists.label')} className="mb-4 flex flex-wrap gap-2">
      {REGISTRATION_LISTS.map((list) => (
        <Link
          key={list}
          to="/desk/registrations"
          search={{ list }}
          aria-current={list === chosen ? 'page' : undefined}
          className={classes(
            'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-md font-medium',
            list === chosen
              ? 'border-accent bg-surface-accent text-accent-strong'
              : 'border-line-strong bg-surface hover:bg-surface-soft',
          )}
        >
          {t(`deskRegistrations.lists.${list}`)}
          {counts && <Count count={counts[list]} />}
        </Link>
      ))}
    </nav>
  )
}

function Count({ count }: { count: number }) {
  const { t } = useTranslation()
  return (
    <small className="text-sm">
      {count >= MOST_COUNTED
        ? t('deskRegistrations.lists.countMost')
        : t('deskRegistrations.lists.count', { count })}
    </small>
  )
}

interface RowsProps {
  list: RegistrationList
  today: string
  rows: readonly RegistrationSummary[]
}

function Rows({ list, today, rows }: RowsProps) {
  const { t } = useTranslation()
  if (rows.length === 0) return <p className="text-muted">{t(`deskRegistrations.none.${list}`)}</p>
  return (
    <Queue label={t(`deskRegistrations.lists.${list}`)}>
      {rows.map((row) => (
        <Row key={row.registrationId} row={row} today={today} />
      ))}
    </Queue>
  )
}

const ICONS = {
  open: DoorOpen,
  asked: CornerUpLeft,
  approved: Send,
  refused: CornerUpLeft,
  withdrawn: CornerUpLeft,
}

function Row({ row, today }: { row: RegistrationSummary; today: string }) {
  const { t, language } = useTranslation()
  const readersOf = useReaders()
  const { registrationId, status, salonName, fullName, invitation } = row
  const details = [
    t('deskRegistrations.row.place', {
      services: row.services.replace(/[.\s]+$/, ''),
      postalCode: row.postalCode,
    }),
    status === 'open' && row.hasDuplicates && t('deskRegistrations.row.duplicate'),
    status === 'open' && row.answeredAt !== null && t('deskRegistrations.row.answered'),
    invitation &&
      t(`deskRegistrations.invitation.${invitation.status}`, {
        day: formatDay(invitation.expiresAt, DUTCH_ZONE, language, 'brief'),
      }),
  ]
  return (
    <QueueRow
      work="registration"
      link={{ to: '/desk/registrations/$registrationId', params: { registrationId } }}
      kind={t(`deskRegistrations.statuses.${status}`)}
      icon={ICONS[status]}
      title={salonName || fullName}
      detail={details.filter(Boolean).join(' ')}
      assignee={row.assignee}
      dueDay={dueDayOf(row)}
      today={today}
      readers={readersOf('registration', registrationId)}
    />
  )
}

// What is decided has no term any more.
function dueDayOf({ status, dueOn }: RegistrationSummary): string | null | undefined {
  if (status === 'open') return dueOn
  return status === 'asked' ? null : undefined
}
