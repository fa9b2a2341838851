import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatCount, formatPhone } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { LastOrders } from '../order/last-orders.tsx'
import type { Person } from './people-query.ts'
import { PersonSessions } from './person-sessions.tsx'

/** What is known of an account: how it signs in, its salons, sign-ins and last visits. */
export function PersonFacts({ person }: { person: Person }) {
  const { t, language } = useTranslation()
  const { counts } = person
  const proof = person.emailVerified ? 'confirmed' : 'notConfirmed'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <section>
        <h2 className="sr-only">{t('deskPeople.account.title')}</h2>
        <dl className="grid gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <Fact label={t('deskPeople.account.userName')}>{person.userName}</Fact>
          <Fact label={t('deskPeople.account.email')}>
            {person.email === '' ? '–' : `${person.email}, ${t(`deskPeople.account.${proof}`)}`}
          </Fact>
          <Fact label={t('deskPeople.account.phone')}>
            {person.phoneNumber ? formatPhone(person.phoneNumber) : '–'}
          </Fact>
          <Fact label={t('deskPeople.account.signIn')}>
            <SignInText signIn={person.signIn} />
          </Fact>
          <Fact label={t('deskPeople.account.salons')}>
            <Salons person={person} />
          </Fact>
          {(['visits', 'reviews', 'favourites'] as const).map((key) => (
            <Fact key={key} label={t(`deskPeople.account.${key}`)}>
              {formatCount(counts[key], language)}
            </Fact>
          ))}
        </dl>
      </section>
      <PersonSessions person={person} />
      <Orders orders={person.orders} />
    </div>
  )
}

function SignInText({ signIn }: { signIn: Person['signIn'] }) {
  const { t } = useTranslation()
  if (!signIn) return t('deskPeople.account.elsewhere')
  const { hasPassword, otherServices, hasSecondFactor } = signIn
  const ways = [
    hasPassword && t('deskPeople.account.password'),
    otherServices > 0 && t('deskPeople.account.services', { count: otherServices }),
    hasSecondFactor && t('deskPeople.account.factor'),
  ]
  return ways.filter(Boolean).join(', ')
}

function Salons({ person: { salons } }: { person: Person }) {
  const { t } = useTranslation()
  if (salons.length === 0) return t('deskPeople.account.noSalons')
  return (
    <ul className="grid gap-1">
      {salons.map(({ providerId, fullName, role }) => (
        <li key={providerId}>
          <Link
            to="/desk/salons/$providerId"
            params={{ providerId }}
            className="text-accent underline underline-offset-4"
          >
            {fullName}
          </Link>
          {`, ${t(`deskPeople.memberRoles.${role}`)}`}
        </li>
      ))}
    </ul>
  )
}

function Orders({ orders }: { orders: Person['orders'] }) {
  const { t } = useTranslation()
  return (
    <section>
      <h2 className="mb-3 text-xl">{t('deskPeople.orders.title')}</h2>
      {orders.length === 0 && <p className="text-muted">{t('deskPeople.orders.none')}</p>}
      {orders.length > 0 && (
        <LastOrders orders={orders} timeZone={DUTCH_ZONE} caption={t('deskPeople.orders.title')} />
      )}
    </section>
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
