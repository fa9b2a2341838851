import { isStepValid } from '#domain/checkout/step-validity.ts'
import { STEP } from '#domain/checkout/steps.ts'
import { useClientState } from '../../../client-state.ts'
import { useTranslation } from '../../../language.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { timeFittingCart } from '../../booking/booking.ts'
import { changeCheckout, getCheckout, useCheckout } from '../../booking/booking-store.ts'
import { homeMinimumShortfall } from '../../booking/home-visit.ts'
import type { ProviderPageData } from '../../booking/provider-data.ts'
import { initialCustomerInfo, visitKindOf } from '../../customer-details/customer-details.ts'
import { CustomerForm } from '../../customer-details/customer-form.tsx'
import { checkoutState } from '../checkout-state.ts'
import { LostTime } from '../hold/lost-time.tsx'
import { StepBar } from './step-bar.tsx'
import { StepHeading } from './step-heading.tsx'
import { StepLayout } from './step-layout.tsx'
import { useSteps } from './use-steps.ts'
import { VisitAside, VisitCart, VisitTimeNote } from './visit-aside.tsx'
import { VisitLine } from './visit-line.tsx'

const formId = 'customer-info'

/** Step 5: customer details. */
export function DetailsStep({ data }: { data: ProviderPageData }) {
  const { info } = data
  const { t } = useTranslation()
  const steps = useSteps(STEP.CUSTOMER_INFO)
  const user = useClientState((state) => state.loggedInUserInfo)
  const checkout = useCheckout((current) => current)
  const { cart } = checkout
  const slot = timeFittingCart(checkout)
  const initialValues = initialCustomerInfo(getCheckout().customerInfo, user)
  const isValid = isStepValid(STEP.CUSTOMER_INFO, checkoutState(checkout, info))
  return (
    <StepLayout
      aside={
        <VisitAside provider={info}>
          {slot && <VisitTimeNote slot={slot} onChange={() => steps.goTo(STEP.SCHEDULE)} />}
          <VisitCart cart={cart} provider={info} />
        </VisitAside>
      }
      bar={
        <StepBar
          onPrevious={steps.previous}
          next={{
            label: t('checkout.next'),
            reason: isValid ? null : t('customerInfo.fillFirst'),
            form: formId,
          }}
        >
          {slot && <VisitLine cart={cart} slot={slot} provider={info} />}
        </StepBar>
      }
    >
      <StepHeading title={t('customerInfo.title')}>{t('customerInfo.intro')}</StepHeading>
      <LostTime steps={steps} />
      {user === null ? (
        <LoadingForm />
      ) : (
        <CustomerForm
          key={`${initialValues.customerUserName} ${checkout.otherTabEdits}`}
          id={formId}
          initialValues={initialValues}
          visit={visitKindOf(info, cart)}
          provider={info}
          homeShortfallCents={homeMinimumShortfall(info, cart)}
          onChange={(customerInfo) => changeCheckout(() => ({ customerInfo }))}
          canContinue={() => steps.requireSignIn('next')}
          onDone={steps.next}
        />
      )}
    </StepLayout>
  )
}

/** Shown until the session is known, since the form starts with the user's details. */
function LoadingForm() {
  const { t } = useTranslation()
  return (
    <div className="flex max-w-150 flex-col gap-5">
      <p role="status" className="sr-only">
        {t('common.loading')}
      </p>
      {['name', 'email', 'phone'].map((field) => (
        <Skeleton key={field} className="h-20 rounded-md" />
      ))}
    </div>
  )
}
