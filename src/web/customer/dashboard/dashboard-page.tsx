import { lazy, Suspense, useCallback, useMemo, useRef } from 'react'
import { nextChange } from '#domain/order/countdown.ts'
import { useSignedInUser } from '../../client-state.ts'
import { LoadError } from '../../features/page/load-error.tsx'
import { SignInRequired } from '../../features/sign-in/sign-in-required.tsx'
import { useSignInGuard } from '../../features/sign-in/sign-in-state.ts'
import { useTranslation } from '../../language.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useNow } from '../../use-now.ts'
import { visitTimesOf } from './countdown-text.ts'
import { type Dashboard, type DashboardResult, findNextOrder } from './dashboard.ts'
import { DashboardFrame } from './dashboard-frame.tsx'
import { dayPartOf } from './day-part.ts'
import { FavouriteLinks } from './favourite-links.tsx'
import { NextVisit } from './next-visit.tsx'
import { UpcomingGrid } from './upcoming-grid.tsx'
import { WelcomeStrip } from './welcome-strip.tsx'

const NoUpcomingVisit = lazy(async () => ({
  default: (await import('./no-upcoming-visit.tsx')).NoUpcomingVisit,
}))

/** The dashboard; visitors see the sign-in dialog over it (rows ORDER-05, ORDER-06). */
export function DashboardPage({ result }: { result: DashboardResult }) {
  const { t } = useTranslation()
  useSignInGuard(t('dashboard.signInReason'))
  if (result.ok) return <DashboardContent dashboard={result.dashboard} />
  const isSignedOut = result.refusal === 'sign-in-required' || result.refusal === 'invalid-token'
  return (
    <DashboardFrame title={t('dashboard.title')}>
      {isSignedOut ? (
        <SignInRequired
          title={t('dashboard.signedOut.title')}
          text={t('dashboard.signedOut.text')}
          reason={t('dashboard.signInReason')}
        />
      ) : (
        <LoadError title={t('dashboard.failed')} refusal={result.refusal} />
      )}
    </DashboardFrame>
  )
}

function DashboardContent({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation()
  const { favourites } = dashboard
  const visits = useMemo(() => dashboard.upcoming.map(visitTimesOf), [dashboard.upcoming])
  const now = useNow(useCallback((moment) => nextChange(visits, moment), [visits]))
  const firstName = useSignedInUser()?.name?.split(' ')[0]
  const heading = useRef<HTMLHeadingElement>(null)
  const next = findNextOrder(dashboard.upcoming, now)
  const laterVisits = dashboard.upcoming.filter((order) => order !== next)
  // The greeting uses the visitor's local time.
  const greeting = t(`dashboard.greeting.${dayPartOf(new Date(now).getHours())}`)
  return (
    <DashboardFrame
      title={firstName ? t('dashboard.greetingTo', { greeting, name: firstName }) : greeting}
      heading={heading}
      above={<WelcomeStrip firstName={firstName} onClose={() => heading.current?.focus()} />}
      action={
        <ButtonLink size="sm" to="/bookings">
          {t('dashboard.all')}
        </ButtonLink>
      }
    >
      {next && <NextVisit listItem={next} fullOrder={dashboard.next} now={now} />}
      {!next && (
        <Suspense>
          <NoUpcomingVisit dashboard={dashboard} now={now} />
        </Suspense>
      )}
      {laterVisits.length > 0 && <UpcomingGrid orders={laterVisits} now={now} />}
      {next && favourites.length > 0 && (
        <section aria-labelledby="favourites">
          <h2 id="favourites" className="mb-4 text-[1.625rem]">
            {t('dashboard.favourites')}
          </h2>
          <FavouriteLinks favourites={favourites} />
        </section>
      )}
    </DashboardFrame>
  )
}
