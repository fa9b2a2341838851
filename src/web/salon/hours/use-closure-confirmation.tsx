import { useTranslation } from '../../language.ts'
import { type ClosureInput, useAddClosure } from './use-add-closure.ts'
import { useConflictConfirmation } from './use-conflict-confirmation.tsx'

/** ClosureInput a time in one or two steps (WORK-35). `closed` is called when it is closed. */
export function useClosureConfirmation(
  userName: string,
  on: { closed?: () => void; invalid?: (path: string) => void },
) {
  const { t } = useTranslation()
  return useConflictConfirmation<ClosureInput>(userName, {
    mutation: useAddClosure(userName),
    anyway: (input) => ({ ...input, closure: { ...input.closure, anyway: true } }),
    texts: {
      failed: t('hours.closing.notDone'),
      conflicts: (count) => t('hours.conflicts.closureTitle', { count }),
      confirm: { label: t('hours.conflicts.closeAnyway'), busy: t('hours.closing.sending') },
      done: ({ name }) => t('hours.closing.done', { day: name }),
    },
    onDone: on.closed,
    onInvalid: on.invalid,
  })
}
