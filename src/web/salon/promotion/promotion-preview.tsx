import { useId, useState } from 'react'
import type { PromotionId } from '#domain/identifiers.ts'
import { applyPromotion, type Promotion } from '#domain/promotion/promotion.ts'
import type { PromotionTerms } from '#domain/promotion/promotion-terms.ts'
import { PromotionBanner } from '../../features/promotion/promotion-banner.tsx'
import { useTranslation } from '../../language.ts'
import { SelectField } from '../../ui/field.tsx'
import { centsText, titleOf } from './promotion-text.ts'
import type { Treatment } from './promotions-query.ts'

interface PromotionPreviewProps {
  terms: PromotionTerms
  treatments: readonly Treatment[]
}

/** The card that customers see, and the sum of an example visit by the rules of an order (WORK-51). */
export function PromotionPreview({ terms, treatments }: PromotionPreviewProps) {
  const { t, language } = useTranslation()
  const headingId = useId()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const title = titleOf(terms, language)
  const description = language === 'nl' ? terms.descriptionNl : terms.descriptionEn
  const minimum = terms.minimumOrderCents
  // The first one that the discount is for.
  const example = treatments.find(({ price }) => Math.round(price * 100) >= minimum)
  const treatment = treatments.find(({ id }) => id === chosenId) ?? example ?? treatments[0]
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id={headingId} className="font-sans text-sm font-strong tracking-normal text-muted">
        {t('salonPromotions.preview.title')}
      </h3>
      {title.trim() !== '' && (
        <div>
          <PromotionBanner promotion={{ title, description }} />
        </div>
      )}
      {treatment ? (
        <>
          <SelectField
            label={t('salonPromotions.preview.visit')}
            value={treatment.id}
            onChange={(event) => setChosenId(event.target.value)}
          >
            {treatments.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <ExampleSum terms={terms} title={title} treatment={treatment} />
        </>
      ) : (
        <p className="text-muted">{t('salonPromotions.preview.noTreatments')}</p>
      )}
    </section>
  )
}

interface ExampleSumProps {
  terms: PromotionTerms
  title: string
  treatment: Treatment
}

function ExampleSum({ terms, title, treatment }: ExampleSumProps) {
  const { t, language } = useTranslation()
  const totalCents = Math.round(treatment.price * 100)
  const discount = exampleDiscount(terms, totalCents)
  const money = (cents: number) => centsText(cents, language)
  return (
    <div className="rounded-md bg-surface-soft px-4.5 py-4">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="min-w-0 wrap-anywhere">{treatment.name}</span>
        <span className="whitespace-nowrap">{money(totalCents)}</span>
      </p>
      {typeof discount === 'number' ? (
        <p className="flex flex-wrap justify-between gap-x-4 font-medium text-success">
          <span className="min-w-0 wrap-anywhere">{title}</span>
          <span className="whitespace-nowrap">− {money(discount)}</span>
        </p>
      ) : (
        <p className="text-muted">
          {discount === 'minimum-not-met'
            ? t('salonPromotions.preview.belowMinimum', { minimum: money(terms.minimumOrderCents) })
            : t('salonPromotions.preview.incomplete')}
        </p>
      )}
      <p className="mt-2.5 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-2.5 font-strong">
        <span>{t('salonPromotions.preview.toPay')}</span>
        <span className="serif text-xl whitespace-nowrap">
          {money(totalCents - (typeof discount === 'number' ? discount : 0))}
        </span>
      </p>
    </div>
  )
}

/** The discount of a first visit on a day on which the promotion runs, in cents, or why there is none. */
function exampleDiscount(
  terms: PromotionTerms,
  totalCents: number,
): number | 'minimum-not-met' | 'incomplete' {
  const { flatRateOffCents, discountPercentage, minimumOrderCents, startDate } = terms
  const isIncomplete = Number.isNaN(flatRateOffCents + discountPercentage + minimumOrderCents)
  if (isIncomplete || flatRateOffCents + discountPercentage === 0) return 'incomplete'
  const promotion: Promotion = {
    ...terms,
    id: '' as PromotionId,
    title: '',
    description: '',
    endDate: startDate,
    active: true,
    timeZone: 'UTC',
  }
  const applied = applyPromotion(promotion, { totalCents, date: startDate, isFirstVisit: true })
  if (applied.ok) return applied.value
  return applied.refusal === 'minimum-not-met' ? 'minimum-not-met' : 'incomplete'
}
