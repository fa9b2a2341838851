import { useTranslation } from '../../language.ts'
import { useConflictConfirmation } from './use-conflict-confirmation.tsx'
import { type DateHoursInput, useSaveDateHours } from './use-save-date-hours.ts'

/** Other hours on a date in one or two steps (WORK-142). `saved` is called when they are saved. */
export function useDateHoursConfirmation(
  userName: string,
  on: { saved?: () => void; invalid?: () => void },
) {
  const { t } = useTranslation()
  return useConflictConfirmation<DateHoursInput>(userName, {
    mutation: useSaveDateHours(userName),
    anyway: (input) => ({ ...input, anyway: true }),
    texts: {
      failed: t('hours.closing.notOpened'),
      conflicts: (count) => t('hours.conflicts.hoursTitle', { count }),
      confirm: { label: t('hours.conflicts.saveAnyway'), busy: t('hours.saving') },
      done: ({ name, hours }) =>
        t(`hours.closing.${hours ? 'opened' : 'weekAgain'}`, { day: name }),
    },
    onDone: on.saved,
    onInvalid: on.invalid,
  })
}
