import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import type { ReactNode } from 'react'
import type { PlanOption } from '#domain/contact/contact-request.ts'
import { isAvailable } from '#domain/pricing/available-features.ts'
import { featuresAddedBy, planBefore } from '#domain/pricing/features.ts'
import { CUSTOM_EXTRAS, PLANS, type Plan } from '#domain/pricing/plan.ts'
import { useTranslation } from '../../../language.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { planPrice, trialLength, valueText } from '../plan-text.ts'
import { SalesButton } from './sales-button.tsx'
import { SoonBadge } from './soon-badge.tsx'
import { TrialLink } from './trial-link.tsx'

interface PlanCardsProps {
  /** Called when the visitor asks about a plan. */
  onContact: (plan: PlanOption) => void
}

/** The three plans and the custom package (rows PRICE-01, PRICE-02). */
export function PlanCards({ onContact }: PlanCardsProps) {
  return (
    <>
      <ul className="-mt-10 grid grid-cols-1 gap-4 md:-mt-18 md:grid-cols-3 xl:gap-6">
        {PLANS.map((plan) => (
          <PlanCard key={plan.key} plan={plan} onContact={() => onContact(plan.key)} />
        ))}
      </ul>
      <CustomPackage onContact={() => onContact('custom')} />
    </>
  )
}

function PlanCard({ plan, onContact }: { plan: Plan; onContact: () => void }) {
  const { t, language } = useTranslation()
  const { key, per, highlighted } = plan
  return (
    <li
      className={classes(
        'card @container relative p-5 xl:p-7',
        highlighted && 'border-2 border-accent shadow-pop',
      )}
    >
      {highlighted && (
        <span className="absolute -top-3.5 left-5 rounded-full bg-accent px-3.5 py-1 text-xs font-strong text-on-accent uppercase xl:left-7">
          {t('pricing.mostPopular')}
        </span>
      )}
      <div className="@min-[32rem]:grid @min-[32rem]:grid-cols-2 @min-[32rem]:gap-x-10">
        <div>
          <h2>{t(`pricing.plans.${key}.name`)}</h2>
          <p className="mt-1.5 mb-4.5 text-muted md:min-h-12">{t(`pricing.plans.${key}.text`)}</p>
          <p className="flex flex-wrap items-baseline gap-x-2.5">
            <span className="serif text-[min(3.25rem,20vw)] leading-none whitespace-nowrap">
              {planPrice(plan, language)}
            </span>
            <span className="text-muted">{t(`pricing.per.${per}`)}</span>
          </p>
          <p className="mt-2 mb-5 text-sm text-muted">
            {t('pricing.exVat')} · {t('pricing.trial', { trial: trialLength(plan, t) })}
          </p>
          <TrialLink full tone={highlighted ? 'primary' : 'outlined'} />
          <ContactButton plan={key} onContact={onContact} tone="quiet" full />
        </div>
        <PlanFeatures plan={plan} />
      </div>
    </li>
  )
}

function PlanFeatures({ plan }: { plan: Plan }) {
  const { t, language } = useTranslation()
  const smallerPlan = planBefore(plan.key)
  return (
    <ul className="mt-4 flex flex-col gap-2.5 text-md @min-[32rem]:mt-0">
      {smallerPlan && (
        <CheckItem>
          {t('pricing.everythingIn', { plan: t(`pricing.plans.${smallerPlan}.name`) })}
        </CheckItem>
      )}
      {featuresAddedBy(plan.key).map(({ feature, value }) => (
        <CheckItem key={feature} isSoon={!isAvailable(feature)}>
          {t(`pricing.features.${feature}`)}
          {typeof value !== 'boolean' && `: ${valueText(value, t, language)}`}
        </CheckItem>
      ))}
    </ul>
  )
}

function CustomPackage({ onContact }: { onContact: () => void }) {
  const { t } = useTranslation()
  return (
    <section className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg bg-surface-soft p-5 xl:p-7">
      <div className="min-w-0">
        <h2>{t('pricing.plans.custom.name')}</h2>
        <p className="mt-1.5 text-muted">{t('pricing.plans.custom.text')}</p>
        <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-md">
          {CUSTOM_EXTRAS.map((extra) => (
            <CheckItem key={extra} isSoon={!isAvailable(extra)}>
              {t(`pricing.extras.${extra}`)}
            </CheckItem>
          ))}
        </ul>
      </div>
      <ContactButton plan="custom" onContact={onContact} />
    </section>
  )
}

function CheckItem({ children, isSoon = false }: { children: ReactNode; isSoon?: boolean }) {
  return (
    <li className={classes('flex gap-2.5', isSoon && 'text-muted')}>
      <Icon
        of={isSoon ? Clock : Check}
        className={classes('mt-px', isSoon ? 'text-subtle' : 'text-success')}
      />
      <span className="min-w-0">
        {children}
        {isSoon && <SoonBadge />}
      </span>
    </li>
  )
}

interface ContactButtonProps {
  plan: PlanOption
  onContact: () => void
  tone?: 'quiet'
  full?: boolean
}

function ContactButton({ plan, onContact, ...buttonProps }: ContactButtonProps) {
  const { t } = useTranslation()
  const name = t(`pricing.plans.${plan}.name`)
  return (
    <SalesButton {...buttonProps} onOpen={onContact} className="mt-2">
      {t('pricing.contact')}
      <span className="sr-only"> {t('pricing.contactAbout', { plan: name })}</span>
    </SalesButton>
  )
}
