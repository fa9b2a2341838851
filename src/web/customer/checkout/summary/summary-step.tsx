import { STEP } from '#domain/checkout/steps.ts'
import { useTranslation } from '../../../language.ts'
import { FailureNote } from '../../../ui/note.tsx'
import { changeCheckout, useCheckout } from '../../booking/booking-store.ts'
import type { ProviderPageData } from '../../booking/provider-data.ts'
import { PromotionChoice } from '../../promotion/promotion-choice.tsx'
import { checkoutState } from '../checkout-state.ts'
import { HoldLine } from '../hold/hold-line.tsx'
import { LostTime } from '../hold/lost-time.tsx'
import { messagePrefix } from '../order-change/message-prefix.ts'
import { PriceChangeNote } from '../order-change/price-change-note.tsx'
import { StepBar } from '../steps/step-bar.tsx'
import { StepHeading } from '../steps/step-heading.tsx'
import { StepLayout } from '../steps/step-layout.tsx'
import { useSteps } from '../steps/use-steps.ts'
import { VisitAside } from '../steps/visit-aside.tsx'
import { LostSlotDialog } from '../submit/lost-slot-dialog.tsx'
import { usePlaceOrder } from '../submit/use-place-order.ts'
import { PayLine } from './pay-line.tsx'
import { PriceLines } from './price-lines.tsx'
import { SummaryFacts } from './summary-facts.tsx'
import { TermsConsent } from './terms-consent.tsx'
import { usePlaceReason } from './use-place-reason.ts'
import { usePriceSummary } from './use-price-summary.ts'

/** Step 6: summary, promotion, price, terms and the button that places the order. */
export function SummaryStep({ data: { info } }: { data: ProviderPageData }) {
  const { t } = useTranslation()
  const steps = useSteps(STEP.SUMMARY)
  const checkout = useCheckout((current) => current)
  const state = checkoutState(checkout, info)
  const { cart, slot, customerInfo, acceptedTerms } = state
  const prefix = messagePrefix(checkout)
  const summary = usePriceSummary(state, info)
  const { promotions, applied, payCents, change, travelFee } = summary
  const travelFeeCents = travelFee.cents
  const { reload } = summary
  const placing = usePlaceOrder({ info, applied, travelFeeCents, steps, reload })
  const reason = usePlaceReason({ state, summary })
  if (!slot || !customerInfo) return null

  const isAtHome = customerInfo.serviceLocation === 'DOORSTEP'
  const lines = { cart, applied, isAtHome, travelFeeCents }
  const price = <PriceLines {...lines} provider={info} />
  return (
    <StepLayout
      aside={<VisitAside provider={info}>{price}</VisitAside>}
      bar={
        <StepBar
          onPrevious={steps.previous}
          aside={<PayLine cents={payCents} isAtHome={isAtHome} />}
          next={{
            label: t(`${prefix}.${payCents === 0 ? 'placeFree' : 'place'}`),
            reason,
            busy: placing.isPlacing && t(`${prefix}.placing`),
            onPress: placing.place,
          }}
        />
      }
    >
      <StepHeading title={t(`${prefix}.summaryTitle`)}>
        {t('checkout.bookWith')} <b className="font-strong text-text">{info.profile.fullName}</b>
        {info.businessProfile.kvkNumber && ` (KVK ${info.businessProfile.kvkNumber})`}.{' '}
        {t('checkout.contract')}
      </StepHeading>
      {!placing.nextSlots && <LostTime steps={steps} />}
      {placing.refusal && (
        <div className="mb-5.5">
          <FailureNote>
            {placing.refusal === 'not-found'
              ? t('schedule.salonGone')
              : t(`refusals.${placing.refusal}`)}
          </FailureNote>
        </div>
      )}
      {travelFee.isTooFar && (
        <div className="mb-5.5">
          <FailureNote>{t('refusals.delivery-not-possible')}</FailureNote>
        </div>
      )}
      <HoldLine />
      <SummaryFacts info={info} slot={slot} customer={customerInfo} onChange={steps.goTo} />
      {promotions.length > 0 && (
        <PromotionChoice
          promotions={promotions}
          applied={applied}
          onChoose={(promotion) => changeCheckout(() => ({ promotion }))}
        />
      )}
      <section className="mt-7 md:hidden">
        <h2 className="mb-2">{t('checkout.price')}</h2>
        {price}
      </section>
      {change && (
        <div className="mt-5.5">
          <PriceChangeNote change={change} />
        </div>
      )}
      <div className="mt-4">
        <TermsConsent accepted={acceptedTerms} />
      </div>
      {placing.nextSlots && (
        <LostSlotDialog
          lost={slot}
          nextSlots={placing.nextSlots}
          onReschedule={placing.reschedule}
          onTake={placing.takeOtherTime}
        />
      )}
    </StepLayout>
  )
}
