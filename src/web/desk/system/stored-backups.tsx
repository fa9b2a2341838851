import { useQuery } from '@tanstack/react-query'
import type { RefusalCode } from '#domain/refusal.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay, formatTenths, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { replyOf } from '../../query-client.ts'
import { Button } from '../../ui/button.tsx'
import { api } from '../desk-api.ts'
import { LoadFailure } from '../shell/load-failure.tsx'

interface StoredBackupsProps {
  isBusy: boolean
  onDownload: (name: string) => void
}

/** The backups that the server keeps, each to download (DESK-253). */
export function StoredBackups({ isBusy, onDownload }: StoredBackupsProps) {
  const { t, language } = useTranslation()
  const {
    data: backups,
    error,
    refetch,
    isFetching,
  } = useQuery({
    queryKey: ['desk-backups'],
    queryFn: async () => replyOf(await api('listBackups'), 'The backups did not load').data.backups,
  })
  if (error && !backups)
    return (
      <div className="mt-5">
        <LoadFailure
          title={t('deskSystem.backup.notLoaded')}
          refusal={error.cause as RefusalCode}
          isLoading={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    )
  if (!backups) return null
  return (
    <>
      <h3 className="mt-5 font-sans text-base font-strong">{t('deskSystem.backup.stored')}</h3>
      {backups.length === 0 && (
        <p className="text-sm text-muted">{t('deskSystem.backup.noneStored')}</p>
      )}
      <p className="mt-1 text-sm text-muted">{t('deskSystem.backup.ofThisServer')}</p>
      <ul className="divide-y divide-line">
        {backups.map(({ name, madeAt, bytes }) => (
          <li
            key={name}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2"
          >
            <span className="min-w-0">
              <span className="block wrap-anywhere">{name}</span>
              <span className="text-sm text-muted">
                {t('deskSystem.backup.storedAt', {
                  day: formatDay(madeAt, DUTCH_ZONE, language, 'dayMonthYear'),
                  time: formatTime(madeAt, DUTCH_ZONE, language),
                  size: formatTenths(bytes / 1_000_000, language),
                })}
              </span>
            </span>
            <Button size="sm" disabled={isBusy} onClick={() => onDownload(name)}>
              {t('deskSystem.backup.download')}
              <span className="sr-only"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
