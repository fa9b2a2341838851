import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { MAX_REASON_LENGTH } from '#domain/operator-log/acts.ts'
import { visibleText } from '#domain/visible-text.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DisabledWhileSending } from '../../ui/disabled-while-sending.tsx'
import { api } from '../desk-api.ts'
import { ActFailure } from '../shell/act-failure.tsx'
import { LoggedTextField } from '../shell/logged-text-field.tsx'
import { useMutationOnce } from '../shell/use-mutation-once.ts'
import type { SalonDetail } from './salons-query.ts'

/** Asks why an operator looks into the agenda of a salon, and begins it (DESK-118). */
export function ViewDialog(props: { salon: SalonDetail['salon']; onClose: () => void }) {
  const { salon, onClose } = props
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [reason, setReason] = useState('')
  const isMissing = visibleText(reason) === ''
  const begin = useMutationOnce({
    mutationFn: async () => {
      const request = { params: { providerId: salon.providerId }, body: { reason } }
      const answer = await api('beginProviderView', request)
      if (answer.ok) return answer.reply.data
      throw new Error('The view did not begin', { cause: answer.refusal })
    },
    onSuccess: ({ viewId }) => {
      const params = { providerId: salon.providerId, viewId }
      return navigate({ to: '/desk/salons/$providerId/view/$viewId', params })
    },
  })
  return (
    <Dialog
      title={t('deskSalons.view.title', { salon: salon.fullName })}
      closeLabel={t('deskSalons.close')}
      isLocked={begin.isPending}
      onClose={onClose}
    >
      <p className="mt-3 mb-4 text-muted">{t('deskSalons.view.text')}</p>
      <DisabledWhileSending isSending={begin.isPending} className="">
        <LoggedTextField
          label={t('deskSalons.view.reason')}
          maxLength={MAX_REASON_LENGTH}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </DisabledWhileSending>
      <div className="mt-4 grid gap-4">
        <ActFailure title={t('deskSalons.view.failed')} error={begin.error} />
        <Button
          full
          tone={isMissing ? 'held-back' : 'primary'}
          aria-disabled={isMissing ? true : undefined}
          busy={begin.isPending && t('deskSalons.view.beginning')}
          onClick={() => !isMissing && begin.mutate()}
        >
          {isMissing ? t('deskSalons.view.missing') : t('deskSalons.view.begin')}
        </Button>
      </div>
    </Dialog>
  )
}
