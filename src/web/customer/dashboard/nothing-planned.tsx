import { DEFAULT_CITY } from '#domain/location/city.ts'
import { countdown } from '#domain/order/countdown.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import { SceneDrawing } from '../../art/scene-drawing.tsx'
import { useTranslation } from '../../language.ts'
import { useLastSearch } from '../../last-search.ts'
import type { Translate } from '../../messages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { ListedOrder } from '../booking/order-data.ts'
import type { FreeToday } from '../order/load-orders.ts'
import { RebookButton } from '../order/rebook-button.tsx'
import type { Favourite } from './dashboard.ts'
import { FavouriteLinks } from './favourite-links.tsx'

interface NothingPlannedProps {
  favourites: readonly Favourite[]
  /** The latest completed visit. */
  latest: ListedOrder | null
  now: number
}

/** Shown without an upcoming visit: favourites and a button to repeat the latest visit (row ORDER-05). */
export function NothingPlanned({ favourites, latest, now }: NothingPlannedProps) {
  const { t, language } = useTranslation()
  const lastSearch = useLastSearch()
  const firstFree = firstFreeProvider(favourites)
  return (
    <section aria-labelledby="nothing" className="rounded-xl bg-surface-soft p-5.5 sm:p-10">
      <h2 id="nothing" className="text-[clamp(1.5rem,3vw,1.875rem)] leading-tight">
        {t('dashboard.nothing.title')}
      </h2>
      <p className="mt-2 mb-4.5 text-muted">
        {firstFree
          ? t('dashboard.nothing.favourite', {
              salon: firstFree.provider.fullName,
              when: firstFreeText(t, firstFree, language, now),
            })
          : t('dashboard.nothing.text')}
      </p>
      {favourites.length > 0 && <FavouriteLinks favourites={favourites} />}
      <div className="mt-5.5 flex flex-wrap gap-2.5">
        <ButtonLink tone="primary" to="/search" search={lastSearch}>
          {t('dashboard.book')}
        </ButtonLink>
        {latest && (
          <RebookButton orderId={latest.bookingId}>
            {t('dashboard.rebook', { salon: latest.providerFullName })}
          </RebookButton>
        )}
      </div>
    </section>
  )
}

/** Shown without any orders and favourites: what is free today and a link to the search (row ORDER-06). */
export function NoOrders({ freeToday }: { freeToday: FreeToday | null }) {
  const { t, language } = useTranslation()
  const lastSearch = useLastSearch()
  return (
    <EmptyState
      art={
        <SceneDrawing
          of="no-bookings"
          className="aspect-[16/10] w-105 max-w-full rounded-xl object-cover"
        />
      }
      title={t('dashboard.empty.title')}
      action={
        <ButtonLink tone="primary" to="/search" search={lastSearch}>
          {t('dashboard.book')}
        </ButtonLink>
      }
    >
      <p>
        {t('dashboard.empty.heart')}{' '}
        {freeToday &&
          t('order.empty.freeToday', {
            count: freeToday.providerCount,
            city: DEFAULT_CITY.name[language],
            time: formatTime(freeToday.first, freeToday.timeZone, language),
          })}
      </p>
    </EmptyState>
  )
}

interface FreeProvider {
  provider: Favourite
  start: string
}

function firstFreeProvider(favourites: readonly Favourite[]): FreeProvider | null {
  const free = favourites.flatMap((provider) =>
    provider.firstAvailable ? [{ provider, start: provider.firstAvailable }] : [],
  )
  return free.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))[0] ?? null
}

function firstFreeText(
  t: Translate,
  { provider: { timeZone }, start }: FreeProvider,
  language: Language,
  now: number,
): string {
  const startsAt = Date.parse(start)
  const time = formatTime(start, timeZone, language)
  const remaining = countdown({ startsAt, endsAt: startsAt, timeZone }, now)
  if (remaining.kind === 'to-come' && remaining.days === 0)
    return t('dashboard.countdown.today', { time })
  if (remaining.kind === 'to-come' && remaining.days === 1)
    return t('dashboard.countdown.tomorrow', { time })
  const day = formatDay(start, timeZone, language)
  return t('dashboard.nothing.onDay', { moment: t('dashboard.nextAt', { day, time }) })
}
