import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { formatCount, formatMoney } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { usePermission } from '../shell/use-permission.ts'
import { ClientActs } from './client-acts.tsx'
import { ClientDetails } from './client-details.tsx'
import { ClientHistory } from './client-history.tsx'
import { type Client, clientQuery } from './clients-query.ts'

interface ClientPageProps {
  userName: string
  clientId: string
}

/** The card of a client (WORK-67). */
export function ClientPage({ userName, clientId }: ClientPageProps) {
  const { t, language } = useTranslation()
  const query = useQuery(clientQuery(userName, clientId, language))
  const mayEdit = usePermission(userName, 'edit-provider')
  const refusal = query.error && (query.error.cause as RefusalCode)
  if (refusal === 'not-found' || refusal === 'invalid-request') return <Gone userName={userName} />
  if (!query.data) {
    return (
      <Frame userName={userName} title={t('clients.title')}>
        {refusal ? (
          <LoadFailure
            title={t('clients.failed')}
            refusal={refusal}
            isLoading={query.isFetching}
            onRetry={query.refetch}
          />
        ) : (
          <Skeleton className="h-64 rounded-lg" />
        )}
      </Frame>
    )
  }
  const { client, timeZone } = query.data
  return (
    <Frame
      userName={userName}
      title={client.name}
      action={
        <ButtonLink
          to="/salon/$userName/agenda"
          params={{ userName }}
          search={{ visit: 'new', client: clientId }}
          tone="primary"
        >
          {t('clients.book')}
        </ButtonLink>
      }
    >
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18.75rem] xl:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="min-w-0">
          <Tiles client={client} />
          <ClientHistory userName={userName} history={client.history} timeZone={timeZone} />
        </div>
        <div className="grid min-w-0 gap-4">
          <ClientDetails userName={userName} client={client} timeZone={timeZone} />
          {mayEdit && <ClientActs userName={userName} client={client} />}
        </div>
      </div>
    </Frame>
  )
}

function Frame(props: {
  userName: string
  title: string
  action?: ReactNode
  children: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <div className="w-full max-w-[74rem] px-4 pt-2 pb-14 sm:px-5 lg:px-8 lg:pt-4 lg:pb-18">
      <Link
        to="/salon/$userName/clients"
        params={{ userName: props.userName }}
        activeOptions={{ exact: true }}
        className="-mb-1 inline-flex min-h-11 items-center gap-1.5 text-accent-strong underline underline-offset-4"
      >
        <Icon of={ArrowLeft} size="sm" />
        {t('clients.back')}
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 text-2xl wrap-anywhere lg:text-[2rem]/10">{props.title}</h1>
        {props.action}
      </div>
      <div className="mt-4 sm:mt-5">{props.children}</div>
    </div>
  )
}

function Tiles({ client }: { client: Client }) {
  const { t, language } = useTranslation()
  const { visits, spent, missedVisits } = client
  const tiles = [
    { key: 'visits', value: formatCount(visits, language) },
    { key: 'spent', value: formatMoney(spent, language) },
    { key: 'missed', value: formatCount(missedVisits, language) },
  ] as const
  return (
    <dl className="grid grid-cols-3 gap-2.5 max-[22rem]:grid-cols-1 sm:gap-4">
      {tiles.map(({ key, value }) => (
        <div
          key={key}
          className="grid content-between rounded-lg border border-line bg-surface p-3 sm:p-4"
        >
          <dt className="text-sm text-muted sm:text-md">{t(`clients.tiles.${key}`)}</dt>
          <dd
            className={classes(
              'font-serif text-lg sm:text-2xl',
              key === 'missed' && missedVisits > 0 && 'text-danger',
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Gone({ userName }: { userName: string }) {
  const { t } = useTranslation()
  return (
    <Frame userName={userName} title={t('clients.notFound')}>
      <EmptyState title={t('clients.notFound')}>
        <p>{t('clients.notFoundText')}</p>
      </EmptyState>
    </Frame>
  )
}
