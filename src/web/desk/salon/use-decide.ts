import { useQueryClient } from '@tanstack/react-query'
import type { RestrictionGround, RestrictionKind } from '#domain/restriction/restriction.ts'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { api } from '../desk-api.ts'
import { useMutationOnce } from '../shell/use-mutation-once.ts'
import { type SalonDetail, salonQuery, showSalon } from './salons-query.ts'

interface NewDecision {
  readonly kind: RestrictionKind
  readonly ground: RestrictionGround
  readonly law: string
  readonly facts: string
  readonly atOnce: boolean
  /** Puts back what was written, once it is undone. */
  readonly onUndone: () => void
}

/** Decides about a salon; for ten seconds a toast takes it back before the mail leaves. */
export function useDecide({ providerId, decisions }: SalonDetail['salon']) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const lift = useLift(providerId)
  const { queryKey } = salonQuery(providerId)
  return useMutationOnce({
    mutationFn: async ({ onUndone: _, ...decision }: NewDecision) => {
      const body = { ...decision, decisions }
      const answer = await api('restrictProvider', { params: { providerId }, body })
      if (answer.ok) return answer.reply.data
      // The page behind the dialog shows what the colleague decided.
      if (answer.refusal === 'provider-changed') await queries.invalidateQueries({ queryKey })
      throw new Error('The decision was not taken', { cause: answer.refusal })
    },
    onSuccess: (detail, { kind, onUndone }) => {
      showSalon(queries, detail)
      const text = `${t(`deskSalons.decide.done.${kind}`)}. ${t('deskSalons.decide.doneText')}`
      const decided = detail.salon.restrictions.find((each) => each.liftedAt === null)
      if (!decided) return showToast('success', text)
      showToast('success', text, {
        label: t('deskSalons.decide.undo'),
        run: () =>
          lift.mutate({
            restrictionId: decided.restrictionId,
            reason: t('deskSalons.lift.undoReason'),
            said: t('deskSalons.decide.undone'),
            onUndone,
          }),
      })
    },
  })
}

interface Lift {
  readonly restrictionId: string
  readonly reason: string
  /** What the page says when it is done. */
  readonly said: string
  readonly onUndone?: () => void
}

/** Takes a decision about a salon back. */
export function useLift(providerId: string) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { queryKey } = salonQuery(providerId)
  return useMutationOnce({
    mutationFn: async ({ restrictionId, reason }: Lift) => {
      const params = { providerId, restrictionId }
      const answer = await api('liftRestriction', { params, body: { reason } })
      if (answer.ok) return answer.reply.data
      if (answer.refusal === 'provider-changed') await queries.invalidateQueries({ queryKey })
      throw new Error('The decision was not taken back', { cause: answer.refusal })
    },
    onSuccess: (detail, { said, onUndone }) => {
      showSalon(queries, detail)
      onUndone?.()
      showToast('success', said)
    },
    onError: () => showToast('failure', t('deskSalons.lift.failed')),
  })
}
