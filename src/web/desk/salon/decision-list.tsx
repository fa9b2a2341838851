import { useId, useState } from 'react'
import { MAX_REASON_LENGTH } from '#domain/operator-log/acts.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { visibleText } from '#domain/visible-text.ts'
import { formatDutchDay, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DisabledWhileSending } from '../../ui/disabled-while-sending.tsx'
import { ActFailure } from '../shell/act-failure.tsx'
import { LoggedTextField } from '../shell/logged-text-field.tsx'
import type { Decision, SalonDetail } from './salons-query.ts'
import { useLift } from './use-decide.ts'

/** The decisions about a salon, the latest first; one that stands can be taken back. */
export function DecisionList({ salon }: { salon: SalonDetail['salon'] }) {
  const { t } = useTranslation()
  const [lifting, setLifting] = useState<string | null>(null)
  return (
    <section>
      <h2 className="mb-3 text-xl">{t('deskSalons.decisions.title')}</h2>
      {salon.restrictions.length === 0 && (
        <p className="text-muted">{t('deskSalons.decisions.none')}</p>
      )}
      <ol className="grid gap-3">
        {salon.restrictions.map((decision) => (
          <li
            key={decision.restrictionId}
            className="rounded-lg border border-line bg-surface p-4 sm:p-5"
          >
            <DecisionText decision={decision} />
            {decision.kind !== 'pause' && decision.liftedAt === null && (
              <Button size="sm" className="mt-3" onClick={() => setLifting(decision.restrictionId)}>
                {t('deskSalons.decisions.lift')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {lifting !== null && (
        <LiftDialog
          providerId={salon.providerId}
          restrictionId={lifting}
          onClose={() => setLifting(null)}
        />
      )}
    </section>
  )
}

function DecisionText({ decision }: { decision: Decision }) {
  const { t, language } = useTranslation()
  const { kind, ground, law, facts, decidedAt, liftedAt, liftReason } = decision
  const dayOf = (moment: string) => formatDutchDay(Date.parse(moment), language)
  const { customersToldAt, mailedAt, hasNoReader, takesEffectAt } = decision
  const told = [
    kind === 'end' &&
      takesEffectAt > decidedAt &&
      t('deskSalons.decisions.takesEffect', {
        day: formatDutchDay(Date.parse(takesEffectAt) - 1, language),
      }),
    mailedAt
      ? t('deskSalons.decisions.mailed', {
          day: `${dayOf(mailedAt)}, ${formatTime(mailedAt, DUTCH_ZONE, language)}`,
        })
      : liftedAt === null && t(`deskSalons.decisions.${hasNoReader ? 'noReader' : 'notMailed'}`),
    customersToldAt && t('deskSalons.decisions.told', { day: dayOf(customersToldAt) }),
    liftedAt && t('deskSalons.decisions.lifted', { day: dayOf(liftedAt), reason: liftReason }),
  ].filter(Boolean)
  return (
    <>
      <h3 className="font-sans text-base font-strong">
        {t('deskSalons.decisions.on', {
          kind: t(`deskSalons.decisions.kinds.${kind}`),
          day: dayOf(decidedAt),
        })}
      </h3>
      <p className="text-sm text-muted">
        {`${t(`deskSalons.decide.grounds.${ground}`)}: ${law || t(`deskSalons.decide.groundTexts.${ground}`)}`}
      </p>
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{facts}</p>
      <p className="mt-2 text-sm wrap-anywhere text-muted">{told.join('. ')}.</p>
    </>
  )
}

function LiftDialog(props: { providerId: string; restrictionId: string; onClose: () => void }) {
  const { providerId, restrictionId, onClose } = props
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const lift = useLift(providerId)
  const missingId = useId()
  const isMissing = visibleText(reason) === ''
  const submit = () => {
    const lifted = { restrictionId, reason, said: t('deskSalons.lift.done') }
    if (!isMissing) lift.mutate(lifted, { onSuccess: onClose })
  }
  return (
    <Dialog
      title={t('deskSalons.lift.title')}
      closeLabel={t('deskSalons.close')}
      isLocked={lift.isPending}
      onClose={onClose}
    >
      <p className="mt-3 mb-4 text-muted">{t('deskSalons.lift.text')}</p>
      <DisabledWhileSending isSending={lift.isPending} className="">
        <LoggedTextField
          label={t('deskSalons.lift.reason')}
          maxLength={MAX_REASON_LENGTH}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </DisabledWhileSending>
      <div className="mt-4">
        <ActFailure title={t('deskSalons.lift.failed')} error={lift.error} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button
          tone={isMissing ? 'held-back' : 'primary'}
          aria-disabled={isMissing ? true : undefined}
          aria-describedby={isMissing ? missingId : undefined}
          busy={lift.isPending && t('deskSalons.lift.sending')}
          onClick={submit}
        >
          {t('deskSalons.lift.submit')}
        </Button>
        {isMissing && (
          <span id={missingId} className="text-sm text-muted">
            {t('deskSalons.lift.missing')}
          </span>
        )}
      </div>
    </Dialog>
  )
}
