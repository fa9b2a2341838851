import type { ReactNode } from 'react'
import { formatPhone } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import type { Registration } from './registrations-query.ts'

/** What the salon filled in, and what was asked and answered since. */
export function RegistrationFacts({ registration }: { registration: Registration }) {
  const { t } = useTranslation()
  const { salonName, fullName, email, phone, street, postalCode, kvkNumber, vatId } = registration
  const nothing = t('deskRegistrations.filled.nothing')
  const rows: [string, ReactNode][] = [
    ['services', registration.services],
    ['experience', t('deskRegistrations.filled.years', { count: registration.experienceYears })],
    ['address', [street, postalCode].filter(Boolean).join(', ')],
    ['contact', [salonName && fullName, email, formatPhone(phone)].filter(Boolean).join('\n')],
    ['kvk', kvkNumber ?? nothing],
    ['vat', vatId ?? nothing],
    ['language', t(`deskRegistrations.filled.languages.${registration.language}`)],
  ]
  return (
    <>
      <section aria-labelledby="filled" className="mt-8">
        <h2 id="filled" className="mb-3 text-xl">
          {t('deskRegistrations.filled.title')}
        </h2>
        <Facts
          rows={rows.map(([key, value]) => [
            t(`deskRegistrations.filled.${key as 'address'}`),
            value,
          ])}
        />
      </section>
      {registration.question !== null && (
        <section aria-labelledby="asked" className="mt-8">
          <h2 id="asked" className="mb-3 text-xl">
            {t('deskRegistrations.asked.title')}
          </h2>
          <Facts
            rows={[
              [t('deskRegistrations.asked.question'), registration.question],
              [
                t('deskRegistrations.asked.answer'),
                registration.answer ?? t('deskRegistrations.asked.none'),
              ],
            ]}
          />
        </section>
      )}
    </>
  )
}

function Facts({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="card grid gap-x-6 gap-y-1 p-5 sm:grid-cols-[max-content_minmax(0,1fr)] sm:gap-y-3 sm:p-6">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere max-sm:mb-2">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
