import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DuplicateReason } from '#domain/registration/registration-status.ts'
import { formatPhone } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'
import { HorizontalScroll } from '../../ui/horizontal-scroll.tsx'
import type { Registration } from './registrations-query.ts'

type Duplicate = Registration['duplicates'][number]

function linkTo({ kind, id }: Duplicate): Pick<LinkProps, 'to' | 'params'> {
  return kind === 'provider'
    ? { to: '/desk/salons/$providerId', params: { providerId: id } }
    : { to: '/desk/registrations/$registrationId', params: { registrationId: id } }
}

/** The registration beside what looks like it; what is the same is marked (DESK-044). */
export function Duplicates({ registration }: { registration: Registration }) {
  const { t } = useTranslation()
  const { duplicates } = registration
  if (duplicates.length === 0) return null
  const address = [registration.street, registration.postalCode].filter(Boolean).join(', ')
  const rows: [string, DuplicateReason, string, (each: Duplicate) => string][] = [
    ['name', 'name', registration.salonName || registration.fullName, ({ name }) => name],
    ['phone', 'phone', formatPhone(registration.phone), ({ phone }) => formatPhone(phone)],
    ['kvk', 'kvk', registration.kvkNumber ?? '', ({ kvkNumber }) => kvkNumber ?? ''],
    ['address', 'address', address, (each) => each.address],
  ]
  return (
    <section aria-labelledby="same" className="mt-8">
      <h2 id="same" className="mb-3 text-xl">
        {t('deskRegistrations.same.title')}
      </h2>
      <HorizontalScroll label={t('deskRegistrations.same.caption')} className="card">
        <table className="w-full text-left text-md [&_td]:min-w-40 [&_td]:px-4 [&_td]:py-2.5 [&_th]:px-4 [&_th]:py-2.5 [&_tr+tr]:border-t [&_tr+tr]:border-line">
          <caption className="sr-only">{t('deskRegistrations.same.caption')}</caption>
          <thead className="border-b border-line">
            <tr>
              <th scope="col">
                <span className="sr-only">{t('deskRegistrations.same.field')}</span>
              </th>
              <th scope="col">{t('deskRegistrations.same.registration')}</th>
              {duplicates.map((each) => (
                <th key={each.id} scope="col">
                  <Link
                    {...linkTo(each)}
                    className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
                  >
                    {each.name}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([key, reason, own, of]) => (
              <tr key={key}>
                <th scope="row" className="font-medium text-muted">
                  {t(`deskRegistrations.same.${key as 'name'}`)}
                </th>
                <td>
                  <Marked isSame={duplicates.some(({ same }) => same.includes(reason))}>
                    {own}
                  </Marked>
                </td>
                {duplicates.map((each) => (
                  <td key={each.id}>
                    <Marked isSame={each.same.includes(reason)}>{of(each)}</Marked>
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row" className="font-medium text-muted">
                {t('deskRegistrations.same.state')}
              </th>
              <td>
                <Badge tone="warning">
                  {t(`deskRegistrations.statuses.${registration.status}`)}
                </Badge>
              </td>
              {duplicates.map((each) => (
                <td key={each.id}>
                  <State duplicate={each} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </HorizontalScroll>
      <p className="mt-2.5 text-sm text-muted">{t('deskRegistrations.same.note')}</p>
    </section>
  )
}

function Marked({ isSame, children }: { isSame: boolean; children: ReactNode }) {
  if (!isSame || !children) return children
  return <mark className="rounded-sm bg-warning-soft px-0.5 text-text">{children}</mark>
}

function State({ duplicate: { kind, isLive, status, same } }: { duplicate: Duplicate }) {
  const { t } = useTranslation()
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={isLive ? 'success' : 'neutral'}>
        {kind === 'provider'
          ? t(`deskRegistrations.same.${isLive ? 'live' : 'hidden'}`)
          : status && t(`deskRegistrations.statuses.${status}`)}
      </Badge>
      {same.includes('email') && (
        <mark className="rounded-sm bg-warning-soft px-0.5 text-sm text-text">
          {t('deskRegistrations.same.email')}
        </mark>
      )}
    </span>
  )
}
