import { useId, useState } from 'react'
import {
  MAX_FACTS_LENGTH,
  mayEndAtOnce,
  RESTRICTION_GROUNDS,
  type RestrictionGround,
  type RestrictionKind,
} from '#domain/restriction/restriction.ts'
import { visibleText } from '#domain/visible-text.ts'
import { formatDutchDay } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Choice, ChoiceGroup, Dot } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DisabledWhileSending } from '../../ui/disabled-while-sending.tsx'
import { TextField } from '../../ui/field.tsx'
import { ActFailure } from '../shell/act-failure.tsx'
import { LoggedTextField } from '../shell/logged-text-field.tsx'
import { useStoredTextsOf } from '../shell/use-stored-texts.ts'
import type { SalonDetail } from './salons-query.ts'
import { StatementPreview } from './statement-preview.tsx'
import { useDecide } from './use-decide.ts'

/** What is written about a decision that was not taken, and its ground. */
const EMPTY_TEXTS = { ground: '', law: '', facts: '' }

/** What an operator wrote about a decision on a salon. */
export function useDecisionTexts(providerId: string) {
  const [texts, store, clear, putBack] = useStoredTextsOf(providerId, EMPTY_TEXTS)
  return { texts, store, clear, putBack }
}

interface DecisionDialogProps {
  kind: RestrictionKind
  stored: ReturnType<typeof useDecisionTexts>
  salon: SalonDetail['salon']
  onClose: () => void
}

/**
 * Ground, facts and effect of a decision about a salon, with the mail as it will leave beside it (DESK-113, DESK-115). What is
 * written stays until it is sent (DESK-240), also when a colleague decided meanwhile: the salon behind it is read again. What
 * was sent is there again once it is undone (DESK-291).
 */
export function DecisionDialog({ kind, salon, stored, onClose }: DecisionDialogProps) {
  const { t } = useTranslation()
  const { texts, store } = stored
  const { law, facts } = texts
  const ground = groundOf(texts)
  const [isAtOnce, setIsAtOnce] = useState(false)
  const decide = useDecide(salon)
  const missingId = useId()
  const atOnce = kind === 'end' && isAtOnce && mayEndAtOnce(ground)
  const missing =
    ground === 'law' && visibleText(law) === ''
      ? t('deskSalons.decide.missingLaw')
      : visibleText(facts) === '' && t('deskSalons.decide.missingFacts')
  const submit = () => {
    if (missing) return
    const sent = { ground, law, facts }
    const each = (change: typeof stored.clear) => {
      for (const name of TEXT_NAMES) change(name, sent[name])
    }
    const onUndone = () => each(stored.putBack)
    const onSuccess = () => {
      each(stored.clear)
      onClose()
    }
    decide.mutate({ kind, ...sent, atOnce, onUndone }, { onSuccess })
  }
  return (
    <Dialog
      title={t(`deskSalons.decide.${kind}`, { salon: salon.fullName })}
      closeLabel={t('deskSalons.close')}
      isLocked={decide.isPending}
      onClose={onClose}
    >
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5">
        <DisabledWhileSending
          isSending={decide.isPending}
          className="grid grid-cols-[minmax(0,1fr)] gap-5"
        >
          <GroundChoice ground={ground} onChoose={(chosen) => store({ ground: chosen })} />
          {ground === 'law' && (
            <TextField
              label={t('deskSalons.decide.law')}
              maxLength={200}
              value={law}
              onChange={({ target }) => store({ ground, law: target.value })}
            />
          )}
          <LoggedTextField
            label={t('deskSalons.decide.facts')}
            hint={t('deskSalons.decide.factsHint')}
            maxLength={MAX_FACTS_LENGTH}
            value={facts}
            onChange={({ target }) => store({ ground, facts: target.value })}
          />
          {kind === 'end' && mayEndAtOnce(ground) && (
            <Checkbox checked={isAtOnce} onChange={({ target }) => setIsAtOnce(target.checked)}>
              {t('deskSalons.decide.atOnce')}
            </Checkbox>
          )}
        </DisabledWhileSending>
        <Effect kind={kind} salon={salon} atOnce={atOnce} />
        <section aria-label={t('desk.decision.mail')} className="grid gap-2">
          <h3 className="font-sans text-base font-strong">{t('desk.decision.mail')}</h3>
          <StatementPreview salon={salon} decision={{ kind, ground, law, facts, atOnce }} />
        </section>
        <ActFailure title={t('deskSalons.decide.failed')} error={decide.error} />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            tone={missing ? 'held-back' : 'danger'}
            aria-disabled={missing ? true : undefined}
            aria-describedby={missing ? missingId : undefined}
            busy={decide.isPending && t('deskSalons.decide.sending')}
            onClick={submit}
          >
            {t(`deskSalons.decide.submit.${kind}`)}
          </Button>
          {missing && (
            <span id={missingId} className="text-sm text-muted">
              {missing}
            </span>
          )}
          <Button tone="quiet" onClick={onClose} disabled={decide.isPending}>
            {t('deskSalons.decide.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

const TEXT_NAMES = ['ground', 'law', 'facts'] as const

function groundOf({ ground }: typeof EMPTY_TEXTS): RestrictionGround {
  return RESTRICTION_GROUNDS.find((each) => each === ground) ?? RESTRICTION_GROUNDS[0]
}

function GroundChoice(props: {
  ground: RestrictionGround
  onChoose: (ground: RestrictionGround) => void
}) {
  const { t } = useTranslation()
  return (
    <ChoiceGroup
      legend={t('deskSalons.decide.ground')}
      className="grid grid-cols-[minmax(0,1fr)] gap-2.5 sm:grid-cols-[repeat(2,minmax(0,1fr))]"
    >
      {RESTRICTION_GROUNDS.map((ground) => (
        <Choice
          key={ground}
          variant="card"
          name="ground"
          value={ground}
          checked={ground === props.ground}
          onChange={() => props.onChoose(ground)}
        >
          <Dot />
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-strong">{t(`deskSalons.decide.grounds.${ground}`)}</span>
            <span className="block text-sm text-muted">
              {t(`deskSalons.decide.groundTexts.${ground}`)}
            </span>
          </span>
        </Choice>
      ))}
    </ChoiceGroup>
  )
}

function Effect({
  kind,
  salon,
  atOnce,
}: {
  kind: RestrictionKind
  salon: SalonDetail['salon']
  atOnce: boolean
}) {
  const { t, language } = useTranslation()
  const { upcoming, afterNotice } = salon.counts
  const day = formatDutchDay(Date.parse(salon.noticeEndsAt) - 1, language)
  const reach =
    kind !== 'end'
      ? t('deskSalons.decide.standing', { count: upcoming })
      : atOnce
        ? t('deskSalons.decide.cancelledNow', { count: upcoming })
        : t('deskSalons.decide.afterNotice', { count: afterNotice })
  return (
    <section className="rounded-md bg-surface-soft p-4">
      <h3 className="font-sans text-base font-strong">{t('deskSalons.decide.effect')}</h3>
      <p className="mt-1">{t(`deskSalons.decide.effects.${atOnce ? 'endNow' : kind}`, { day })}</p>
      <p className="mt-1 text-muted">{reach}</p>
    </section>
  )
}
