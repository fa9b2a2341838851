import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '#messages/format.ts'
import { TermsText } from '../../features/provider-terms/terms-text.tsx'
import { useTranslation } from '../../language.ts'
import { replyOf } from '../../query-client.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { api } from '../workspace-api.ts'

/** The versions of the terms that held earlier. */
export function formerTermsQuery(userName: string) {
  return queryOptions({
    queryKey: ['former-terms', userName],
    queryFn: async () => {
      const answer = await api('listFormerTerms', { params: { userName } })
      return replyOf(answer, 'The earlier terms did not load').data.versions
    },
  })
}

/** Each version that held earlier, from when to when, with its text once it is opened (DESK-191). */
export function FormerTerms({ userName }: { userName: string }) {
  const { t, language } = useTranslation()
  const { data: versions, error } = useQuery(formerTermsQuery(userName))
  if (error && !versions)
    return (
      <p role="alert" className="mt-4">
        {t('settings.terms.formerFailed')}
      </p>
    )
  if (!versions || versions.length === 0) return null
  const dayOf = (day: string) => formatDay(day, 'UTC', language, 'dayMonthYear')
  return (
    <>
      <h3 className="mt-6 mb-2.5 text-lg">{t('settings.terms.former')}</h3>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {versions.map(({ number, holdsFrom, heldUntil, change }) => (
          <li key={number} className="px-5 py-2.5">
            <p className="font-medium">
              {t('settings.terms.held', {
                number: String(number),
                from: dayOf(holdsFrom),
                until: dayOf(heldUntil),
              })}
            </p>
            {change[language] && <p className="text-md text-muted">{change[language]}</p>}
            <FormerText userName={userName} number={number} />
          </li>
        ))}
      </ul>
    </>
  )
}

function FormerText({ userName, number }: { userName: string; number: number }) {
  const { t, language } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { data: version, error } = useQuery({
    queryKey: ['former-terms', userName, number],
    queryFn: async () => {
      const params = { userName, number: String(number) }
      const answer = await api('getFormerTerms', { params })
      return replyOf(answer, 'The earlier terms did not load').data.version
    },
    enabled: isOpen,
  })
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="fold w-fit font-medium text-accent underline underline-offset-4">
        {t('settings.terms.read', { number: String(number) })}
      </summary>
      {version && <TermsText text={version.text[language]} />}
      {!version && error && <p role="alert">{t('settings.terms.formerFailed')}</p>}
      {!version && !error && isOpen && <Skeleton className="h-40 rounded-lg" />}
    </details>
  )
}
