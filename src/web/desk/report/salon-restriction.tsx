import { useQuery, useQueryClient } from '@tanstack/react-query'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import {
  isOffByDecision,
  reportGroundOf,
  SALON_HIDE_GROUNDS,
  type SalonHideGround,
} from '#domain/report/salon-restriction.ts'
import { visibleText } from '#domain/visible-text.ts'
import { useTranslation } from '../../language.ts'
import { Choice, Dot } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { salonQuery } from '../salon/salons-query.ts'
import { statementMail } from '../salon/statement-preview.tsx'
import type { DecisionMail } from '../shell/decision-form.tsx'
import type { Report } from './report-query.ts'

/** Hiding a salon by a report about it, as on its own page: with the statement of reasons to its owners (DESK-255). */
export function useSalonRestriction({ kind, providerId }: Report, isChosen: boolean) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [ground, setGround] = useState<SalonHideGround>('misleading-data')
  const [law, setLaw] = useState('')
  const hidesSalon = kind === 'provider' && isChosen
  const query = salonQuery(providerId)
  const { data, error } = useQuery({ ...query, enabled: hidesSalon })
  const salon = data?.salon
  const isOff = salon !== undefined && isOffByDecision(salon.state)
  const notLoaded = t(error ? 'deskSalons.salonFailed' : 'common.loading')
  const withoutLaw =
    ground === 'law' && visibleText(law) === '' && t('deskSalons.decide.missingLaw')
  return {
    hidesSalon,
    /** What the restriction still needs, in words; false for nothing. */
    missing: hidesSalon && (salon ? withoutLaw : notLoaded),
    /** Reads the salon again, about which a colleague decided meanwhile. */
    readAgain: () => queries.invalidateQueries({ queryKey: query.queryKey }),
    reportGround: reportGroundOf(ground),
    restriction: { ground, law, decisions: salon?.decisions ?? 0 },
    mailsOf: (facts: string): DecisionMail[] =>
      salon && !isOff
        ? [statementMail(salon, { kind: 'hide', ground, law, facts, atOnce: false })]
        : [],
    fields: (
      <>
        {isOff && (
          <Note tone="info" icon={EyeOff}>
            {t('deskReports.decide.alreadyHidden')}
          </Note>
        )}
        <HideGrounds ground={ground} law={law} onGround={setGround} onLaw={setLaw} />
      </>
    ),
  }
}

function HideGrounds(props: {
  ground: SalonHideGround
  law: string
  onGround: (ground: SalonHideGround) => void
  onLaw: (law: string) => void
}) {
  const { t } = useTranslation()
  return (
    <>
      {SALON_HIDE_GROUNDS.map((each) => (
        <Choice
          key={each}
          variant="card"
          name="restriction-ground"
          value={each}
          checked={each === props.ground}
          onChange={() => props.onGround(each)}
        >
          <Dot />
          <span className="min-w-0 wrap-anywhere">{t(`deskSalons.decide.grounds.${each}`)}</span>
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
