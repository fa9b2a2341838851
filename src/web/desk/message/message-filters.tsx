import { Link, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { CONTACT_STATUSES, MESSAGE_KINDS } from '#domain/contact/contact-status.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { chipClasses } from '../../ui/chip.tsx'
import { TextField } from '../../ui/field.tsx'
import { MAX_SEARCH_LENGTH, type MessagesFilter } from './message-query.ts'

/** Finds messages by a mail address or a reference. */
export function MessageSearch({ search }: { search: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('search')).trim()
    void navigate({ to: '/desk/messages', search: text ? { search: text } : {} })
  }
  return (
    <form onSubmit={submit} className="mb-5 max-w-140">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow">
          <TextField
            name="search"
            label={t('deskMessages.search')}
            defaultValue={search}
            maxLength={MAX_SEARCH_LENGTH}
          />
        </div>
        <Button type="submit">{t('deskMessages.find')}</Button>
      </div>
      <p className="mt-1.5 text-sm text-subtle">{t('deskMessages.searchHint')}</p>
      {search && (
        <Link to="/desk/messages" className="link mt-1 inline-block py-2.5">
          {t('deskMessages.clear')}
        </Link>
      )}
    </form>
  )
}

interface FiltersProps {
  filter: MessagesFilter
  counts: { open: number; waiting: number } | undefined
}

/** The statuses and kinds by which messages are listed. */
export function MessageFilters({ filter: { status, requestType }, counts }: FiltersProps) {
  const { t } = useTranslation()
  return (
    <div className="mb-5 grid gap-2">
      <nav aria-label={t('deskMessages.filter')} className="flex flex-wrap gap-2">
        {CONTACT_STATUSES.map((each) => (
          <Link
            key={each}
            to="/desk/messages"
            search={{
              ...(each !== 'open' && { status: each }),
              ...(requestType && { kind: requestType }),
            }}
            aria-current={each === status ? 'page' : undefined}
            className={`${chipClasses(each === status ? 'chosen' : 'plain')} max-w-full whitespace-normal!`}
          >
            {t(`deskMessages.statuses.${each}`)}
            {counts && each !== 'closed' && <small>{counts[each]}</small>}
          </Link>
        ))}
      </nav>
      <nav aria-label={t('deskMessages.kindFilter')} className="flex flex-wrap gap-2">
        {[undefined, ...MESSAGE_KINDS].map((each) => (
          <Link
            key={each ?? 'all'}
            to="/desk/messages"
            search={{ ...(status !== 'open' && { status }), ...(each && { kind: each }) }}
            aria-current={each === requestType ? 'page' : undefined}
            className={`${chipClasses(each === requestType ? 'chosen' : 'plain')} max-w-full whitespace-normal!`}
          >
            {each ? t(`desk.messageKinds.${each}`) : t('deskMessages.allKinds')}
          </Link>
        ))}
      </nav>
    </div>
  )
}
