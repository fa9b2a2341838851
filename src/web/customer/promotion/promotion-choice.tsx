import type { PromotionId } from '#domain/identifiers.ts'
import { euros } from '#domain/money.ts'
import { formatMoney } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Choice, ChoiceGroup, Dot } from '../../ui/choice.tsx'
import { classes } from '../../ui/classes.ts'
import type { CartPromotion } from './cart-promotions.ts'

interface PromotionChoiceProps {
  promotions: readonly CartPromotion[]
  applied: CartPromotion | null
  onChoose: (promotion: PromotionId) => void
}

/** The choice of a promotion; one whose minimum is not met is disabled and says so (PROMO-02). */
export function PromotionChoice({ promotions, applied, onChoose }: PromotionChoiceProps) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="promotions-heading" className="mt-7.5">
      <h2 id="promotions-heading" className="mb-3">
        {t('promotion.heading')}
      </h2>
      <ChoiceGroup legend={t('promotion.legend')} isLegendHidden className="flex flex-col gap-2.5">
        {promotions.map((each) => (
          <PromotionCard
            key={each.promotion.id}
            cartPromotion={each}
            isApplied={each.promotion.id === applied?.promotion.id}
            onChoose={() => onChoose(each.promotion.id)}
          />
        ))}
      </ChoiceGroup>
    </section>
  )
}

interface PromotionCardProps {
  cartPromotion: CartPromotion
  isApplied: boolean
  onChoose: () => void
}

function PromotionCard({ cartPromotion, isApplied, onChoose }: PromotionCardProps) {
  const { t, language } = useTranslation()
  const { promotion, discountCents, missingCents } = cartPromotion
  const isBelowMinimum = missingCents > 0
  const money = (cents: number) => formatMoney(euros(cents), language)
  return (
    <Choice
      variant="card"
      name="promotion"
      value={promotion.id}
      checked={isApplied}
      disabled={isBelowMinimum}
      title={isBelowMinimum ? t('promotion.minimumNotMet') : undefined}
      onChange={onChoose}
      className={classes(isBelowMinimum && 'border-dashed bg-transparent')}
    >
      <Dot />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <b className={classes('font-strong wrap-anywhere', isBelowMinimum && 'text-muted')}>
            {promotion.title}
          </b>
          <Badge tone={isBelowMinimum ? 'neutral' : 'success'}>
            {isBelowMinimum ? t('promotion.minimumNotMet') : `− ${money(discountCents)}`}
          </Badge>
        </span>
        <span className="block text-sm text-muted">
          {isBelowMinimum
            ? t('promotion.short', {
                minimum: money(promotion.minimumOrderCents),
                short: money(missingCents),
              })
            : promotion.description}
        </span>
      </span>
    </Choice>
  )
}
