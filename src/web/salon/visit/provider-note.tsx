import Info from 'lucide-react/icons/info'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { FailureNote, Note } from '../../ui/note.tsx'
import { useLeaveQuestion } from '../shell/use-leave-question.ts'
import { useProviderNote } from './use-provider-note.ts'
import type { Visit } from './visit-query.ts'

const MAX_LENGTH = 2000

/** The note that the members alone read. What was typed stays until it is saved, also when a colleague changes it (WORK-09). */
export function ProviderNote({ userName, visit }: { userName: string; visit: Visit }) {
  const { t } = useTranslation()
  const { note, isChanged, colleagueNote, refusal, isPending, write, save } = useProviderNote(
    userName,
    visit,
  )
  useLeaveQuestion(isChanged)
  return (
    <div>
      <TextAreaField
        label={t('agenda.note.label')}
        hint={t('agenda.note.hint')}
        maxLength={MAX_LENGTH}
        value={note}
        onChange={(event) => write(event.target.value)}
      />
      {colleagueNote !== null && (
        <div className="mt-2">
          <Note tone="warning" icon={Info} role="alert" title={t('agenda.note.changed')}>
            {colleagueNote === ''
              ? t('agenda.note.emptied')
              : t('agenda.note.changedTo', { note: colleagueNote })}
          </Note>
        </div>
      )}
      {refusal && (
        <FailureNote title={t('agenda.note.failed')}>{t(`refusals.${refusal}`)}</FailureNote>
      )}
      {isChanged && (
        <Button
          size="sm"
          className="mt-2"
          busy={isPending && t('agenda.note.saving')}
          onClick={save}
        >
          {t('agenda.note.save')}
        </Button>
      )}
    </div>
  )
}
