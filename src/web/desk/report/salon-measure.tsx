import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MEASURE_GROUNDS, type MeasureGround, measureGround } from '#domain/report/salon-measure.ts'
import { useTranslation } from '../../language.ts'
import { Choice, Dot } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { salonQuery } from '../salon/salons-query.ts'
import { statementMail } from '../salon/statement-preview.tsx'
import type { DecisionMail } from '../shell/decision-form.tsx'
import type { Report } from './report-query.ts'

/** Hiding a salon by a report about it, as on its own page: with the statement of reasons to its owners (DESK-255). */
export function useSalonMeasure({ kind, providerId }: Report, isChosen: boolean) {
  const [ground, setGround] = useState<MeasureGround>('misleading-data')
  const [law, setLaw] = useState('')
  const isMeasure = kind === 'provider' && isChosen
  const { t } = useTranslation()
  const { data, isError } = useQuery({ ...salonQuery(providerId), enabled: isMeasure })
  const salon = data?.salon
  const isLawMissing = ground === 'law' && law.trim() === ''
  const missingSalon = isError ? t('deskSalons.salonFailed') : t('common.loading')
  const missingLaw = isLawMissing ? t('deskSalons.decide.missingLaw') : undefined
  const missingText = salon ? missingLaw : missingSalon
  // Its owners have the reasons already (DESK-260).
  const isOff = salon?.state === 'hidden' || salon?.state === 'ended'
  return {
    isMeasure,
    /** What a measure needs and has not yet, in words. */
    missing: isMeasure ? missingText : undefined,
    reportGround: measureGround(ground),
    restriction: { ground, law, decisions: salon?.decisions ?? 0 },
    mailsOf: (facts: string): DecisionMail[] =>
      salon && !isOff
        ? [statementMail(salon, { kind: 'hide', ground, law, facts, atOnce: false })]
        : [],
    fields: <MeasureGrounds {...{ ground, law }} onGround={setGround} onLaw={setLaw} />,
  }
}

function MeasureGrounds(props: {
  ground: MeasureGround
  law: string
  onGround: (ground: MeasureGround) => void
  onLaw: (law: string) => void
}) {
  const { t } = useTranslation()
  return (
    <>
      {MEASURE_GROUNDS.map((each) => (
        <Choice
          key={each}
          variant="card"
          name="measure-ground"
          value={each}
          checked={each === props.ground}
          onChange={() => props.onGround(each)}
        >
          <Dot />
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-strong">{t(`deskSalons.decide.grounds.${each}`)}</span>
            <span className="block text-sm text-muted">
              {t(`deskSalons.decide.groundTexts.${each}`)}
            </span>
          </span>
        </Choice>
      ))}
      {props.ground === 'law' && (
        <TextField
          label={t('deskSalons.decide.law')}
          maxLength={200}
          value={props.law}
          onChange={({ target }) => props.onLaw(target.value)}
        />
      )}
    </>
  )
}
