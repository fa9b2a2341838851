import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { SceneDrawing } from '../../art/scene-drawing.tsx'
import { useTranslation } from '../../language.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NewTabLink } from '../../ui/new-tab-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useNowByMinute } from '../../use-now-by-minute.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { NO_ACCESS } from '../shell/no-access.ts'
import { matchOpenRequests, OWN_SALONS_KEY, type OwnSalon } from '../shell/own-salons.ts'
import { SalonPage } from '../shell/salon-page.tsx'
import { AnswerSpeed } from './answer-speed.tsx'
import { AnsweredList } from './answered-list.tsx'
import {
  DeclineRequestDialog,
  type DeclineState,
  newDeclineState,
} from './decline-request-dialog.tsx'
import { type OnOutcome, RequestCard } from './request-card.tsx'
import { type Requests, requestsQuery } from './requests-query.ts'
import { useLostAnswers } from './use-lost-answers.ts'
import { useNewRequests } from './use-new-requests.ts'

/** The requests that wait for an answer, and those answered this week (WORK-04). */
export function RequestsPage({ userName }: { userName: string }) {
  const { t, language } = useTranslation()
  const query = useQuery(requestsQuery(userName, language))
  const refusal = query.error && (query.error.cause as RefusalCode)
  // Without access nothing is left on the page.
  const data = refusal && NO_ACCESS.has(refusal) ? undefined : query.data
  // Kept here, because the words must outlast a list that is away while nobody is signed in.
  const [open, setOpen] = useState<DeclineState | null>(null)
  return (
    <SalonPage title={t('workspace.nav.requests')} lead={t('workspace.requests.lead')}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_18.75rem] xl:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {refusal && (
            <LoadFailure
              title={t('workspace.requests.failed')}
              refusal={refusal}
              loaded={data && { at: query.dataUpdatedAt, timeZone: data.timeZone }}
              isLoading={query.isFetching}
              onRetry={query.refetch}
            />
          )}
          {query.isPending && <Pending />}
          {data && (
            <RequestList
              userName={userName}
              data={data}
              loadedAt={query.dataUpdatedAt}
              open={open}
              setOpen={setOpen}
            />
          )}
        </div>
        {data && (
          <AnswerSpeed
            userName={userName}
            averageMinutes={data.averageAnswerMinutes}
            usualMinutes={data.usualAnswerMinutes}
          />
        )}
      </div>
    </SalonPage>
  )
}

interface RequestListProps {
  userName: string
  data: Requests
  /** Epoch ms. */
  loadedAt: number
  /** The request that is being declined. */
  open: DeclineState | null
  setOpen: (open: DeclineState | null) => void
}

function RequestList({ userName, data, loadedAt, open, setOpen }: RequestListProps) {
  const { t, language } = useTranslation()
  const now = useNowByMinute()
  const { requests, answered, timeZone } = data
  const context = useMemo(() => ({ t, language, timeZone, now }), [t, language, timeZone, now])
  useNewRequests(requests, context)
  useOpenCount(userName, requests.length, loadedAt)
  const { list, setAnswered } = useFocusAfterAnswer(requests, open !== null)
  const close = useCallback(() => {
    if (open) setAnswered(open.request.orderId)
    setOpen(null)
  }, [open, setOpen, setAnswered])
  const lost = useLostAnswers(data, close)
  const onOutcome: OnOutcome = (orderId, outcome, answer) => {
    lost.delete(orderId)
    if (outcome === 'lost') lost.set(orderId, answer)
    else setAnswered(orderId)
    if (outcome === 'answered') setOpen(null)
  }
  return (
    <div ref={list} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none">
      <p role="status" className="sr-only">
        {t('workspace.requests.waiting', { count: requests.length })}
      </p>
      {requests.length === 0 && <NoRequests userName={userName} />}
      {requests.map((request, index) => (
        <RequestCard
          key={request.orderId}
          userName={userName}
          request={request}
          context={context}
          isFirst={index === 0}
          onOutcome={onOutcome}
          onDecline={(chosen) => setOpen(newDeclineState(chosen))}
        />
      ))}
      {open && (
        <DeclineRequestDialog
          userName={userName}
          value={open}
          requests={requests}
          context={context}
          onOutcome={onOutcome}
          onChange={setOpen}
          onClose={close}
        />
      )}
      <AnsweredList answered={answered} context={context} />
    </div>
  )
}

/** Focuses the list when the request that was answered has left it, with the focused button. */
function useFocusAfterAnswer(requests: Requests['requests'], hasDialog: boolean) {
  const list = useRef<HTMLDivElement>(null)
  const answered = useRef('')
  useEffect(() => {
    const hasLeft = requests.every(({ orderId }) => orderId !== answered.current)
    if (answered.current === '' || !hasLeft || hasDialog) return
    answered.current = ''
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  }, [requests, hasDialog])
  const setAnswered = useCallback((orderId: string) => {
    answered.current = orderId
  }, [])
  return { list, setAnswered }
}

/** Keeps the count in the navigation and the list the same, whichever is read first. */
function useOpenCount(userName: string, count: number, loadedAt: number): void {
  const queries = useQueryClient()
  const { data: openRequests } = useQuery({
    queryKey: OWN_SALONS_KEY,
    select: (salons: OwnSalon[]) => salons.find((each) => each.userName === userName)?.openRequests,
    enabled: false,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count in the navigation is compared too
  useEffect(
    () => matchOpenRequests(queries, userName, { count, loadedAt }),
    [queries, userName, count, loadedAt, openRequests],
  )
}

function NoRequests({ userName }: { userName: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      art={
        <SceneDrawing
          of="no-bookings"
          className="aspect-[16/10] w-105 max-w-full rounded-xl object-cover"
        />
      }
      title={t('workspace.requests.none')}
      action={
        <NewTabLink href={`/profile/${userName}`} className={buttonClasses({ size: 'sm' })}>
          {t('workspace.requests.noneAction')}
        </NewTabLink>
      }
    >
      <p>{t('workspace.requests.noneText')}</p>
    </EmptyState>
  )
}

function Pending() {
  const { t } = useTranslation()
  return (
    <>
      <p role="status" className="sr-only">
        {t('common.loading')}
      </p>
      {[1, 2].map((card) => (
        <Skeleton key={card} className="h-64 rounded-lg" />
      ))}
    </>
  )
}
