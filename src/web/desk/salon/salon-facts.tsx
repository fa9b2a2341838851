import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cityByCode } from '#domain/location/city.ts'
import { formatCount, formatPhone, formatTenths } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { useDutchToday } from '../shell/use-dutch-today.ts'
import { PlanText } from './salon-table.tsx'
import type { SalonDetail } from './salons-query.ts'

/** The counts of a salon, and what is known about it. */
export function SalonFacts({ detail: { salon } }: { detail: SalonDetail }) {
  const { t, language } = useTranslation()
  const { counts } = salon
  const today = useDutchToday()
  const hours = Math.round(salon.cancellationWindowMinutes / 60)
  const city = cityByCode(salon.cityCode)?.name[language] ?? ''
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {(['visits', 'missed', 'cancelledBySalon'] as const).map((key) => (
          <Count key={key} label={t(`deskSalons.counts.${key}`)}>
            {formatCount(counts[key], language)}
          </Count>
        ))}
        <Count label={t('deskSalons.counts.stars', { count: salon.reviewCount })}>
          {salon.reviewCount === 0 ? '–' : formatTenths(salon.rating, language)}
        </Count>
      </dl>
      <section>
        <h2 className="mb-3 text-xl">{t('deskSalons.facts.title')}</h2>
        <dl className="grid gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <Fact label={t('deskSalons.facts.kvk')}>
            {salon.kvkNumber ?? t('deskSalons.facts.unknown')}
          </Fact>
          <Fact label={t('deskSalons.facts.vat')}>
            {salon.vatId ?? t('deskSalons.facts.unknown')}
          </Fact>
          <Fact label={t('deskSalons.facts.address')}>
            {`${salon.street}, ${salon.postalCode} ${city}`}
          </Fact>
          <Fact label={t('deskSalons.facts.contact')}>
            {[salon.email, ...salon.mobileNumbers.map(formatPhone)].join(', ')}
          </Fact>
          <Fact label={t('deskSalons.facts.plan')}>
            <PlanText plan={salon.plan} today={today} />
          </Fact>
          <Fact label={t('deskSalons.facts.members')}>
            <Members salon={salon} />
          </Fact>
          <Fact label={t('deskSalons.facts.cancellation')}>
            {t('deskSalons.facts.cancellationText', { count: hours })}
          </Fact>
          <Fact label={t('deskSalons.counts.upcoming')}>
            {formatCount(counts.upcoming, language)}
          </Fact>
        </dl>
      </section>
    </>
  )
}

function Members({ salon }: { salon: SalonDetail['salon'] }) {
  const { t } = useTranslation()
  if (salon.members.length === 0) return t('deskSalons.facts.noMembers')
  return (
    <ul className="grid gap-1">
      {salon.members.map(({ userName, name, email, role }) => (
        <li key={userName} className="wrap-anywhere">
          <Link
            to="/desk/people/$userName"
            params={{ userName }}
            className="text-accent underline underline-offset-4"
          >
            {name || userName}
          </Link>
          {`, ${t(`deskSalons.facts.roles.${role}`)}${email && `, ${email}`}`}
        </li>
      ))}
    </ul>
  )
}

function Count({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-lg border border-line bg-surface p-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-serif text-2xl tabular-nums">{children}</dd>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted max-sm:-mb-2 max-sm:text-sm">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  )
}
