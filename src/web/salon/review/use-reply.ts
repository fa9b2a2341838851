import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import type { z } from 'zod'
import type { replyChangedData } from '#contract/refusal.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { api } from '../workspace-api.ts'
import {
  type SalonReview,
  type SalonReviewsPage,
  salonReviewsKey,
  withReply,
} from './reviews-query.ts'

interface SentReply {
  /** Empty to remove it. */
  readonly reply: string
  /** What stood in the field. */
  readonly typed: string
}

interface ReplyTo {
  readonly userName: string
  readonly review: SalonReview
  /** Null in a form that is gone. */
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** Called when the reply is stored and nothing was typed since it was sent; the review may leave the list when that is read again. */
  readonly onSaved: () => void
}

/**
 * Writes the reply to a review, or removes it with an empty text, with the reply that was read (WORK-54). When a colleague
 * has written another one that is kept, and sending again replaces it.
 */
export function useReply({ userName, review, field, onSaved }: ReplyTo) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [stored, setStored] = useState(review.reply)
  const [isChanged, setIsChanged] = useState(false)
  const mutation = useMutation({
    mutationFn: async ({ reply }: SentReply) => {
      const params = { userName, reviewId: review.id }
      const result = await api('replyToReview', { params, body: { reply, replyBefore: stored } })
      if (result.ok)
        return showToast('success', t(`salonReviews.${reply === '' ? 'removed' : 'posted'}`))
      setIsChanged(result.refusal === 'reply-changed')
      if (result.refusal === 'reply-changed')
        setStored((result.data as z.output<typeof replyChangedData>).reply)
      throw new Error('The reply was not written', { cause: result.refusal })
    },
    onSuccess: (_, { reply, typed }) => {
      setIsChanged(false)
      const present = reply === '' ? null : reply
      if (field.current && field.current.value !== typed) return setStored(present)
      // The form may be opened again before the list was read again.
      queries.setQueriesData<InfiniteData<SalonReviewsPage>>(
        { queryKey: salonReviewsKey(userName) },
        (read) => read && withReply(read, review.id, present),
      )
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
