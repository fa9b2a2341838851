import { createFileRoute } from '@tanstack/react-router'
import { pricingJsonLd } from '../customer/pricing/pricing-json-ld.ts'
import { PricingPage } from '../customer/pricing/pricing-page.tsx'
import { FullFooter } from '../customer/shell/full-footer.tsx'
import { PageFrame } from '../customer/shell/page-frame.tsx'
import { namedHead } from '../head.ts'
import { withMessages } from '../route-messages.ts'

/** Plans and prices for salons (rows PRICE-01 to PRICE-09). */
export const Route = createFileRoute('/pricing')({
  ...withMessages('pricing'),
  head: ({ match }) => ({
    ...namedHead(match.context, 'pricing', { robots: 'index', path: '/pricing' }),
    scripts: pricingJsonLd(match.context),
  }),
  component: Pricing,
})

function Pricing() {
  return (
    <PageFrame footer={<FullFooter />}>
      <PricingPage />
    </PageFrame>
  )
}
