import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import type { replyChangedData } from '#contract/refusal.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { api } from '../workspace-api.ts'
import { type SalonReview, salonReviewsKey } from './reviews-query.ts'

interface ReplyTo {
  readonly userName: string
  readonly review: SalonReview
  /** Whether something was typed while the reply was sent: then it is not done. */
  readonly isTypedMeanwhile: () => boolean
  /** Called when the reply is stored; the review may leave the list when that is read again. */
  readonly onSaved: () => void
}

/**
 * Writes the reply to a review, or removes it with an empty text, with the reply that was read (WORK-54). When a colleague
 * has written another one that is kept, and sending again replaces it.
 */
export function useReply({ userName, review, isTypedMeanwhile, onSaved }: ReplyTo) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [stored, setStored] = useState(review.reply)
  const [isChanged, setIsChanged] = useState(false)
  const mutation = useMutation({
    retry: false,
    networkMode: 'always',
    mutationFn: async (reply: string) => {
      const params = { userName, reviewId: review.id }
      const result = await api('replyToReview', { params, body: { reply, replyBefore: stored } })
      if (result.ok)
        return showToast('success', t(`salonReviews.${reply === '' ? 'removed' : 'posted'}`))
      setIsChanged(result.refusal === 'reply-changed')
      if (result.refusal === 'reply-changed')
        setStored((result.data as z.output<typeof replyChangedData>).reply)
      throw new Error('The reply was not written', { cause: result.refusal })
    },
    onSuccess: (_, reply) => {
      setIsChanged(false)
      if (isTypedMeanwhile()) return setStored(reply === '' ? null : reply)
      onSaved()
      return queries.invalidateQueries({ queryKey: salonReviewsKey(userName) })
    },
  })
  const refusal = mutation.error && (mutation.error.cause as RefusalCode)
  // Not while the field is open: the review may leave the list.
  const readAgain = () => {
    if (stored !== review.reply)
      void queries.invalidateQueries({ queryKey: salonReviewsKey(userName) })
  }
  return { ...mutation, stored, isChanged, refusal, readAgain }
}
