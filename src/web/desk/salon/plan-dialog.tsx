import { useQueryClient } from '@tanstack/react-query'
import Users from 'lucide-react/icons/users'
import { useState } from 'react'
import { MAX_REASON_LENGTH } from '#domain/operator-log/acts.ts'
import { isTrialDay, PLAN_KEYS, type PlanKey } from '#domain/pricing/plan.ts'
import { visibleText } from '#domain/visible-text.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DisabledWhileSending } from '../../ui/disabled-while-sending.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast.tsx'
import { api } from '../desk-api.ts'
import { ActFailure } from '../shell/act-failure.tsx'
import { LoggedTextField } from '../shell/logged-text-field.tsx'
import { useDutchToday } from '../shell/use-dutch-today.ts'
import { useMutationOnce } from '../shell/use-mutation-once.ts'
import { PlanText } from './salon-table.tsx'
import { type SalonDetail, salonQuery, showSalon } from './salons-query.ts'

/**
 * What a salon buys, and the last day of its trial (DESK-119). A plan that a colleague saved since the dialog opened is shown,
 * and is replaced only by choice (DESK-199). The note about it and the button stay in sight (DESK-292).
 */
export function PlanDialog(props: { salon: SalonDetail['salon']; onClose: () => void }) {
  const { salon, onClose } = props
  const { t } = useTranslation()
  const [key, setKey] = useState<PlanKey | ''>(salon.plan?.key ?? '')
  const [locations, setLocations] = useState(String(salon.plan?.locations ?? 1))
  const [trialEndsOn, setTrialEndsOn] = useState(salon.plan?.trialEndsOn ?? '')
  const [reason, setReason] = useState('')
  // What the operator read: the salon may be read again behind the dialog.
  const [former, setFormer] = useState(salon.plan)
  const save = useSavePlan(salon)
  const isChanged = !save.isPending && !isSamePlan(former, salon.plan)
  const isTrialWrong = key !== '' && trialEndsOn !== '' && !isTrialDay(trialEndsOn)
  const missing = missingPart({ isChanged, isTrialWrong, reason })
  const submit = () => {
    const count = Math.min(999, Math.max(1, Math.round(Number(locations)) || 1))
    const plan = key === '' ? null : { key, locations: count, trialEndsOn: trialEndsOn || null }
    if (!missing) save.mutate({ plan, former, reason }, { onSuccess: onClose })
  }
  const keepMine = () => {
    save.reset()
    setFormer(salon.plan)
  }
  const takeTheirs = () => {
    keepMine()
    setKey(salon.plan?.key ?? '')
    setLocations(String(salon.plan?.locations ?? 1))
    setTrialEndsOn(salon.plan?.trialEndsOn ?? '')
  }
  return (
    <Dialog
      title={t('deskSalons.planDialog.title', { salon: salon.fullName })}
      closeLabel={t('deskSalons.close')}
      isLocked={save.isPending}
      onClose={onClose}
      width="narrow"
      footer={
        <Button
          full
          tone={missing ? 'held-back' : 'primary'}
          aria-disabled={missing ? true : undefined}
          busy={save.isPending && t('deskSalons.planDialog.saving')}
          onClick={submit}
        >
          {t(`deskSalons.planDialog.${missing || 'save'}`)}
        </Button>
      }
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
                error={isTrialWrong ? t('deskSalons.planDialog.trialFault') : undefined}
                value={trialEndsOn}
                onChange={({ target }) => setTrialEndsOn(target.value)}
              />
            </>
          )}
          <LoggedTextField
            label={t('deskSalons.planDialog.reason')}
            maxLength={MAX_REASON_LENGTH}
            rows={3}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </DisabledWhileSending>
        {isChanged ? (
          <div ref={scrollIntoView}>
            <ChangedPlan plan={salon.plan} onTake={takeTheirs} onKeep={keepMine} />
          </div>
        ) : (
          <ActFailure title={t('deskSalons.planDialog.failed')} error={save.error} />
        )}
      </div>
    </Dialog>
  )
}

/** What is said in place of "Save" while the plan cannot be saved; false when it can. */
function missingPart(input: { isChanged: boolean; isTrialWrong: boolean; reason: string }) {
  if (input.isChanged) return 'choiceMissing'
  if (input.isTrialWrong) return 'trialFault'
  return visibleText(input.reason) === '' && 'reasonMissing'
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

type Plan = SalonDetail['salon']['plan']

/** What a colleague saved meanwhile, which the operator takes over or replaces. */
function ChangedPlan(props: { plan: Plan; onTake: () => void; onKeep: () => void }) {
  const { t } = useTranslation()
  return (
    <Note tone="warning" icon={Users} role="alert" title={t('deskSalons.planDialog.changed')}>
      <PlanText plan={props.plan} today={useDutchToday()} />
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button size="sm" onClick={props.onTake}>
          {t('deskSalons.planDialog.takeTheirs')}
        </Button>
        <Button size="sm" onClick={props.onKeep}>
          {t('deskSalons.planDialog.keepMine')}
        </Button>
      </div>
    </Note>
  )
}

function isSamePlan(one: Plan, other: Plan): boolean {
  return (
    one?.key === other?.key &&
    one?.locations === other?.locations &&
    one?.trialEndsOn === other?.trialEndsOn
  )
}

interface NewPlan {
  readonly plan: Plan
  /** What the operator read: another one by now is refused. */
  readonly former: Plan
  readonly reason: string
}

function useSavePlan({ providerId }: SalonDetail['salon']) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { queryKey } = salonQuery(providerId)
  return useMutationOnce({
    mutationFn: async (body: NewPlan) => {
      const answer = await api('setProviderPlan', { params: { providerId }, body })
      if (answer.ok) return answer.reply.data
      // What a colleague saved is what is read from now on.
      if (answer.refusal === 'provider-changed') await queries.invalidateQueries({ queryKey })
      throw new Error('The plan was not saved', { cause: answer.refusal })
    },
    onSuccess: (detail) => {
      showSalon(queries, detail)
      showToast('success', t('deskSalons.planDialog.done'))
    },
  })
}
