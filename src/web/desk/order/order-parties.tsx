import { Link } from '@tanstack/react-router'
import Lock from 'lucide-react/icons/lock'
import { formatDay, formatPhone, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Note } from '../../ui/note.tsx'
import type { DeskOrder } from './orders-query.ts'

const link = 'inline-flex min-h-11 items-center text-accent underline underline-offset-4'

/** Who the order is of, where, and what operators do not read. */
export function OrderParties({ order }: { order: DeskOrder }) {
  const { t, language } = useTranslation()
  const { customer, provider, place, freeUntil, timeZone, hasInstructions } = order
  const moment = `${formatDay(freeUntil, timeZone, language, 'short')}, ${formatTime(freeUntil, timeZone, language)}`
  return (
    <section
      aria-labelledby="order-who"
      className="rounded-lg border border-line bg-surface p-5 wrap-anywhere sm:p-6"
    >
      <h2 id="order-who" className="mb-3 text-xl">
        {t('deskOrders.one.who')}
      </h2>
      <dl className="grid gap-3 text-md [&_dt]:text-sm [&_dt]:text-muted">
        <div>
          <dt>{t('deskOrders.one.customer')}</dt>
          <dd>
            {customer.userName ? (
              <Link
                to="/desk/people/$userName"
                params={{ userName: customer.userName }}
                className={link}
              >
                {customer.name || customer.userName}
              </Link>
            ) : (
              customer.name || t('deskOrders.noName')
            )}
          </dd>
          {customer.email && <dd>{customer.email}</dd>}
          {customer.phone && <dd>{formatPhone(customer.phone)}</dd>}
        </div>
        <div>
          <dt>{t('deskOrders.one.salon')}</dt>
          <dd>
            <Link
              to="/desk/salons/$providerId"
              params={{ providerId: provider.providerId }}
              className={link}
            >
              {provider.name}
            </Link>
          </dd>
          <dd>{place}</dd>
        </div>
        <div>
          <dt>{t('deskOrders.one.freeUntil')}</dt>
          <dd>{moment}</dd>
        </div>
      </dl>
      <div className="mt-4 grid gap-3">
        {hasInstructions && (
          <Note tone="info" icon={Lock}>
            {t('deskOrders.one.secret')}
          </Note>
        )}
        <p className="text-sm text-muted">{t('deskOrders.one.logged')}</p>
      </div>
    </section>
  )
}
