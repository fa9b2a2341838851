import { useState } from 'react'
import { SceneDrawing } from '../../art/scene-drawing.tsx'
import { LoadError } from '../../features/page/load-error.tsx'
import { useTranslation } from '../../language.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Column } from '../../ui/page.tsx'
import { AnswerForm } from './answer-form.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import type { RegistrationLinkResult } from './load-registration-link.ts'

interface RegistrationLinkPageProps {
  token: string
  result: RegistrationLinkResult
}

/** The page behind the link of a mail about a registration: a question, or the last step of a market without a gate (DESK-052). */
export function RegistrationLinkPage(props: RegistrationLinkPageProps) {
  return (
    <Column width="form" className="py-9 wrap-anywhere sm:py-14">
      <Content {...props} />
    </Column>
  )
}

function Content({ token, result }: RegistrationLinkPageProps) {
  const { t } = useTranslation()
  const [done, setDone] = useState<'answer' | 'confirm' | null>(null)
  if (done)
    return (
      <EndState
        title={t(`registrationLink.${done}.doneTitle`)}
        text={t(`registrationLink.${done}.done`)}
      />
    )
  if (!result.ok) {
    if (result.refusal === 'not-found')
      return (
        <EndState
          title={t('registrationLink.unknown.title')}
          text={t('registrationLink.unknown.text')}
        />
      )
    return (
      <>
        <h1 className="mb-4 text-2xl">{t('seo.pages.registrationLink.title')}</h1>
        <LoadError title={t('registrationLink.loadFailed')} refusal={result.refusal} />
      </>
    )
  }
  const { registration } = result
  if (registration.step === 'answer')
    return <AnswerForm token={token} registration={registration} onDone={() => setDone('answer')} />
  if (registration.step === 'confirm')
    return (
      <ConfirmForm token={token} registration={registration} onDone={() => setDone('confirm')} />
    )
  return (
    <EndState title={t('registrationLink.ended.title')} text={t('registrationLink.ended.text')} />
  )
}

function EndState({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      heading="h1"
      art={
        <SceneDrawing
          of="no-bookings"
          className="aspect-[16/10] w-105 max-w-full rounded-xl object-cover"
        />
      }
      title={title}
      action={<ButtonLink to="/contact-us">{t('registrationLink.contact')}</ButtonLink>}
    >
      <p role="status">{text}</p>
    </EmptyState>
  )
}
