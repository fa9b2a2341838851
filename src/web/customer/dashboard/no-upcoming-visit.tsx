import type { Dashboard } from './dashboard.ts'
import { NoOrders, NothingPlanned } from './nothing-planned.tsx'
import { PromotionPanel } from './promotion-panel.tsx'

/** The dashboard's content without an upcoming visit (rows ORDER-05, ORDER-06). */
export function NoUpcomingVisit({ dashboard, now }: { dashboard: Dashboard; now: number }) {
  const { favourites, latest, promotion, freeToday, isFirst } = dashboard
  const isNew = isFirst && favourites.length === 0
  return (
    <>
      {isNew ? (
        <NoOrders freeToday={freeToday} />
      ) : (
        <NothingPlanned favourites={favourites} latest={latest} now={now} />
      )}
      {promotion && <PromotionPanel promotion={promotion} />}
    </>
  )
}
