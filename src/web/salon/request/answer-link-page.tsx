import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { useTranslation } from '../../language.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Column } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useNowByMinute } from '../../use-now-by-minute.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { answerLinkQuery, type LinkedRequest } from './answer-link-query.ts'
import { LinkedRequestCard } from './linked-request-card.tsx'
import { momentText, type TextContext } from './request-text.ts'
import { useAnswerLink } from './use-answer-link.ts'
import '../../workspaces.css'

/** Answers a request from the mail to the salon, without signing in (WORK-105). Opening it changes nothing. */
export function AnswerLinkPage({ token }: { token: string }) {
  const { t, language } = useTranslation()
  const query = useQuery(answerLinkQuery(token, language))
  const refusal = query.error && (query.error.cause as RefusalCode)
  return (
    <Column width="form" className="pt-8 pb-14">
      {query.isPending && <Pending />}
      {refusal === 'not-found' && <Unknown />}
      {refusal && refusal !== 'not-found' && (
        <LoadFailure
          title={t('workspace.link.failed')}
          refusal={refusal}
          loaded={query.data && { at: query.dataUpdatedAt, timeZone: query.data.timeZone }}
          isLoading={query.isFetching}
          onRetry={query.refetch}
        />
      )}
      {query.data && refusal !== 'not-found' && <Linked token={token} request={query.data} />}
    </Column>
  )
}

function Linked({ token, request }: { token: string; request: LinkedRequest }) {
  const { t, language } = useTranslation()
  const now = useNowByMinute()
  const heading = useRef<HTMLHeadingElement>(null)
  const answer = useAnswerLink(token)
  const { state, visit, timeZone } = request
  const context = useMemo(
    () => ({ t, language, timeZone: timeZone || DUTCH_ZONE, now }),
    [t, language, timeZone, now],
  )
  const isOver = Date.parse(request.answerBy) <= now
  const isWaiting = state === 'waiting' && visit !== null && !isOver
  const wasWaiting = useRef(isWaiting)
  useEffect(() => {
    // The button that was pressed is gone.
    if (wasWaiting.current && !isWaiting) heading.current?.focus()
    wasWaiting.current = isWaiting
  }, [isWaiting])
  if (isWaiting) {
    return <LinkedRequestCard request={{ ...request, visit }} context={context} answer={answer} />
  }
  const shown = state === 'waiting' ? 'lapsed' : state
  const texts = outcomeTexts({ ...request, state: shown }, answer.data ?? null, context)
  return (
    <div role="status" className="grid gap-3">
      <h1 ref={heading} tabIndex={-1} className="outline-none wrap-anywhere">
        {texts.title}
      </h1>
      <p className="text-muted wrap-anywhere">{texts.text}</p>
      <p className="mt-3">
        <ButtonLink
          to="/salon/$userName/requests"
          params={{ userName: request.providerUserName }}
          tone="outlined"
        >
          {t('workspace.link.toList')}
        </ButtonLink>
      </p>
    </div>
  )
}

/** What became of a request that no longer waits. `sent` is the answer that was given on this page. */
function outcomeTexts(
  { state, answer, answerBy, visit }: LinkedRequest,
  sent: 'CONFIRMED' | 'DECLINED' | null,
  context: TextContext,
): { title: string; text: string } {
  const { t } = context
  if (state === 'answered' && answer) {
    const kind = answer.status === 'DECLINED' ? 'DECLINED' : 'CONFIRMED'
    const name = visit?.customerName || t('workspace.requests.someone')
    if (sent === kind) {
      return {
        title: t(`workspace.link.done.${kind}`),
        text: t(`workspace.link.doneText.${kind}`, { name }),
      }
    }
    const moment = momentText(answer.at, context)
    return {
      title: t(`workspace.link.answered.${kind}`),
      text: t('workspace.link.answeredText', { moment }),
    }
  }
  const kind = state === 'changed' || state === 'cancelled' ? state : 'lapsed'
  const moment = momentText(answerBy, context)
  return { title: t(`workspace.link.${kind}`), text: t(`workspace.link.${kind}Text`, { moment }) }
}

function Unknown() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-3">
      <h1>{t('workspace.link.unknown')}</h1>
      <p className="text-muted">{t('workspace.link.unknownText')}</p>
      <p className="mt-3">
        <ButtonLink to="/salon" tone="outlined">
          {t('workspace.link.toWorkspace')}
        </ButtonLink>
      </p>
    </div>
  )
}

function Pending() {
  const { t } = useTranslation()
  return (
    <>
      <p role="status" className="sr-only">
        {t('common.loading')}
      </p>
      <Skeleton className="h-64 rounded-lg" />
    </>
  )
}
