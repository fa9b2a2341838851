import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '#messages/format.ts'
import { TermsText } from '../../../features/provider-terms/terms-text.tsx'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type ListedTerms, termsTextQuery } from './terms-query.ts'

/** The versions, the latest first, with what became of their mails. */
export function VersionList({ versions }: { versions: readonly ListedTerms[] }) {
  const { t, language } = useTranslation()
  const [shown, setShown] = useState<ListedTerms | null>(null)
  return (
    <>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {versions.map((version) => {
          const { number, state, holdsFrom, change } = version
          const day = formatDay(holdsFrom, 'UTC', language, 'dayMonthYear')
          return (
            <li
              key={number}
              className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 px-5 py-3.5"
            >
              <div className="min-w-0 grow wrap-anywhere">
                <p className="font-strong">
                  {t(`deskSystem.terms.states.${state}`, { number: String(number), day })}
                </p>
                {change[language] && <p className="mt-0.5">{change[language]}</p>}
                <MailsText version={version} />
              </div>
              <Button
                size="sm"
                aria-label={t('deskSystem.terms.readVersion', { number: String(number) })}
                onClick={() => setShown(version)}
              >
                {t('deskSystem.terms.read')}
              </Button>
            </li>
          )
        })}
      </ul>
      {shown && <TextDialog version={shown} onClose={() => setShown(null)} />}
    </>
  )
}

function MailsText({ version }: { version: ListedTerms }) {
  const { t } = useTranslation()
  const { announcedAt, areMailsEnqueued, mails, mailsLeft, mailsGivenUp } = version
  if (announcedAt === null) return null
  if (!areMailsEnqueued)
    return <p className="text-sm text-muted">{t('deskSystem.terms.mails.begin')}</p>
  const waiting = mails - mailsLeft - mailsGivenUp
  return (
    <p className="text-sm text-muted">
      {t('deskSystem.terms.mails.left', { count: mailsLeft })}
      {waiting > 0 && ` ${t('deskSystem.terms.mails.waiting', { count: waiting })}`}
      {mailsGivenUp > 0 && (
        <span className="font-strong text-warning">
          {` ${t('deskSystem.terms.mails.givenUp', { count: mailsGivenUp })}`}
        </span>
      )}
    </p>
  )
}

function TextDialog({ version, onClose }: { version: ListedTerms; onClose: () => void }) {
  const { t, language } = useTranslation()
  const { data, error } = useQuery(termsTextQuery(version.termsId))
  return (
    <Dialog
      title={t('deskSystem.terms.versionTitle', { number: String(version.number) })}
      closeLabel={t('deskSystem.terms.close')}
      onClose={onClose}
    >
      <div className="mt-4">
        {data && <TermsText text={data.text[language]} />}
        {!data && error && <p role="alert">{t('deskSystem.terms.textFailed')}</p>}
        {!data && !error && <Skeleton className="h-40 rounded-lg" />}
      </div>
    </Dialog>
  )
}
