import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { cityByCode } from '#domain/location/city.ts'
import { orderNumber } from '#domain/order/order-number.ts'
import { badgeTone } from '#domain/order/status.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { visibleText } from '#domain/visible-text.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { replyOf } from '../../query-client.ts'
import { Badge } from '../../ui/badge.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { api } from '../desk-api.ts'
import { useSettled } from '../shell/use-settled.ts'

type SearchResults = Reply<Endpoints['searchDesk']>['data']

/** One field over salons, people and bookings, from every page of the desk (DESK-140). */
export function DeskSearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const text = visibleText(useSettled(typed))
  const field = useRef<HTMLDivElement>(null)
  // The dialog focuses its heading; what is typed after `/` belongs into the field.
  useEffect(() => field.current?.querySelector('input')?.focus(), [])
  const query = useQuery({
    queryKey: ['desk-search', text],
    queryFn: async () =>
      replyOf(await api('searchDesk', { query: { text } }), 'The desk was not searched').data,
    enabled: text !== '',
  })
  const found = query.data
  const count = found && found.salons.length + found.people.length + found.orders.length
  return (
    <Dialog
      title={t('desk.search.label')}
      closeLabel={t('desk.close')}
      closesOnEscape
      onClose={onClose}
    >
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
        <div ref={field}>
          <TextField
            type="search"
            label={t('desk.search.field')}
            hint={t('desk.search.hint')}
            autoComplete="off"
            maxLength={254}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        {query.error && <FailureNote title={t('desk.search.failed')} />}
        <p role="status" className="text-sm text-muted">
          {text !== '' && found
            ? count === 0
              ? t('desk.search.none')
              : t('desk.search.found', { count: count ?? 0 })
            : ''}
        </p>
        {text !== '' && found && <Groups results={found} onClose={onClose} />}
      </div>
    </Dialog>
  )
}

function Groups({ results, onClose }: { results: SearchResults; onClose: () => void }) {
  const { t, language } = useTranslation()
  return (
    <>
      <Group title={t('desk.search.salons')} isEmpty={results.salons.length === 0}>
        {results.salons.map(({ providerId, fullName, cityCode, state }) => (
          <li key={providerId}>
            <Link
              to="/desk/salons/$providerId"
              params={{ providerId }}
              onClick={onClose}
              className={row}
            >
              <RowText title={fullName} text={cityByCode(cityCode)?.name[language] ?? ''} />
              <Badge tone={state === 'live' ? 'success' : 'neutral'}>
                {t(`desk.search.states.${state}`)}
              </Badge>
            </Link>
          </li>
        ))}
      </Group>
      <Group title={t('desk.search.people')} isEmpty={results.people.length === 0}>
        {results.people.map(({ userName, name, email }) => (
          <li key={userName}>
            <Link
              to="/desk/people/$userName"
              params={{ userName }}
              onClick={onClose}
              className={row}
            >
              <RowText title={name || userName} text={email || userName} />
            </Link>
          </li>
        ))}
      </Group>
      <Group title={t('desk.search.orders')} isEmpty={results.orders.length === 0}>
        {results.orders.map(({ orderId, salonName, startTime, status }) => (
          <li key={orderId}>
            <Link to="/desk/orders/$orderId" params={{ orderId }} onClick={onClose} className={row}>
              <RowText
                title={orderNumber(orderId)}
                text={`${formatDay(startTime, DUTCH_ZONE, language, 'date')}, ${formatTime(startTime, DUTCH_ZONE, language)}, ${salonName}`}
              />
              <Badge tone={badgeTone(status)}>{t(`order.status.${status}`)}</Badge>
            </Link>
          </li>
        ))}
      </Group>
    </>
  )
}

function Group(props: { title: string; isEmpty: boolean; children: ReactNode }) {
  if (props.isEmpty) return null
  return (
    <section>
      <h3 className="font-sans text-sm font-strong text-muted">{props.title}</h3>
      <ul className="divide-y divide-line">{props.children}</ul>
    </section>
  )
}

const row =
  'flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 text-text no-underline hover:bg-surface-soft'

function RowText({ title, text }: { title: string; text: string }) {
  return (
    <span className="min-w-0">
      <span className="block font-strong wrap-anywhere">{title}</span>
      <span className="block text-sm wrap-anywhere text-muted">{text}</span>
    </span>
  )
}
