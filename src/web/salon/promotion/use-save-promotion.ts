import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PromotionTerms } from '#domain/promotion/promotion-terms.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { api } from '../workspace-api.ts'
import { bodyOf } from './promotion-form.ts'
import {
  type SalonPromotion,
  salonPromotionsKey,
  salonPromotionsQuery,
} from './promotions-query.ts'

interface SavePromotion {
  readonly userName: string
  /** The promotion as it was read; null for a new one. */
  readonly promotion: SalonPromotion | null
  readonly onSaved: (saved: SalonPromotion) => void
  /** Called when orders have used the promotion since it was read. */
  readonly onUsed: (present: SalonPromotion) => void
}

/**
 * Saves the terms of a promotion with the version that was read (WORK-51). When somebody else has changed it the present one
 * is read, and saving again replaces that.
 */
export function useSavePromotion({ userName, promotion, onSaved, onUsed }: SavePromotion) {
  const { language } = useTranslation()
  const queries = useQueryClient()
  const [stored, setStored] = useState(promotion)
  const [isChanged, setIsChanged] = useState(false)
  const readAgain = async (refusal: RefusalCode) => {
    const query = { ...salonPromotionsQuery(userName, language), staleTime: 0 }
    const list = await queries.fetchQuery(query).catch(() => null)
    const present = list?.promotions.find(({ id }) => id === stored?.id)
    if (!present) return
    setStored(present)
    setIsChanged(refusal === 'promotion-changed')
    if (refusal === 'promotion-used') onUsed(present)
  }
  const mutation = useMutation({
    mutationFn: async (terms: PromotionTerms) => {
      const result = await sendTerms(userName, stored, terms)
      if (result.ok) return result.reply.data.promotion
      const { refusal } = result
      if (refusal === 'promotion-changed' || refusal === 'promotion-used') await readAgain(refusal)
      throw new Error('The promotion was not saved', { cause: refusal })
    },
    onSuccess: async (saved) => {
      await queries.invalidateQueries({ queryKey: salonPromotionsKey(userName) })
      onSaved(saved)
      setStored(saved)
      setIsChanged(false)
    },
  })
  const refusal = mutation.error && (mutation.error.cause as RefusalCode)
  const takeStored = () => {
    setIsChanged(false)
    mutation.reset()
  }
  return { ...mutation, stored, isChanged, refusal, takeStored }
}

function sendTerms(userName: string, stored: SalonPromotion | null, terms: PromotionTerms) {
  const body = bodyOf(terms)
  if (!stored) return api('addPromotion', { params: { userName }, body })
  const params = { userName, promotionId: stored.id }
  return api('changePromotion', { params, body: { ...body, version: stored.version } })
}
