import { lazy, Suspense, useCallback, useState } from 'react'
import type { PlanOption } from '#domain/contact/contact-request.ts'
import { Column } from '../../ui/page.tsx'
import { ClosingCall } from './page/closing-call.tsx'
import { FeatureTable } from './page/feature-table.tsx'
import { Hero } from './page/hero.tsx'
import { PlanCards } from './page/plan-cards.tsx'
import { Questions } from './page/questions.tsx'
import { ServiceCarousel } from './page/service-carousel.tsx'

const SalesDialog = lazy(async () => ({
  default: (await import('./sales/sales-dialog.tsx')).SalesDialog,
}))

/** The page of plans and prices (rows PRICE-01 to PRICE-06). */
export function PricingPage() {
  const [request, setRequest] = useState<{ isDemo: boolean; plan?: PlanOption } | null>(null)
  const close = useCallback(() => setRequest(null), [])
  return (
    <>
      <Hero onContact={() => setRequest({ isDemo: false })} />
      <Column className="pb-18">
        <PlanCards onContact={(plan) => setRequest({ isDemo: false, plan })} />
        <ServiceCarousel />
        <FeatureTable />
        <Questions />
      </Column>
      <ClosingCall onDemo={() => setRequest({ isDemo: true })} />
      {request && (
        <Suspense>
          <SalesDialog {...request} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
