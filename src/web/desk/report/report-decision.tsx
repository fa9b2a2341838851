import { useQueryClient } from '@tanstack/react-query'
import Scale from 'lucide-react/icons/scale'
import { useState } from 'react'
import { firstName } from '#domain/person-name.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import {
  DECISION_EFFECTS,
  type DecisionEffect,
  GROUNDS_OF,
  type Ground,
  OBJECTION_DAYS,
  OWN_INITIATIVE,
  REPORT_LIMITS,
  type ReportParty,
} from '#domain/report/report.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { decisionLetter, groundText, isInformed } from '#messages/decision-letter.ts'
import { formatDay } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Choice, Dot } from '../../ui/choice.tsx'
import { FailureNote, Note } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast.tsx'
import { api } from '../desk-api.ts'
import { DecisionForm, type DecisionMail } from '../shell/decision-form.tsx'
import { DESK_KEY } from '../shell/desk-query.ts'
import { useMutationOnce } from '../shell/use-mutation-once.ts'
import { useStoredTexts } from '../shell/use-stored-texts.ts'
import { type Report, reportQuery } from './report-query.ts'
import { useSalonRestriction } from './salon-restriction.tsx'

/** The heading of the decision, to which the bar at the bottom of a phone leads. */
export const DECISION_ID = 'decision'

/**
 * The decision about a report with its mails as they will leave (DESK-072, DESK-073). When a colleague was first, what was
 * typed stays and the colleague's decision stands beside it (DESK-078).
 */
export function ReportDecision({ report }: { report: Report }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [effect, setEffect] = useState<DecisionEffect>('none')
  const [ground, setGround] = useState<Ground>('within-rules')
  const [{ facts }, keep, clear] = useStoredTexts({ facts: '' })
  const { reportId, version, state } = report
  const salonRestriction = useSalonRestriction(report, effect === 'hide')
  const decided = salonRestriction.hidesSalon ? salonRestriction.reportGround : ground
  const { mutate, isPending, error, isSuccess } = useMutationOnce({
    mutationFn: async (sent: string) => {
      const { hidesSalon, restriction } = salonRestriction
      const body = {
        version,
        effect,
        ground: decided,
        facts: sent,
        ...(hidesSalon && { restriction }),
      }
      const answer = await api('decideReport', { params: { reportId }, body })
      if (!answer.ok) {
        if (answer.refusal === 'provider-changed') await salonRestriction.readAgain()
        throw new Error('The report was not decided', { cause: answer.refusal })
      }
      queries.setQueryData(reportQuery(reportId).queryKey, answer.reply.data.report)
    },
    onSuccess: (_, sent) => {
      clear('facts', sent)
      showToast('success', t('deskReports.decide.done'))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: DESK_KEY }),
  })
  const refusal = error && (error.cause as RefusalCode)
  const isOver = state === 'decided' && (isSuccess || refusal !== 'item-changed')
  if (isOver) return null
  if (!report.mayDecide && state === 'objection')
    return (
      <div className="mt-8">
        <Note tone="info" icon={Scale}>
          {t('deskReports.decide.own')}
        </Note>
      </div>
    )
  const chooseEffect = (chosen: DecisionEffect) => {
    setEffect(chosen)
    setGround(GROUNDS_OF[chosen][0])
  }
  const mails = [
    ...(salonRestriction.hidesSalon ? salonRestriction.mailsOf(facts) : []),
    ...mailsOf(report, { effect, ground: decided, facts }, t),
  ]
  return (
    <section className="mt-10 border-t border-line pt-8">
      <h2 id={DECISION_ID} tabIndex={-1} className="mb-5 outline-none">
        {t(state === 'objection' ? 'deskReports.decide.again' : 'deskReports.decide.title')}
      </h2>
      <DecisionForm
        isEffectFirst
        effect={<Effects kind={report.kind} effect={effect} onEffect={chooseEffect} />}
        ground={
          salonRestriction.hidesSalon ? (
            salonRestriction.fields
          ) : (
            <Grounds effect={effect} ground={ground} onGround={setGround} />
          )
        }
        facts={facts}
        onFacts={(typed) => keep({ facts: typed })}
        maxFacts={REPORT_LIMITS.facts}
        objection={t('deskReports.decide.objection')}
        mails={mails}
        submitLabel={
          mails.length === 0
            ? t('deskReports.decide.sendNone')
            : t('deskReports.decide.send', { count: mails.length })
        }
        tone={effect === 'hide' ? 'danger-outlined' : 'primary'}
        isSending={isPending}
        failure={refusal && <Refusal report={report} refusal={refusal} />}
        back={
          <ButtonLink tone="quiet" to="/desk/reports">
            {t('deskReports.decide.back')}
          </ButtonLink>
        }
        missing={salonRestriction.missing}
        onSubmit={() => mutate(facts)}
      />
    </section>
  )
}

function Effects(props: {
  kind: Report['kind']
  effect: DecisionEffect
  onEffect: (effect: DecisionEffect) => void
}) {
  const { t } = useTranslation()
  return (
    <>
      {DECISION_EFFECTS.map((each) => (
        <Choice
          key={each}
          variant="card"
          name="effect"
          value={each}
          checked={props.effect === each}
          onChange={() => props.onEffect(each)}
        >
          <Dot />
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-strong">{t(`deskReports.decide.effects.${each}`)}</span>
            <span className="text-sm text-muted">
              {t(
                each === 'hide' && props.kind === 'provider'
                  ? 'deskReports.decide.hideSalon'
                  : `deskReports.decide.effectHints.${each}`,
              )}
            </span>
          </span>
        </Choice>
      ))}
    </>
  )
}

function Grounds(props: {
  effect: DecisionEffect
  ground: Ground
  onGround: (ground: Ground) => void
}) {
  const { language } = useTranslation()
  return GROUNDS_OF[props.effect].map((each) => (
    <Choice
      key={each}
      variant="card"
      name="ground"
      value={each}
      checked={props.ground === each}
      onChange={() => props.onGround(each)}
    >
      <Dot />
      <span className="min-w-0 wrap-anywhere">{groundText(each, language)}</span>
    </Choice>
  ))
}

function Refusal({ report, refusal }: { report: Report; refusal: RefusalCode }) {
  const { t } = useTranslation()
  if (refusal === 'provider-hidden')
    return (
      <FailureNote title={t('deskReports.decide.failed')}>
        {t('deskReports.decide.showFirst')}
      </FailureNote>
    )
  if (refusal !== 'item-changed')
    return (
      <FailureNote title={t('deskReports.decide.failed')}>{t(`refusals.${refusal}`)}</FailureNote>
    )
  const other = report.state === 'decided' ? report.decisions.at(-1) : undefined
  return (
    <FailureNote title={t('deskReports.decide.changed')}>
      {other
        ? t('deskReports.decide.changedText', {
            who: other.decidedBy ?? t('deskReports.history.commandLine'),
            effect: t(`deskReports.history.effects.${other.effect}`),
            facts: other.facts,
          })
        : t('deskReports.decide.changedOnly')}
    </FailureNote>
  )
}

interface Decision {
  effect: DecisionEffect
  ground: Ground
  facts: string
}

function mailsOf(
  report: Report,
  decision: Decision,
  t: ReturnType<typeof useTranslation>['t'],
): DecisionMail[] {
  const effectBefore = report.effect
  const told = { effect: decision.effect, effectBefore }
  const isReached: Record<ReportParty, boolean> = {
    // The owners of a salon get the statement of reasons.
    author: report.kind !== 'provider' && report.author.canBeMailed && isInformed('author', told),
    reporter: report.reporterEmail !== null,
  }
  return (['author', 'reporter'] as const)
    .filter((party) => isReached[party])
    .map((party) => {
      const [name, language] =
        party === 'author'
          ? [report.author.name, report.author.language]
          : [report.reporterName, report.language]
      const hasObjected = report.objections.some((each) => each.party === party)
      const until = Date.now() + OBJECTION_DAYS * DAY_MS
      const letter = decisionLetter({
        party,
        language,
        kind: report.kind,
        salon: report.providerFullName,
        name: firstName(name),
        ...decision,
        effectBefore,
        isOwnInitiative: report.reason === OWN_INITIATIVE,
        objectUntil: hasObjected ? null : formatDay(until, DUTCH_ZONE, language, 'dayMonthYear'),
      })
      const who = t(
        party === 'author' ? 'deskReports.decide.toAuthor' : 'deskReports.decide.toReporter',
      )
      return {
        to: name ? `${who}, ${name}` : who,
        subject: letter.subject,
        paragraphs: [
          letter.opening,
          ...letter.rows
            .filter(({ lines }) => lines.some((line) => line.trim() !== ''))
            .map(({ label, lines }) => `${label}: ${lines.join('\n')}`),
          ...letter.notes,
        ],
      }
    })
}
