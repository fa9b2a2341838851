import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Database from 'lucide-react/icons/database-backup'
import HardDrive from 'lucide-react/icons/hard-drive'
import MailCheck from 'lucide-react/icons/mail-check'
import TagIcon from 'lucide-react/icons/tag'
import type { ReactNode } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import { useTranslation } from '../../language.ts'
import type { Translate } from '../../messages.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useNowByMinute } from '../../use-now-by-minute.ts'
import { type Installation, installationQuery } from './installation-query.ts'
import { LoadFailure } from './load-failure.tsx'

/** A backup is old after two days, and a disk full with less than a tenth free. */
const OLD_BACKUP_MS = 2 * DAY_MS
const LEAST_FREE = 0.1
const GIGABYTE = 1e9

/** How the installation does: mails, jobs, backup, disk and version; amber only if something needs a person (DESK-013). */
export function HealthStrip() {
  const { t, language } = useTranslation()
  const now = useNowByMinute()
  const { data, error, isFetching, refetch } = useQuery(installationQuery)
  if (error && !data)
    return (
      <div className="mb-6">
        <LoadFailure
          title={t('desk.health.failed')}
          refusal={error.cause as RefusalCode}
          isLoading={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    )
  if (!data) return <Skeleton className="mb-6 h-17.5 rounded-lg" />
  const { failed } = data.jobs
  return (
    <ul
      aria-label={t('desk.health.title')}
      className="mb-6 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3 lg:grid-cols-5 [&>*]:bg-surface max-lg:[&>:last-child]:col-span-2"
    >
      <Cell
        icon={MailCheck}
        title={t('desk.health.mail')}
        {...mailState(data, { t, language, now })}
      />
      <Cell
        icon={CircleCheck}
        title={t('desk.health.jobs')}
        isBad={failed > 0}
        text={
          failed > 0 ? (
            <Link to="/desk/system" className="underline underline-offset-3">
              {t('desk.health.jobsFailed', { count: failed })}
            </Link>
          ) : (
            jobsText(data, t)
          )
        }
      />
      <Cell icon={Database} title={t('desk.health.backup')} {...backupState(data, now, t)} />
      <Cell icon={HardDrive} title={t('desk.health.disk')} {...diskState(data, t)} />
      <Cell
        icon={TagIcon}
        title={t('desk.health.release', { release: data.release })}
        {...releaseState(data, t)}
      />
    </ul>
  )
}

interface CellState<Text = ReactNode> {
  text: Text
  isBad: boolean
}

function Cell({ icon, title, text, isBad }: CellState & { icon: LucideIcon; title: string }) {
  return (
    <li className="flex gap-3 px-4 py-3.5 text-sm sm:px-4.5">
      <Icon of={isBad ? CircleAlert : icon} className={isBad ? 'text-warning' : 'text-success'} />
      <span className="min-w-0 wrap-anywhere">
        <b className="block text-md font-strong">{title}</b>
        <span className={classes(isBad ? 'font-strong text-warning' : 'text-muted')}>{text}</span>
      </span>
    </li>
  )
}

function mailState(
  { mail }: Installation,
  { t, language, now }: { t: Translate; language: Language; now: number },
): CellState {
  if (mail.failed > 0)
    return { text: t('desk.health.mailFailed', { count: mail.failed }), isBad: true }
  if (!mail.isSent) return { text: t('desk.health.mailOff'), isBad: true }
  if (mail.oldestSince === null) return { text: t('desk.health.mailNone'), isBad: false }
  const isOld = now - Date.parse(mail.oldestSince) > DAY_MS
  const time = isOld
    ? formatDay(mail.oldestSince, DUTCH_ZONE, language, 'brief')
    : formatTime(mail.oldestSince, DUTCH_ZONE, language)
  const isBad = now - Date.parse(mail.oldestSince) > HOUR_MS
  return { text: t('desk.health.mailWaiting', { count: mail.waiting, time }), isBad }
}

function jobsText({ jobs }: Installation, t: Translate): string {
  return jobs.waiting > 0
    ? t('desk.health.jobsWaiting', { count: jobs.waiting })
    : t('desk.health.jobsNone')
}

/** How old the last backup is at `now` (epoch ms). */
export function backupState(
  { lastBackupAt }: Pick<Installation, 'lastBackupAt'>,
  now: number,
  t: Translate,
): CellState<string> {
  if (lastBackupAt === null) return { text: t('desk.health.noBackup'), isBad: true }
  const age = Math.max(0, now - Date.parse(lastBackupAt))
  const text =
    age < HOUR_MS
      ? t('desk.health.backupNew')
      : age < OLD_BACKUP_MS
        ? t('desk.health.backupAge', { count: Math.floor(age / HOUR_MS) })
        : t('desk.health.backupDays', { count: Math.floor(age / DAY_MS) })
  return { text, isBad: age >= OLD_BACKUP_MS }
}

function diskState({ disk }: Installation, t: Translate): CellState {
  if (!disk) return { text: t('desk.health.diskUnknown'), isBad: false }
  const { freeBytes, totalBytes } = disk
  const [free, total] = [Math.floor(freeBytes / GIGABYTE), Math.ceil(totalBytes / GIGABYTE)]
  return {
    text: t('desk.health.diskFree', { free, total }),
    isBad: freeBytes < totalBytes * LEAST_FREE,
  }
}

function releaseState({ release, newestRelease }: Installation, t: Translate): CellState {
  if (newestRelease === null) return { text: t('desk.health.notAsked'), isBad: false }
  const isNewer = newestRelease !== release
  const text = isNewer
    ? t('desk.health.newer', { release: newestRelease })
    : t('desk.health.upToDate')
  return { text, isBad: isNewer }
}
