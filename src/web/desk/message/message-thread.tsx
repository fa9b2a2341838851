import { Link } from '@tanstack/react-router'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import type { Message } from './message-query.ts'

type Mail = Message['mails'][number]

/** What was written by both sides, the first one first (DESK-080). */
export function MessageThread({ message }: { message: Message }) {
  const { t } = useTranslation()
  const { name, mails, requestedAt } = message
  const writerOf = ({ direction, writtenBy }: Mail) => {
    const by = writtenBy ?? t('deskMessages.thread.operator')
    return direction === 'sent' ? by : t('deskMessages.thread.received', { name, by })
  }
  return (
    <section aria-label={t('deskMessages.thread.title')}>
      <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
        <Entry
          writer={name}
          at={requestedAt}
          text={message.message || t('deskMessages.thread.noWords')}
        />
        {mails.map((mail) => (
          <Entry
            key={mail.mailId}
            writer={writerOf(mail)}
            at={mail.writtenAt}
            text={mail.text}
            delivery={mail.delivery}
          />
        ))}
      </ol>
    </section>
  )
}

interface EntryProps {
  writer: string
  at: string
  text: string
  delivery?: Mail['delivery']
}

function Entry({ writer, at, text, delivery }: EntryProps) {
  const { t, language } = useTranslation()
  return (
    <li className="px-5 py-4.5 wrap-anywhere sm:px-6">
      <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <b className="font-strong">{writer}</b>
        <time dateTime={at} className="text-sm text-muted">
          {formatDay(at, DUTCH_ZONE, language, 'dayMonthYear')},{' '}
          {formatTime(at, DUTCH_ZONE, language)}
        </time>
      </p>
      <p className="whitespace-pre-line">{text}</p>
      {delivery && delivery !== 'left' && (
        <p
          className={
            delivery === 'waiting' ? 'mt-2 text-sm text-muted' : 'mt-2 text-sm text-warning'
          }
        >
          {t(`deskMessages.thread.${delivery}`)}{' '}
          {delivery === 'failed' && (
            <Link to="/desk/system" className="link">
              {t('deskMessages.thread.jobs')}
            </Link>
          )}
        </p>
      )}
    </li>
  )
}
