import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import Hourglass from 'lucide-react/icons/hourglass'
import { isOpenStatus } from '#domain/order/status.ts'
import { useTranslation } from '../../language.ts'
import { MarkedText } from '../../ui/marked-text.tsx'
import { Note } from '../../ui/note.tsx'
import type { Order } from '../booking/order-data.ts'
import { phoneUrl } from './order-facts.tsx'
import { momentText, timeLeftText } from './visit-text.ts'

/** Notes about the status of an order and its free cancellation. */
export function OrderNotes({ order, now }: { order: Order; now: number }) {
  const { t, language } = useTranslation()
  const { status, serviceInfo, answerBy } = order
  const isBeforeStart = isOpenStatus(status) && now < Date.parse(serviceInfo.appointmentStartTime)
  return (
    <div className="grid gap-3">
      {answerBy && isBeforeStart && (
        <Note tone="warning" icon={Hourglass}>
          <MarkedText
            text={t('orderDetail.pending', {
              moment: momentText(answerBy, serviceInfo.timeZone, language),
            })}
          >
            {renderStrong}
          </MarkedText>
        </Note>
      )}
      {status === 'DECLINED' && (
        <Note tone="info" icon={CircleAlert}>
          {t('orderDetail.declined')}
        </Note>
      )}
      {status === 'NO_SHOW' && (
        <Note tone="info" icon={CircleAlert}>
          {t('orderDetail.noShow')}
        </Note>
      )}
      {isBeforeStart &&
        (order.changeable ? <FreeNote order={order} now={now} /> : <LateNote order={order} />)}
    </div>
  )
}

function FreeNote({ order, now }: { order: Order; now: number }) {
  return (
    <Note tone="success" icon={Clock}>
      <FreeUntil sentence="orderDetail.freeUntil" order={order} now={now} />
    </Note>
  )
}

/** The end of free cancellation within a message, with the time left. */
export function FreeUntil(props: {
  sentence: 'orderDetail.freeUntil' | 'orderDetail.cancelling.inTime'
  order: Order
  now: number
}) {
  const { t, language } = useTranslation()
  const { freeUntil, serviceInfo } = props.order
  const remainingMs = Date.parse(freeUntil) - props.now
  const moment = momentText(freeUntil, serviceInfo.timeZone, language)
  const timeLeft =
    remainingMs > 0 ? t('orderDetail.left', { left: timeLeftText(t, remainingMs) }) : ''
  return (
    <MarkedText text={t(props.sentence, { moment, left: timeLeft })}>{renderStrong}</MarkedText>
  )
}

function LateNote({ order }: { order: Order }) {
  const { t, language } = useTranslation()
  const { mobileNumber, email } = order.providerInfo
  const moment = momentText(order.freeUntil, order.serviceInfo.timeZone, language)
  const [text, href] = mobileNumber
    ? [t('orderDetail.callSalon', { phone: mobileNumber }), phoneUrl(mobileNumber)]
    : [t('orderDetail.mailSalon', { email }), `mailto:${email}`]
  return (
    <Note tone="warning" icon={Clock}>
      <p>
        <MarkedText text={t('orderDetail.freeNoMore', { moment })}>{renderStrong}</MarkedText>
      </p>
      <p className="mt-0.5">
        <MarkedText text={text}>
          {(part) => (
            <a href={href} className="inline-block py-1 whitespace-nowrap">
              {part}
            </a>
          )}
        </MarkedText>
      </p>
    </Note>
  )
}

function renderStrong(part: string) {
  return <strong className="font-strong">{part}</strong>
}
