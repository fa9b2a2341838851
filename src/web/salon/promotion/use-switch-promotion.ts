import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PromotionSwitch } from '#domain/promotion/promotion-status.ts'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { api } from '../workspace-api.ts'
import { titleOf } from './promotion-text.ts'
import { type SalonPromotion, salonPromotionsKey } from './promotions-query.ts'

const DONE = { active: 'resumed', paused: 'paused', ended: 'ended' } as const

/**
 * Pauses, resumes or ends the version of a promotion that is shown (WORK-52). The list is read again after every attempt,
 * before the toast: its card moves to another group then, and what was opened on it would close. A promotion that was changed
 * meanwhile is announced and is no failure.
 */
export function useSwitchPromotion(userName: string, promotion: SalonPromotion) {
  const { t, language } = useTranslation()
  const queries = useQueryClient()
  const { id: promotionId, version } = promotion
  const title = titleOf(promotion, language)
  return useMutation({
    mutationFn: async (status: PromotionSwitch) => {
      const params = { userName, promotionId }
      const result = await api('switchPromotion', { params, body: { status, version } })
      if (result.ok)
        return { tone: 'success', text: t(`salonPromotions.${DONE[status]}`, { title }) } as const
      if (result.refusal === 'promotion-changed')
        return { tone: 'info', text: t('salonPromotions.changedMeanwhile', { title }) } as const
      throw new Error('The promotion was not switched', { cause: result.refusal })
    },
    onSettled: async (toast) => {
      await queries.invalidateQueries({ queryKey: salonPromotionsKey(userName) })
      if (toast) showToast(toast.tone, toast.text)
    },
  })
}
