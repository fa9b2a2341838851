import { Link, useNavigate } from '@tanstack/react-router'
import CalendarSearch from 'lucide-react/icons/calendar-search'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Lock from 'lucide-react/icons/lock'
import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import { isCancelledOrMissed } from '#domain/order/status.ts'
import { addDays, isPlainDate, mondayOf, type PlainDate } from '#domain/schedule/plain-date.ts'
import { formatDay, formatMoney } from '#messages/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { TextContext } from '../request/request-text.ts'
import type { OwnSalon } from '../shell/own-salons.ts'
import { roundButtonBelowDesktop } from '../shell/round-button.ts'
import { useIsDesktop, useMediaQuery } from '../shell/use-is-desktop.ts'
import { useIsOnline } from '../shell/use-is-online.ts'
import {
  AGENDA_VIEWS,
  type AgendaAddress,
  type AgendaView,
  NEW_VISIT,
  turnPage,
} from './agenda-address.ts'
import { isListOf } from './agenda-content.tsx'
import type { Agenda } from './agenda-query.ts'
import { OFFLINE_LINE_ID } from './offline/offline-line.tsx'
import { useIsNarrow } from './use-is-narrow.ts'

interface AgendaHeaderProps {
  salon: OwnSalon
  address: AgendaAddress
  view: AgendaView
  day: PlainDate
  today: PlainDate
  agenda: Agenda | undefined
  context: TextContext
  onBlock: () => void
}

/** The day or week, the ways to others, the view, and what the days hold. */
export function AgendaHeader(props: AgendaHeaderProps) {
  const { salon, address, view, day, today, context, onBlock } = props
  const { t } = context
  const isOnline = useIsOnline()
  const describedBy = isOnline ? undefined : OFFLINE_LINE_ID
  const isNow = view === 'week' ? mondayOf(day) === mondayOf(today) : day === today
  const isBesidePanel = useIsDesktop() && address.visit !== undefined
  const isWide = useMediaQuery('(min-width: 90rem)')
  const unlessPanel = isBesidePanel ? SHOWN_WITH_FOCUS : 'contents'
  return (
    <header className="print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3">
        <div className="flex max-w-full min-w-0 flex-wrap items-center gap-x-4 gap-y-3 xl:gap-x-2">
          <h1
            className={
              isBesidePanel
                ? 'text-[1.5rem]/10 min-[90rem]:text-[1.75rem]/10'
                : 'text-2xl lg:text-[1.75rem]/10 2xl:text-[2rem]/10'
            }
          >
            {titleOf(view, day, context, isBesidePanel ? (isWide ? 'short' : 'brief') : undefined)}
          </h1>
          {isNow && !isBesidePanel && view !== 'week' && (
            <Badge tone="surface" className="inset-ring inset-ring-line-strong max-lg:hidden">
              {t('agenda.today')}
            </Badge>
          )}
          <Pages {...props} isNow={isNow} printClass={unlessPanel} />
        </div>
        <div className="flex max-w-full min-w-0 flex-wrap items-center gap-2 print:hidden">
          <Views {...props} userName={salon.userName} />
          <span className={unlessPanel}>
            <Button size="sm" disabled={!isOnline} aria-describedby={describedBy} onClick={onBlock}>
              <Icon of={Lock} size="sm" />
              {t('agenda.block.add')}
            </Button>
          </span>
          <span className={unlessPanel}>
            <NewVisit {...props} describedBy={describedBy} isOnline={isOnline} />
          </span>
        </div>
      </div>
      <Summary {...props} />
    </header>
  )
}

/** Beside a panel the head has one row: what does not fit stays for the keyboard and for screen readers. */
const SHOWN_WITH_FOCUS = 'sr-only focus-within:not-sr-only'

function NewVisit({
  salon,
  address,
  context: { t },
  isOnline,
  describedBy,
}: AgendaHeaderProps & { isOnline: boolean; describedBy: string | undefined }) {
  const label = (
    <>
      <Icon of={Plus} size="sm" className="max-lg:size-6" />
      <span className="max-lg:sr-only">{t('agenda.new.open')}</span>
    </>
  )
  if (!isOnline) {
    return (
      <Button
        tone="primary"
        size="sm"
        disabled
        aria-describedby={describedBy}
        className={roundButtonBelowDesktop}
      >
        {label}
      </Button>
    )
  }
  return (
    <ButtonLink
      tone="primary"
      size="sm"
      to="/salon/$userName/agenda"
      params={{ userName: salon.userName }}
      search={{ ...address, visit: NEW_VISIT, move: undefined, start: undefined }}
      className={roundButtonBelowDesktop}
    >
      {label}
    </ButtonLink>
  )
}

/** The day or week of a view, in words. */
export function titleOf(
  view: AgendaView,
  day: PlainDate,
  { t, language }: TextContext,
  format?: 'short' | 'brief',
): string {
  const noon = (date: PlainDate) => `${date}T12:00:00Z`
  if (view !== 'week') {
    const text = formatDay(noon(day), 'UTC', language, format)
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
  const monday = mondayOf(day)
  const sunday = addDays(monday, 6)
  const isOneMonth = monday.slice(0, 7) === sunday.slice(0, 7)
  return t('agenda.week', {
    from: isOneMonth
      ? String(Number(monday.slice(8)))
      : formatDay(noon(monday), 'UTC', language, 'dayMonth'),
    to: formatDay(noon(sunday), 'UTC', language, 'dayMonth'),
  })
}

const round =
  'relative grid size-11 place-items-center rounded-full border border-line bg-surface hover:bg-surface-soft'

function Pages({
  salon,
  address,
  view,
  day,
  isNow,
  printClass,
  context: { t },
}: AgendaHeaderProps & { isNow: boolean; printClass: string }) {
  const navigate = useNavigate()
  const params = { userName: salon.userName }
  const resetScroll = useResetScroll()(view)
  const go = (to: PlainDate | undefined) => ({
    ...address,
    day: to,
    visit: undefined,
    move: undefined,
  })
  const unit = view === 'week' ? 'week' : 'day'
  return (
    <div className="flex max-w-full min-w-0 flex-wrap items-center gap-2 print:hidden">
      <Link
        to="/salon/$userName/agenda"
        params={params}
        search={go(turnPage(view, day, -1))}
        resetScroll={resetScroll}
        aria-label={t(`agenda.previous.${unit}`)}
        title={t(`agenda.previous.${unit}`)}
        className={round}
      >
        <Icon of={ChevronLeft} />
      </Link>
      <Link
        to="/salon/$userName/agenda"
        params={params}
        search={go(turnPage(view, day, 1))}
        resetScroll={resetScroll}
        aria-label={t(`agenda.next.${unit}`)}
        title={t(`agenda.next.${unit}`)}
        className={round}
      >
        <Icon of={ChevronRight} />
      </Link>
      <label
        className={`${round} focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus`}
        title={t('agenda.chooseDay')}
      >
        <span className="sr-only">{t('agenda.chooseDay')}</span>
        <Icon of={CalendarSearch} />
        <input
          type="date"
          value={day}
          onChange={({ target }) => {
            if (isPlainDate(target.value)) {
              navigate({
                to: '/salon/$userName/agenda',
                params,
                search: go(target.value),
                resetScroll,
              })
            }
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0 [&::-webkit-calendar-picker-indicator]:absolute [&::-webkit-calendar-picker-indicator]:inset-0 [&::-webkit-calendar-picker-indicator]:size-full"
        />
      </label>
      <span className={printClass}>
        <IconButton
          icon={Printer}
          label={t('agenda.print.button')}
          onClick={() => window.print()}
        />
      </span>
      {!isNow && (
        <Link
          to="/salon/$userName/agenda"
          params={params}
          search={go(undefined)}
          resetScroll={resetScroll}
          className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-md font-medium hover:bg-surface-soft"
        >
          {t('agenda.today')}
        </Link>
      )}
    </div>
  )
}

/** Whether a way to a view scrolls to the top. A grid scrolls to its usual place itself, before the router would (row WORK-262). */
function useResetScroll(): (view: AgendaView) => boolean {
  const isNarrow = useIsNarrow()
  return (view) => isListOf(view, isNarrow)
}

function Views({
  userName,
  address,
  view,
  context: { t },
}: Pick<AgendaHeaderProps, 'address' | 'view' | 'context'> & { userName: string }) {
  const resetScroll = useResetScroll()
  return (
    <nav
      aria-label={t('agenda.view')}
      className="inline-flex max-w-full flex-wrap overflow-hidden rounded-full border border-line-strong bg-surface"
    >
      {AGENDA_VIEWS.map((each) => (
        <Link
          key={each}
          to="/salon/$userName/agenda"
          params={{ userName }}
          search={{ ...address, view: each }}
          resetScroll={resetScroll(each)}
          aria-current={each === view ? 'page' : undefined}
          activeProps={{}}
          className="flex min-h-11 items-center px-3.5 text-md font-medium xl:px-3 not-first:border-l not-first:border-line aria-[current=page]:rounded-full aria-[current=page]:bg-surface-accent aria-[current=page]:text-accent-strong aria-[current=page]:inset-ring aria-[current=page]:inset-ring-accent"
        >
          {t(`agenda.views.${each}`)}
        </Link>
      ))}
    </nav>
  )
}

function Summary({ salon, agenda, context }: AgendaHeaderProps) {
  const { t, language, now } = context
  if (!agenda) return null
  const taking = agenda.visits.filter(({ status }) => !isCancelledOrMissed(status))
  const left = taking.filter(({ startTime }) => Date.parse(startTime) > now).length
  const total = taking.reduce((sum, { totalAmount }) => sum + totalAmount, 0)
  return (
    <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-md text-muted">
      <span>
        <b className="font-strong text-text">{t('agenda.visits', { count: taking.length })}</b>
        {left > 0 && left < taking.length && `, ${t('agenda.left', { count: left })}`}
      </span>
      <span>
        <b className="font-strong text-text">{formatMoney(total, language)}</b> {t('agenda.booked')}
      </span>
      {salon.openRequests > 0 && (
        <span>
          <b className="font-strong text-text">
            {t('agenda.waiting', { count: salon.openRequests })}
          </b>{' '}
          <Link
            to="/salon/$userName/requests"
            params={{ userName: salon.userName }}
            className="link"
          >
            {t('agenda.answer', { count: salon.openRequests })}
          </Link>
        </span>
      )}
    </p>
  )
}
