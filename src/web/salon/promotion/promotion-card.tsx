import { useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { FailureNote } from '../../ui/note.tsx'
import { EndPromotionDialog } from './end-promotion-dialog.tsx'
import { conditionsText, discountText, statusText, titleOf, usageText } from './promotion-text.ts'
import type { SalonPromotion } from './promotions-query.ts'
import { useSwitchPromotion } from './use-switch-promotion.ts'

interface PromotionCardProps {
  userName: string
  promotion: SalonPromotion
  today: string
  isOpen: boolean
  onEdit: () => void
  onRepeat: () => void
}

const STATUS_COLORS = {
  running: 'text-success',
  planned: 'text-muted',
  paused: 'text-warning',
  ended: '',
} as const

/** A promotion with its use and what can be done with it (WORK-50, WORK-52). */
export function PromotionCard(props: PromotionCardProps) {
  const { userName, promotion, today, isOpen } = props
  const { t, language } = useTranslation()
  const [isEnding, setIsEnding] = useState(false)
  const change = useSwitchPromotion(userName, promotion)
  const context = { t, language, today }
  const title = titleOf(promotion, language)
  const { status } = promotion
  const isOver = status === 'ended'
  return (
    <article
      id={cardId(promotion.id)}
      tabIndex={-1}
      aria-labelledby={`${cardId(promotion.id)}-title`}
      className={classes('card p-4.5 outline-none sm:px-5', isOpen && 'border-accent')}
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <p
          className={classes(
            'serif grid size-16 shrink-0 place-items-center rounded-lg text-lg whitespace-nowrap',
            isOver ? 'bg-surface-soft text-muted' : 'bg-surface-accent text-accent-strong',
          )}
        >
          {discountText(promotion, language)}
        </p>
        <div className="min-w-0 flex-1 basis-40 wrap-anywhere">
          <h3 id={`${cardId(promotion.id)}-title`} className="text-lg/6">
            {title}
          </h3>
          <p className="mt-0.5 text-sm text-muted">{conditionsText(promotion, context)}</p>
          <p className="mt-2 text-sm">
            {!isOver && (
              <>
                <b className={classes('font-strong max-sm:block', STATUS_COLORS[status])}>
                  {statusText(promotion, context)}
                </b>
                <span className="max-sm:hidden"> · </span>
              </>
            )}
            <span className="inline-block">{usageText(promotion, context)}</span>
          </p>
        </div>
      </div>
      {change.error && !isEnding && (
        <div className="mt-4">
          <FailureNote key={change.submittedAt} title={t('salonPromotions.notSwitched', { title })}>
            {t(`refusals.${change.error.cause as RefusalCode}`)} {t('salonPromotions.retrySafe')}
          </FailureNote>
        </div>
      )}
      <CardButtons {...props} title={title} change={change} onEnd={() => setIsEnding(true)} />
      {isEnding && (
        <EndPromotionDialog
          title={title}
          error={change.error}
          isSending={change.isPending}
          onEnd={() => change.mutate('ended', { onSuccess: () => setIsEnding(false) })}
          onClose={() => {
            setIsEnding(false)
            change.reset()
          }}
        />
      )}
    </article>
  )
}

interface CardButtonsProps extends PromotionCardProps {
  title: string
  change: ReturnType<typeof useSwitchPromotion>
  onEnd: () => void
}

function CardButtons({ promotion, title, change, onEdit, onRepeat, onEnd }: CardButtonsProps) {
  const { t } = useTranslation()
  const { status } = promotion
  if (status === 'ended')
    return (
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" aria-label={t('salonPromotions.repeatOf', { title })} onClick={onRepeat}>
          {t('salonPromotions.repeat')}
        </Button>
      </div>
    )
  const verb = status === 'paused' ? 'resume' : 'pause'
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button size="sm" aria-label={t('salonPromotions.editOf', { title })} onClick={onEdit}>
        {t('salonPromotions.edit')}
      </Button>
      <Button
        size="sm"
        tone="quiet"
        aria-label={t(`salonPromotions.${verb}Of`, { title })}
        busy={change.isPending && change.variables !== 'ended' && t('salonPromotions.busy')}
        onClick={() => change.mutate(verb === 'pause' ? 'paused' : 'active')}
      >
        {t(`salonPromotions.${verb}`)}
      </Button>
      <Button
        size="sm"
        tone="quiet"
        aria-label={t('salonPromotions.endOf', { title })}
        onClick={onEnd}
      >
        {t('salonPromotions.end')}
      </Button>
    </div>
  )
}

/** The id of a promotion's card on the page. */
export function cardId(promotionId: string): string {
  return `promotion-${promotionId}`
}
