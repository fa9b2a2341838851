import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { orderSearch } from '#domain/order/order-search.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import {
  type OrderFilter,
  openedOrdersQuery,
  ordersQuery,
  readOrderFilter,
} from './orders-query.ts'
import { OrdersTable } from './orders-table.tsx'

/** One booking is looked for; there is no list of all (DESK-150, DESK-151). */
export function OrdersPage({ search }: { search: Record<string, unknown> }) {
  const { t } = useTranslation()
  const filter = readOrderFilter(search)
  const { text } = filter
  return (
    <DeskPage title={t('desk.places.orders')} lead={t('deskOrders.lead')}>
      <SearchForm key={`${filter.text} ${filter.day}`} filter={filter} />
      {text && orderSearch(text) && <Results filter={{ ...filter, text }} />}
      <Opened />
    </DeskPage>
  )
}

function SearchForm({ filter }: { filter: OrderFilter }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [text, setText] = useState(filter.text ?? '')
  const [day, setDay] = useState(filter.day ?? '')
  const [isTooShort, setTooShort] = useState(
    Boolean(filter.text) && !orderSearch(filter.text ?? ''),
  )
  const find = (event: FormEvent) => {
    event.preventDefault()
    const isTelling = orderSearch(text) !== null
    setTooShort(!isTelling)
    if (!isTelling) return
    void navigate({ to: '/desk/orders', search: readOrderFilter({ text, day }) })
  }
  return (
    <search className="mb-9 block rounded-xl border border-line bg-surface-soft p-4 sm:p-8">
      <form
        onSubmit={find}
        noValidate
        className="grid grid-cols-1 items-start gap-4 md:grid-cols-[minmax(0,1fr)_12rem_auto]"
      >
        <TextField
          type="search"
          label={t('deskOrders.search')}
          hint={t('deskOrders.hint')}
          error={isTooShort && t('deskOrders.tooShort')}
          value={text}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <TextField
          type="date"
          label={t('deskOrders.day')}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Button type="submit" tone="primary" className="md:mt-8">
          {t('deskOrders.find')}
        </Button>
      </form>
    </search>
  )
}

function Results({ filter }: { filter: OrderFilter & { text: string } }) {
  const { t } = useTranslation()
  const found = useInfiniteQuery(ordersQuery(filter))
  const { data, error, hasNextPage, isFetching, isFetchingNextPage } = found
  if (!data)
    return error ? (
      <LoadFailure
        title={t('deskOrders.failed')}
        refusal={error.cause as RefusalCode}
        isLoading={isFetching}
        onRetry={() => void found.refetch()}
      />
    ) : (
      <Skeleton className="mb-9 h-40 rounded-lg" />
    )
  const orders = data.pages.flatMap((page) => page.orders)
  return (
    <section className="mb-9" aria-label={t('deskOrders.results')}>
      <p role="status" className="mb-3 text-muted">
        {orders.length === 0
          ? t('deskOrders.none')
          : t(hasNextPage ? 'deskOrders.foundSoFar' : 'deskOrders.found', {
              count: orders.length,
            })}
      </p>
      {orders.length > 0 && <OrdersTable caption={t('deskOrders.results')} orders={orders} />}
      {hasNextPage && (
        <Button
          size="sm"
          className="mt-3.5"
          busy={isFetchingNextPage && t('deskOrders.loading')}
          onClick={() => void found.fetchNextPage()}
        >
          {t('deskOrders.more')}
        </Button>
      )}
    </section>
  )
}

function Opened() {
  const { t } = useTranslation()
  const { data: orders } = useQuery(openedOrdersQuery)
  if (!orders) return null
  return (
    <section>
      <h2 className="mb-3 text-xl">{t('deskOrders.opened')}</h2>
      {orders.length === 0 ? (
        <p className="text-muted">{t('deskOrders.neverOpened')}</p>
      ) : (
        <OrdersTable caption={t('deskOrders.opened')} orders={orders} />
      )}
    </section>
  )
}
