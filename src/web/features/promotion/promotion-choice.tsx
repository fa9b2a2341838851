import type { PromotionId } from '#domain/identifiers.ts'
import { euros } from '#domain/money.ts'
import { formatMoney } from '#messages/format.ts'
import { useWords } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Choice, ChoiceGroup, Dot } from '../../ui/choice.tsx'
import { classes } from '../../ui/classes.ts'
import type { PromotionOffer } from './promotion-offers.ts'

interface PromotionChoiceProps {
  offers: readonly PromotionOffer[]
  inUse: PromotionOffer | null
  onChoose: (promotion: PromotionId) => void
}

/** The discounts to choose from; one whose minimum is not met is off and says so (PROMO-02). */
export function PromotionChoice({ offers, inUse, onChoose }: PromotionChoiceProps) {
  const { t } = useWords()
  return (
    <section aria-labelledby="promotions-heading" className="mt-7.5">
      <h2 id="promotions-heading" className="mb-3">
        {t('promotion.heading')}
      </h2>
      <ChoiceGroup legend={t('promotion.legend')} quietLegend className="flex flex-col gap-2.5">
        {offers.map((offer) => (
          <OfferCard
            key={offer.promotion.id}
            offer={offer}
            isInUse={offer.promotion.id === inUse?.promotion.id}
            onChoose={() => onChoose(offer.promotion.id)}
          />
        ))}
      </ChoiceGroup>
    </section>
  )
}

interface OfferCardProps {
  offer: PromotionOffer
  isInUse: boolean
  onChoose: () => void
}

function OfferCard({ offer, isInUse, onChoose }: OfferCardProps) {
  const { t, language } = useWords()
  const { promotion, discountCents, shortCents } = offer
  const isShort = shortCents > 0
  const money = (cents: number) => formatMoney(euros(cents), language)
  return (
    <Choice
      look="card"
      name="promotion"
      value={promotion.id}
      checked={isInUse}
      disabled={isShort}
      title={isShort ? t('promotion.minimumNotMet') : undefined}
      onChange={onChoose}
      className={classes(isShort && 'border-dashed bg-transparent')}
    >
      <Dot />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <b className={classes('font-strong', isShort && 'text-plum-2')}>{promotion.title}</b>
          <Badge tone={isShort ? 'neutral' : 'leaf'}>
            {isShort ? t('promotion.minimumNotMet') : `− ${money(discountCents)}`}
          </Badge>
        </span>
        <span className="block text-sm text-plum-2">
          {isShort
            ? t('promotion.short', {
                minimum: money(promotion.minimumOrderCents),
                short: money(shortCents),
              })
            : promotion.description}
        </span>
      </span>
    </Choice>
  )
}
