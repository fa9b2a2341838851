import type { RefusalCode } from '#domain/refusal.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import type { ApiRefusal } from '../../api-client.ts'
import { useTranslation } from '../../language.ts'
import { FailureNote } from '../../ui/note.tsx'

/** Something that takes a wanted time: a visit, or without an order a block or an external calendar. */
export interface Conflict {
  readonly orderId: string | null
  readonly customerName: string
  readonly serviceName: string
  readonly startTime: string
  readonly endTime: string
  readonly isExternal: boolean
}

/** What takes the time, of a refusal `slot-taken`. */
export function conflictsOf({ data }: Pick<ApiRefusal, 'data'>): readonly Conflict[] {
  return (data as { conflicts?: Conflict[] } | undefined)?.conflicts ?? []
}

/** What takes a time, in words: a client with treatments, the reason of a block, or the name of a calendar. */
export function conflictWho(
  { isExternal, customerName, serviceName }: Conflict,
  t: ReturnType<typeof useTranslation>['t'],
): string {
  if (isExternal) return t('agenda.busyIn', { name: serviceName })
  return [customerName, serviceName].filter(Boolean).join(', ') || t('agenda.blocked')
}

interface ConflictNoteProps {
  title: string
  refusal: RefusalCode
  conflicts: readonly Conflict[]
  timeZone: string
}

/** Says why a time could not be taken, with what is in the way. */
export function ConflictNote({ title, refusal, conflicts, timeZone }: ConflictNoteProps) {
  const { t, language } = useTranslation()
  return (
    <FailureNote title={title}>
      {conflicts.length === 0 ? (
        <p>{t(`refusals.${refusal}`)}</p>
      ) : (
        <ul className="mt-1">
          {conflicts.map((conflict) => (
            <li key={conflict.startTime + (conflict.orderId ?? conflict.serviceName)}>
              {t('agenda.conflict', {
                day: formatDay(conflict.startTime, timeZone, language, 'short'),
                start: formatTime(conflict.startTime, timeZone, language),
                end: formatTime(conflict.endTime, timeZone, language),
                who: conflictWho(conflict, t),
              })}
            </li>
          ))}
        </ul>
      )}
    </FailureNote>
  )
}
