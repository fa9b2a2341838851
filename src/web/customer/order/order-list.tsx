import { useInfiniteQuery } from '@tanstack/react-query'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useMemo } from 'react'
import { type CoverStyle, coverStyles } from '../../art/cover/cover-style.ts'
import { useTranslation } from '../../language.ts'
import { QueryProvider } from '../../query-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { ListedOrder } from '../booking/order-data.ts'
import type { OrdersPage } from './load-orders.ts'
import { moreOrdersQuery } from './more-orders-query.ts'
import { OrderCard } from './order-card.tsx'
import { groupOrders } from './order-groups.ts'
import { useCurrentMinute } from './use-current-minute.ts'

/** The upcoming and earlier orders, loaded page by page. */
export function OrderList(props: { firstPage: OrdersPage }) {
  return (
    <QueryProvider>
      <PagedOrders {...props} />
    </QueryProvider>
  )
}

function PagedOrders({ firstPage }: { firstPage: OrdersPage }) {
  const { t } = useTranslation()
  const now = useCurrentMinute()
  const query = useInfiniteQuery(moreOrdersQuery(firstPage))
  const { pages } = query.data
  const orders = useMemo(() => pages.flatMap((page) => page.orders), [pages])
  const { upcoming, earlier } = groupOrders(orders, now)
  const covers = useCovers(orders)
  const firstNewId = pages.length > 1 ? pages.at(-1)?.orders[0]?.bookingId : undefined
  const groupProps = { covers, now, focusedId: firstNewId }
  const hasFailed = query.isError && !query.isFetching
  const count = upcoming.length + earlier.length
  return (
    <>
      <p role="status" className="text-muted">
        {t(query.hasNextPage ? 'order.some' : 'order.all', { count })}
      </p>
      <Group title={t('order.toCome')} orders={upcoming} isToCome {...groupProps} />
      <Group title={t('order.earlier')} orders={earlier} isToCome={false} {...groupProps} />
      {query.hasNextPage && (
        <div className="mt-7 flex flex-col items-center gap-2.5">
          {hasFailed && (
            <Note tone="danger" icon={CloudOff} role="alert">
              {t('order.moreFailed')}
            </Note>
          )}
          <Button
            busy={query.isFetching ? t('order.moreBusy') : false}
            onClick={() => query.fetchNextPage()}
          >
            {hasFailed ? t('common.retry') : t('order.more')}
          </Button>
        </div>
      )}
    </>
  )
}

interface GroupProps {
  title: string
  orders: readonly ListedOrder[]
  covers: ReadonlyMap<string, CoverStyle>
  isToCome: boolean
  now: number
  focusedId: string | undefined
}

function Group({ title, orders, covers, isToCome, now, focusedId }: GroupProps) {
  if (orders.length === 0) return null
  return (
    <section aria-label={title} className="mt-7">
      <h2 className="mb-3.5">{title}</h2>
      <ul className="grid gap-4">
        {orders.map((order) => (
          <li
            key={order.bookingId}
            ref={order.bookingId === focusedId ? focusFirstLink : undefined}
          >
            <OrderCard
              order={order}
              cover={covers.get(order.bookingId)}
              isUpcoming={isToCome}
              now={now}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Focuses the first new order, since the button that loaded it may be gone. */
function focusFirstLink(item: HTMLElement | null): void {
  item?.querySelector('a')?.focus()
}

/** Covers in the order of loading, so that earlier covers do not change when more orders load. */
function useCovers(orders: readonly ListedOrder[]): ReadonlyMap<string, CoverStyle> {
  return useMemo(() => {
    const coverStylesInOrder = coverStyles(orders.map(({ providerUserName }) => providerUserName))
    return new Map(
      orders.flatMap(({ bookingId }, index) => {
        const style = coverStylesInOrder[index]
        return style ? [[bookingId, style]] : []
      }),
    )
  }, [orders])
}
