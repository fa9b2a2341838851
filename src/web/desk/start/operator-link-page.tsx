import { useRouter } from '@tanstack/react-router'
import type { RefusalCode } from '#domain/refusal.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { SceneDrawing } from '../../art/scene-drawing.tsx'
import { useSignedInUser } from '../../client-state.ts'
import { LoadError } from '../../features/page/load-error.tsx'
import { refreshStatus } from '../../features/sign-in/session-status.ts'
import { SignInButton } from '../../features/sign-in/sign-in-button.tsx'
import { openSignIn } from '../../features/sign-in/sign-in-state.ts'
import { useTranslation } from '../../language.ts'
import { QueryProvider } from '../../query-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { Column } from '../../ui/page.tsx'
import { api } from '../desk-api.ts'
import type { OperatorLinkResult } from './load-operator-link.ts'
import '../../workspaces.css'
import { useMutationOnce } from '../shell/use-mutation-once.ts'

type OpenLink = Extract<OperatorLinkResult, { ok: true }>

/** The page behind a link that makes an account operator, for visitors too (DESK-008). */
export function OperatorLinkPage({ token, result }: { token: string; result: OperatorLinkResult }) {
  return (
    <QueryProvider>
      <Column width="form" className="py-9 wrap-anywhere sm:py-14">
        <Content token={token} result={result} />
      </Column>
    </QueryProvider>
  )
}

function Content({ token, result }: { token: string; result: OperatorLinkResult }) {
  const { t, language } = useTranslation()
  if (!result.ok && result.refusal === 'not-found')
    return (
      <EmptyState
        heading="h1"
        art={
          <SceneDrawing
            of="no-access"
            className="aspect-[16/10] w-105 max-w-full rounded-xl object-cover"
          />
        }
        title={t('deskStart.ended')}
        action={<ButtonLink to="/">{t('deskStart.home')}</ButtonLink>}
      >
        <p>{t('deskStart.endedText')}</p>
      </EmptyState>
    )
  if (!result.ok)
    return (
      <>
        <h1 className="mb-4 text-2xl">{t('deskStart.title')}</h1>
        <LoadError title={t('deskStart.loadFailed')} refusal={result.refusal} />
      </>
    )
  const { expiresAt } = result.link
  const until = `${formatDay(expiresAt, DUTCH_ZONE, language)}, ${formatTime(expiresAt, DUTCH_ZONE, language)}`
  return (
    <article className="rounded-xl border border-line bg-surface p-5 sm:p-7">
      <h1 className="text-2xl">{t('deskStart.title')}</h1>
      <p className="mt-2 text-lg">{t('deskStart.text', { until })}</p>
      <div className="mt-5 grid gap-3">
        <Choice token={token} {...result} />
      </div>
    </article>
  )
}

function Choice({ token, link }: OpenLink & { token: string }) {
  const { t } = useTranslation()
  const user = useSignedInUser()
  if (link.reader === 'visitor')
    return (
      <>
        <p className="text-muted">{t('deskStart.visitor')}</p>
        <Button full tone="primary" onClick={() => openSignIn(t('deskStart.signInReason'))}>
          {t('deskStart.signIn')}
        </Button>
      </>
    )
  if (link.reader === 'operator')
    return (
      <>
        <p>{t('deskStart.operator')}</p>
        <ButtonLink full tone="primary" to="/desk">
          {t('deskStart.desk')}
        </ButtonLink>
      </>
    )
  return <AcceptButton token={token} name={user?.name ?? user?.userName ?? ''} />
}

function AcceptButton({ token, name }: { token: string; name: string }) {
  const { t } = useTranslation()
  const router = useRouter()
  const accept = useMutationOnce({
    mutationFn: async () => {
      const answer = await api('acceptOperatorLink', { params: { token }, body: {} })
      if (!answer.ok) throw new Error('The link was not used', { cause: answer.refusal })
      await refreshStatus() // from now on the account is operator
    },
    onSuccess: () => router.navigate({ to: '/desk' }),
    // What became of the link meanwhile, or of the sign-in, is on the page then.
    onError: () => router.invalidate({ sync: true }),
  })
  return (
    <>
      <p className="text-muted">{t('deskStart.account', { name })}</p>
      {accept.error && !accept.isPending && (
        <FailureNote key={accept.submittedAt} title={t('deskStart.failed')}>
          {t(`refusals.${accept.error.cause as RefusalCode}`)}
        </FailureNote>
      )}
      <Button
        full
        tone="primary"
        busy={accept.isPending && t('deskStart.accepting')}
        onClick={() => accept.mutate()}
      >
        {t('deskStart.accept', { name })}
      </Button>
      <SignInButton
        method="again"
        label={t('deskStart.otherAccount')}
        failure={t('deskStart.noSignIn')}
      />
    </>
  )
}
