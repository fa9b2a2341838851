import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PLAN_KEYS, type PlanKey } from '#domain/pricing/plan.ts'
import { visibleText } from '#domain/visible-text.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DisabledWhileSending } from '../../ui/disabled-while-sending.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { api } from '../desk-api.ts'
import { ActFailure } from '../shell/act-failure.tsx'
import { LoggedTextField } from '../shell/logged-text-field.tsx'
import { useMutationOnce } from '../shell/use-mutation-once.ts'
import { type SalonDetail, salonQuery } from './salons-query.ts'

/** What a salon buys, and the last day of its trial (DESK-119). */
export function PlanDialog(props: { salon: SalonDetail['salon']; onClose: () => void }) {
  const { salon, onClose } = props
  const { t } = useTranslation()
  const [key, setKey] = useState<PlanKey | ''>(salon.plan?.key ?? '')
  const [locations, setLocations] = useState(String(salon.plan?.locations ?? 1))
  const [trialEndsOn, setTrialEndsOn] = useState(salon.plan?.trialEndsOn ?? '')
  const [reason, setReason] = useState('')
  const isMissing = visibleText(reason) === ''
  const save = useSavePlan(salon)
  const submit = () => {
    const count = Math.min(999, Math.max(1, Math.round(Number(locations)) || 1))
    const plan = key === '' ? null : { key, locations: count, trialEndsOn: trialEndsOn || null }
    if (!isMissing) save.mutate({ plan, reason }, { onSuccess: onClose })
  }
  return (
    <Dialog
      title={t('deskSalons.planDialog.title', { salon: salon.fullName })}
      closeLabel={t('deskSalons.close')}
      isLocked={save.isPending}
      onClose={onClose}
      width="narrow"
    >
      <div className="mt-4 grid gap-4">
        <DisabledWhileSending isSending={save.isPending} className="grid gap-4">
          <SelectField
            label={t('deskSalons.planDialog.key')}
            value={key}
            onChange={({ target }) => setKey(target.value as PlanKey | '')}
          >
            <option value="">{t('deskSalons.noPlan')}</option>
            {PLAN_KEYS.map((each) => (
              <option key={each} value={each}>
                {t(`deskSalons.plans.${each}`)}
              </option>
            ))}
          </SelectField>
          {key !== '' && (
            <>
              <TextField
                type="number"
                min={1}
                max={999}
                label={t('deskSalons.planDialog.locations')}
                value={locations}
                onChange={({ target }) => setLocations(target.value)}
              />
              <TextField
                type="date"
                label={t('deskSalons.planDialog.trial')}
                hint={t('deskSalons.planDialog.trialHint')}
                value={trialEndsOn}
                onChange={({ target }) => setTrialEndsOn(target.value)}
              />
            </>
          )}
          <LoggedTextField
            label={t('deskSalons.planDialog.reason')}
            maxLength={2000}
            rows={3}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </DisabledWhileSending>
        <ActFailure title={t('deskSalons.planDialog.failed')} error={save.error} />
        <Button
          full
          tone={isMissing ? 'held-back' : 'primary'}
          aria-disabled={isMissing ? true : undefined}
          busy={save.isPending && t('deskSalons.planDialog.saving')}
          onClick={submit}
        >
          {t(`deskSalons.planDialog.${isMissing ? 'reasonMissing' : 'save'}`)}
        </Button>
      </div>
    </Dialog>
  )
}

interface NewPlan {
  readonly plan: SalonDetail['salon']['plan']
  readonly reason: string
}

function useSavePlan({ providerId, plan: former }: SalonDetail['salon']) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { queryKey } = salonQuery(providerId)
  return useMutationOnce({
    retry: false,
    networkMode: 'always',
    mutationFn: async ({ plan, reason }: NewPlan) => {
      const request = { params: { providerId }, body: { plan, former, reason } }
      const answer = await api('setProviderPlan', request)
      if (answer.ok) return answer.reply.data
      // What a colleague saved is what is read from now on.
      if (answer.refusal === 'provider-changed') await queries.invalidateQueries({ queryKey })
      throw new Error('The plan was not saved', { cause: answer.refusal })
    },
    onSuccess: (detail) => {
      queries.setQueryData(queryKey, detail)
      showToast('success', t('deskSalons.planDialog.done'))
    },
  })
}
