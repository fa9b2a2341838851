import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { REPORT_LIMITS } from '#domain/report/report.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { groundText } from '#messages/decision-letter.ts'
import { reportMail as en } from '#messages/en/report-mail.ts'
import { formatDay } from '#messages/format.ts'
import { reportMail as nl } from '#messages/nl/report-mail.ts'
import { useTranslation } from '../../language.ts'
import { replyOf } from '../../query-client.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { Column } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { api } from './report-api.ts'

type LinkedDecision = Reply<Endpoints['readObjectionLink']>['data']

const WORDS = { en, nl }

/** A decision about a report and the form to object to it, by the link in the mail (DESK-076). Opening it changes nothing. */
export function ObjectionPage({ token }: { token: string }) {
  const { t } = useTranslation()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['objection', token],
    queryFn: async () =>
      replyOf(await api('readObjectionLink', { params: { token } }), 'The decision did not load')
        .data,
    refetchOnMount: 'always',
    gcTime: 0,
  })
  const refusal = error && (error.cause as RefusalCode)
  return (
    <Column width="form" className="pt-8 pb-14">
      {isPending && (
        <>
          <h1 className="mb-5">{t('report.objection.title')}</h1>
          <p role="status" className="sr-only">
            {t('common.loading')}
          </p>
          <Skeleton className="h-60 rounded-lg" />
        </>
      )}
      {refusal === 'not-found' && (
        <>
          <h1>{t('report.objection.none')}</h1>
          <p className="mt-3 mb-6 text-muted">{t('report.objection.noneText')}</p>
          <ButtonLink to="/contact-us">{t('report.objection.contact')}</ButtonLink>
        </>
      )}
      {refusal && refusal !== 'not-found' && (
        <>
          <FailureNote title={t('report.failed')}>{t(`refusals.${refusal}`)}</FailureNote>
          <Button className="mt-3" onClick={() => refetch()}>
            {t('common.retry')}
          </Button>
        </>
      )}
      {data && <Decision token={token} decision={data} onSent={() => refetch()} />}
    </Column>
  )
}

interface DecisionProps {
  token: string
  decision: LinkedDecision
  onSent: () => void
}

function Decision({ token, decision, onSent }: DecisionProps) {
  const { t, language } = useTranslation()
  const dayOf = (at: string) => formatDay(at, DUTCH_ZONE, language, 'dayMonthYear')
  const { kind, effect, ground, facts, decidedAt, until, objectedAt } = decision
  const values = {
    day: dayOf(decidedAt),
    what: WORDS[language].what[kind],
    salon: decision.providerFullName,
  }
  return (
    <>
      <h1>{t(objectedAt ? 'report.objection.sent' : 'report.objection.title')}</h1>
      {objectedAt && (
        <p role="status" className="mt-3">
          {t('report.objection.sentText', { day: dayOf(objectedAt) })}
        </p>
      )}
      <div className="my-6 rounded-lg bg-surface-soft px-5 py-4 wrap-anywhere">
        <p className="font-strong">{t(`report.objection.decided.${effect}`, values)}</p>
        <dl className="mt-3 grid gap-3">
          <div>
            <dt className="text-sm text-muted">{t('report.objection.ground')}</dt>
            <dd>{groundText(ground, language)}</dd>
          </div>
          {facts && (
            <div>
              <dt className="text-sm text-muted">{t('report.objection.facts')}</dt>
              <dd className="whitespace-pre-line">{facts}</dd>
            </div>
          )}
        </dl>
      </div>
      {!objectedAt && <ObjectionForm token={token} until={dayOf(until)} onSent={onSent} />}
    </>
  )
}

function ObjectionForm(props: { token: string; until: string; onSent: () => void }) {
  const { t } = useTranslation()
  const [message, setMessage] = useState('')
  const [state, setState] = useState<'idle' | 'sending' | 'incomplete' | RefusalCode>('idle')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending') return
    if (message.trim() === '') return setState('incomplete')
    setState('sending')
    const answer = await api('objectToDecision', {
      params: { token: props.token },
      body: { message },
    })
    if (answer.ok || answer.refusal === 'already-objected') props.onSent()
    else setState(answer.refusal)
  }
  const isRefused = state !== 'idle' && state !== 'sending' && state !== 'incomplete'
  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      <TextAreaField
        label={t('report.objection.what')}
        hint={t('report.objection.whatHint', { day: props.until })}
        rows={5}
        maxLength={REPORT_LIMITS.objection}
        value={message}
        error={state === 'incomplete' && t('report.objection.required')}
        onChange={({ target }) => setMessage(target.value)}
      />
      {isRefused && (
        <FailureNote title={t('report.objection.notSent')}>{t(`refusals.${state}`)}</FailureNote>
      )}
      <div>
        <Button type="submit" tone="primary" busy={state === 'sending' && t('report.sending')}>
          {t('report.objection.send')}
        </Button>
      </div>
    </form>
  )
}
