import { useState } from 'react'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { useTranslation } from '../../language.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Column } from '../../ui/page.tsx'
import { ReportForm } from './report-form.tsx'

export type ReportTarget = Reply<Endpoints['getReportTarget']>['data']

interface ReportPageProps {
  /** Null when nobody can see it. */
  target: ReportTarget | null
  targetId: string
}

/** The form to report something to the operator, or the confirmation once it is sent (DESK-070). */
export function ReportPage({ target, targetId }: ReportPageProps) {
  const { t } = useTranslation()
  const [sent, setSent] = useState<{ isReceiptMailed: boolean } | null>(null)
  if (!target)
    return (
      <Column width="form" className="pt-8 pb-14">
        <h1>{t('report.none.title')}</h1>
        <p className="mt-3 mb-6 text-muted">{t('report.none.text')}</p>
        <ButtonLink tone="primary" to="/search">
          {t('report.none.look')}
        </ButtonLink>
      </Column>
    )
  const { kind, providerUserName, providerFullName: salon } = target
  return (
    <Column width="form" className="pt-8 pb-14">
      {sent ? (
        <div ref={focusElement} tabIndex={-1} role="status" className="outline-none">
          <h1>{t('report.sent')}</h1>
          <p className="mt-3 mb-6 text-muted">
            {t(sent.isReceiptMailed ? 'report.sentText' : 'report.sentWithoutMail')}
          </p>
          <ButtonLink to="/profile/$id" params={{ id: providerUserName }}>
            {t('report.back', { salon })}
          </ButtonLink>
        </div>
      ) : (
        <>
          <h1>{t(`report.title.${kind}`)}</h1>
          <p className="mt-3 text-muted">{t('report.lead')}</p>
          <TargetCard target={target} />
          <ReportForm
            kind={kind}
            targetId={targetId}
            hasText={Boolean(target.text)}
            onSent={setSent}
          />
        </>
      )}
    </Column>
  )
}

function TargetCard({ target }: { target: ReportTarget }) {
  const { t } = useTranslation()
  const { text, textLanguage, pictureUrl, providerFullName: salon } = target
  return (
    <figure className="my-6 rounded-lg bg-surface-soft px-5 py-4">
      {text && (
        <blockquote lang={textLanguage ?? undefined} className="whitespace-pre-line wrap-anywhere">
          {text}
        </blockquote>
      )}
      {pictureUrl && (
        <img
          src={pictureUrl}
          alt=""
          className="aspect-[8/5] w-60 max-w-full rounded-md object-cover"
        />
      )}
      <figcaption className={text || pictureUrl ? 'mt-2 text-sm text-muted' : 'font-strong'}>
        {t('report.about', { salon })}
      </figcaption>
    </figure>
  )
}

/** Moves the focus to the confirmation, since the pressed button is gone. */
function focusElement(element: HTMLElement | null): void {
  element?.focus()
}
