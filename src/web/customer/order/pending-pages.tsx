import { useTranslation } from '../../language.ts'
import { Column } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BackLink } from './back-link.tsx'
import { OrdersFrame } from './orders-frame.tsx'

/** Shown while the order list loads. */
export function OrdersPending() {
  return (
    <OrdersFrame>
      <ul aria-hidden className="mt-16 grid gap-4">
        {[1, 2, 3].map((card) => (
          <li
            key={card}
            className="card grid grid-cols-[72px_minmax(0,1fr)] gap-x-3.5 overflow-hidden p-3.5 sm:min-h-36 sm:grid-cols-[168px_minmax(0,1fr)] sm:gap-x-6 sm:p-0"
          >
            <Skeleton className="aspect-square rounded-md sm:aspect-auto sm:rounded-none" />
            <div className="flex flex-col gap-2.5 sm:py-4.5">
              <Skeleton className="h-6 w-24 rounded-full" />
              <Skeleton className="h-6 w-3/5" />
              <Skeleton className="h-5 w-2/5" />
            </div>
          </li>
        ))}
      </ul>
    </OrdersFrame>
  )
}

/** Shown while an order loads. */
export function OrderPending() {
  const { t } = useTranslation()
  return (
    <Column className="pt-6 pb-14">
      <BackLink />
      <h1 className="sr-only">{t('common.loading')}</h1>
      <div
        aria-hidden
        className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[minmax(0,1fr)_300px] md:gap-8 xl:grid-cols-[minmax(0,1fr)_380px] xl:gap-16"
      >
        <div className="flex flex-col gap-4">
          <Skeleton className="mt-2 h-6 w-36" />
          <Skeleton className="h-10 w-4/5 max-w-120" />
          <Skeleton className="h-5 w-48" />
          <Skeleton className="mt-3 h-72 rounded-lg" />
        </div>
        <Skeleton className="h-72 rounded-lg" />
      </div>
    </Column>
  )
}
