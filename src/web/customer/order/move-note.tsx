import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleCheck from 'lucide-react/icons/circle-check'
import { type ReactNode, useEffect, useRef } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { MarkedText } from '../../ui/marked-text.tsx'
import { FailureNote, Note } from '../../ui/note.tsx'
import type { Order } from '../booking/order-data.ts'
import { momentText } from './visit-text.ts'

interface MoveNoteProps {
  move: NonNullable<Order['move']>
  startTime: string
  timeZone: string
  /** Until when another time or cancelling is free; null when it is no longer. */
  freeUntil: string | null
  /** How another time is taken. */
  otherTime: 'online' | 'byPhone'
  agreement: {
    readonly send: () => void
    readonly isSending: boolean
    readonly refusal: RefusalCode | null
  }
  /** The other ways, beside the button to agree. */
  children?: ReactNode
}

/** A visit that its salon moved: what it was, what it is, and a button to agree (WORK-151). */
export function MoveNote({ move, startTime, timeZone, freeUntil, ...props }: MoveNoteProps) {
  const { agreement, children, otherTime } = props
  const { t, language } = useTranslation()
  const moment = (instant: string) => momentText(instant, timeZone, language)
  const isAgreed = move.agreedAt !== null
  const title = useRef<HTMLHeadingElement>(null)
  // The pressed button goes with its answer; the focus must not go with it.
  const wasSent = useRef(false)
  useEffect(() => {
    if (agreement.isSending) wasSent.current = true
    if (isAgreed && wasSent.current) title.current?.focus()
  }, [isAgreed, agreement.isSending])
  return (
    <Note tone={isAgreed ? 'success' : 'warning'} icon={isAgreed ? CircleCheck : CalendarClock}>
      <h2 ref={title} tabIndex={-1} className="text-lg outline-none">
        {t(isAgreed ? 'movedVisit.agreedTitle' : 'movedVisit.title')}
      </h2>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5">
        <dt>{t('movedVisit.was')}</dt>
        <dd>
          <s>{moment(move.fromStartTime)}</s>
        </dd>
        <dt>{t('movedVisit.is')}</dt>
        <dd className="font-strong">{moment(startTime)}</dd>
        {move.message && (
          <>
            <dt>{t('movedVisit.fromSalon')}</dt>
            <dd className="wrap-anywhere">{move.message}</dd>
          </>
        )}
      </dl>
      {!isAgreed && (
        <>
          <p className="mt-2">
            {freeUntil === null ? (
              t('movedVisit.late')
            ) : (
              <MarkedText text={t(`movedVisit.free.${otherTime}`, { moment: moment(freeUntil) })}>
                {(part) => <strong className="font-strong">{part}</strong>}
              </MarkedText>
            )}
          </p>
          {agreement.refusal && (
            <div className="mt-3">
              <FailureNote title={t('movedVisit.failed')}>
                {t(`refusals.${agreement.refusal}`)}
              </FailureNote>
            </div>
          )}
          <div className="mt-3.5 flex flex-wrap gap-3">
            <Button
              tone="primary"
              busy={agreement.isSending && t('movedVisit.agreeing')}
              onClick={agreement.send}
            >
              {t('movedVisit.agree')}
            </Button>
            {children}
          </div>
        </>
      )}
    </Note>
  )
}
