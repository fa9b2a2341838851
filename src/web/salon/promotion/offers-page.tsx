import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef, useState } from 'react'
import { PROMOTION_STATUSES, type PromotionStatus } from '#domain/promotion/promotion-status.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { NO_ACCESS } from '../shell/no-access.ts'
import { SalonPage } from '../shell/salon-page.tsx'
import { closeForms } from '../shell/use-leave-question.ts'
import { cardId, PromotionCard } from './promotion-card.tsx'
import { PromotionEditor, type PromotionToEdit } from './promotion-editor.tsx'
import { formOf, formToRepeat, newForm } from './promotion-form.ts'
import {
  type SalonPromotion,
  type SalonPromotions,
  salonPromotionsQuery,
} from './promotions-query.ts'

/** The promotions of a salon and the form to make and change them (WORK-50, WORK-51). */
export function OffersPage({ userName }: { userName: string }) {
  const { t, language } = useTranslation()
  const query = useQuery(salonPromotionsQuery(userName, language))
  const isClosed = query.error && NO_ACCESS.has(query.error.cause as RefusalCode)
  return (
    <SalonPage title={t('workspace.nav.offers')} lead={t('salonPromotions.lead')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {query.error && (
          <LoadFailure
            title={t('salonPromotions.failed')}
            refusal={query.error.cause as RefusalCode}
            isLoading={query.isFetching}
            onRetry={query.refetch}
          />
        )}
        {query.isPending && <Pending />}
        {query.data && !isClosed && <Offers userName={userName} list={query.data} />}
      </div>
    </SalonPage>
  )
}

function Offers({ userName, list }: { userName: string; list: SalonPromotions }) {
  const { t, language } = useTranslation()
  const [toEdit, setToEdit] = useState<PromotionToEdit | null>(null)
  const focusLater = useFocusAfterClosing()
  const today = list.today as PlainDate
  const open = (key: string, promotion: SalonPromotion | null, form: PromotionToEdit['form']) => {
    if (key !== toEdit?.key && closeForms(t)) setToEdit({ key, promotion, form })
  }
  const close = (promotionId: string | undefined) => {
    setToEdit(null)
    focusLater(promotionId)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26.25rem] xl:gap-8">
      <PromotionGroups
        userName={userName}
        list={list}
        openId={toEdit?.promotion?.id}
        onAdd={() => open('new', null, newForm(today))}
        onEdit={(promotion) => open(promotion.id, promotion, formOf(promotion, language))}
        onRepeat={(promotion) =>
          open(`repeat-${promotion.id}`, null, formToRepeat(promotion, today, language))
        }
      />
      {toEdit && (
        <PromotionEditor
          key={toEdit.key}
          userName={userName}
          toEdit={toEdit}
          list={list}
          onSaved={({ id }) => close(id)}
          onCancel={() => close(toEdit.promotion?.id)}
        />
      )}
    </div>
  )
}

const ADD_ID = 'add-promotion'

/**
 * Focuses the card of the promotion, or the button that adds one, when the form is gone. A new card is on the page only
 * after the list is rendered again.
 */
function useFocusAfterClosing() {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    const target = wanted.current === null ? null : document.getElementById(wanted.current)
    if (!target) return
    wanted.current = null
    target.focus({ preventScroll: true })
    target.scrollIntoView({ block: 'center' })
  })
  return (promotionId: string | undefined) => {
    wanted.current = promotionId ? cardId(promotionId) : ADD_ID
  }
}

interface PromotionGroupsProps {
  userName: string
  list: SalonPromotions
  openId: string | undefined
  onAdd: () => void
  onEdit: (promotion: SalonPromotion) => void
  onRepeat: (promotion: SalonPromotion) => void
}

function PromotionGroups(props: PromotionGroupsProps) {
  const { list, onAdd } = props
  const { t } = useTranslation()
  const isEmpty = list.promotions.length === 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      {PROMOTION_STATUSES.map((status) => (
        <Group key={status} {...props} status={status}>
          {status === 'running' && (
            <Button id={ADD_ID} size="sm" onClick={onAdd}>
              <Icon of={Plus} size="sm" />
              {t('salonPromotions.add')}
            </Button>
          )}
        </Group>
      ))}
      {isEmpty && (
        <div className="-mt-4 text-muted">
          <p className="font-strong text-text">{t('salonPromotions.noneYet')}</p>
          <p>{t('salonPromotions.noneYetText')}</p>
        </div>
      )}
    </div>
  )
}

interface GroupProps extends PromotionGroupsProps {
  status: PromotionStatus
  children: React.ReactNode
}

function Group({ userName, list, status, openId, onEdit, onRepeat, children }: GroupProps) {
  const { t } = useTranslation()
  const promotions = list.promotions.filter((each) => each.status === status)
  const isFirst = status === 'running'
  if (promotions.length === 0 && !isFirst) return null
  return (
    <section aria-labelledby={`promotions-${status}`}>
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id={`promotions-${status}`} className="text-xl">
          {t(`salonPromotions.groups.${status}`)}
        </h2>
        {children}
      </div>
      {promotions.length === 0 && list.promotions.length > 0 && (
        <p className="text-muted">{t('salonPromotions.noneRunning')}</p>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {promotions.map((promotion) => (
          <li key={promotion.id}>
            <PromotionCard
              userName={userName}
              promotion={promotion}
              today={list.today}
              isOpen={promotion.id === openId}
              onEdit={() => onEdit(promotion)}
              onRepeat={() => onRepeat(promotion)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Pending() {
  const { t } = useTranslation()
  return (
    <>
      <p role="status" className="sr-only">
        {t('common.loading')}
      </p>
      {[1, 2].map((card) => (
        <Skeleton key={card} className="h-32 rounded-lg" />
      ))}
    </>
  )
}
