import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Mail from 'lucide-react/icons/mail'
import MailX from 'lucide-react/icons/mail-x'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { badgeTone } from '#domain/order/status.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { chipClasses } from '../../ui/chip.tsx'
import { Timeline, type TimelineEntry } from '../shell/timeline.tsx'
import type { DeskOrder } from './orders-query.ts'

type Entry = DeskOrder['timeline'][number]
type Translation = ReturnType<typeof useTranslation>

const SHOWN = ['all', 'mails'] as const

/** Acts and mails of an order, the latest first (DESK-151, DESK-152). */
export function OrderTimeline({ order }: { order: DeskOrder }) {
  const translation = useTranslation()
  const { t } = translation
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('all')
  const entries = order.timeline.filter(({ kind }) => shown === 'all' || kind === 'mail')
  return (
    <section
      aria-labelledby="order-happened"
      className="rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="order-happened" className="text-xl">
          {t('deskOrders.one.happened')}
        </h2>
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">{t('deskOrders.one.show')}</legend>
          {SHOWN.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === shown}
              onClick={() => setShown(each)}
              className={chipClasses(each === shown ? 'chosen' : 'plain')}
            >
              {t(`deskOrders.one.${each}`)}
            </button>
          ))}
        </fieldset>
      </div>
      <Timeline
        label={t('deskOrders.one.happened')}
        entries={entries.map((entry, index) => ({
          id: `${entry.at} ${index}`,
          ...entryOf(entry, order, translation),
        }))}
      />
    </section>
  )
}

function entryOf(
  entry: Entry,
  order: DeskOrder,
  translation: Translation,
): Omit<TimelineEntry, 'id'> {
  return entry.kind === 'mail'
    ? mailEntry(entry, translation)
    : eventEntry(entry, order, translation)
}

function mailEntry(
  { at, mail, reader, state, attempts, error }: Extract<Entry, { kind: 'mail' }>,
  { t }: Translation,
): Omit<TimelineEntry, 'id'> {
  const isSent = state === 'sent'
  const isFailing = state === 'given-up' || attempts > 0
  const tried = !isSent && attempts > 0 && t('deskOrders.mail.attempts', { count: attempts })
  return {
    at,
    icon: isSent || !isFailing ? Mail : MailX,
    tone: isSent ? 'success' : isFailing ? 'warning' : 'plain',
    title: t(`deskOrders.mail.${state}`, { mail: t(`deskOrders.mail.kinds.${mail}`) }),
    text: [t(`deskOrders.mail.to.${reader}`), tried, error].filter(Boolean).join('. '),
  }
}

function eventEntry(
  event: Extract<Entry, { kind: 'event' }>,
  { timeZone }: DeskOrder,
  { t, language }: Translation,
): Omit<TimelineEntry, 'id'> {
  const { at, actor, actsFor, fromStatus, toStatus, fromStartTime, reason } = event
  const isPlaced = fromStatus === null
  const isSame = fromStatus === toStatus
  const what = isPlaced
    ? t('deskOrders.event.placed')
    : isSame
      ? t(fromStartTime ? 'deskOrders.event.moved' : 'deskOrders.event.changed')
      : t(`order.status.${toStatus}`)
  const by = actor === 'operator' && actsFor === 'customer' ? 'operatorForCustomer' : actor
  const before =
    fromStartTime &&
    t('deskOrders.event.from', {
      moment: `${formatDay(fromStartTime, timeZone, language, 'short')}, ${formatTime(fromStartTime, timeZone, language)}`,
    })
  const tone = badgeTone(toStatus)
  return {
    at,
    icon: isPlaced ? CalendarPlus : isSame ? CalendarClock : RefreshCw,
    tone: isSame || isPlaced || tone === 'neutral' ? 'plain' : tone,
    title: event.isUndone ? t('deskOrders.event.undone', { what }) : what,
    text: [t(`deskOrders.event.by.${by}`), before, reason].filter(Boolean).join('. '),
  }
}
