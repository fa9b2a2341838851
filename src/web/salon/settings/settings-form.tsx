import Users from 'lucide-react/icons/users'
import { type FormEvent, useMemo } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { leavesTimeToBook } from '#domain/schedule/booking-rules.ts'
import { useTranslation } from '../../language.ts'
import { formatList } from '../../text-formats.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FailureNote, Note } from '../../ui/note.tsx'
import { useNowByMinute } from '../../use-now-by-minute.ts'
import { useLeaveQuestion } from '../shell/use-leave-question.ts'
import { MailFields } from './mail-fields.tsx'
import { HORIZON_FIELD, RuleFields } from './rule-fields.tsx'
import { SaveBar } from './save-bar.tsx'
import type { SettingsField } from './settings-draft.ts'
import type { LoadedSettings } from './settings-query.ts'
import { SettingsSection } from './settings-section.tsx'
import { useSaveSettings } from './use-save-settings.ts'

/** The settings that are saved together (WORK-75, WORK-78, WORK-188). */
export function SettingsForm({ userName, loaded }: { userName: string; loaded: LoadedSettings }) {
  const { t, language } = useTranslation()
  const now = useNowByMinute()
  const { timeZone } = loaded
  const context = useMemo(() => ({ t, language, timeZone, now }), [t, language, timeZone, now])
  const { draft, changes, concurrentChanges, edit, undo, save } = useSaveSettings(userName, loaded)
  useLeaveQuestion(changes > 0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (changes === 0 || save.isPending) return
    if (leavesTimeToBook(draft)) save.mutate()
    else document.getElementById(HORIZON_FIELD)?.focus()
  }
  return (
    <form onSubmit={submit} noValidate>
      <SettingsSection part="booking" title={t('settings.rules.title')}>
        <RuleFields draft={draft} context={context} onEdit={edit} />
      </SettingsSection>
      <SettingsSection title={t('settings.roles.title')} lead={t('settings.roles.lead')}>
        {(['receptionMayCancel', 'managersMayExport'] as const).map((field) => (
          <Checkbox
            key={field}
            checked={draft[field]}
            onChange={({ target }) => edit({ [field]: target.checked })}
          >
            {t(`settings.roles.${field}`)}
          </Checkbox>
        ))}
      </SettingsSection>
      <SettingsSection title={t('settings.mails.title')}>
        <MailFields draft={draft} onEdit={edit} />
      </SettingsSection>
      <ConcurrentChanges fields={concurrentChanges} />
      {save.error && (
        <div className="mt-4">
          <FailureNote title={t('settings.save.failed')}>
            {t(`refusals.${save.error.cause as RefusalCode}`)} {t('settings.save.retrySafe')}
          </FailureNote>
        </div>
      )}
      {changes > 0 && <SaveBar changes={changes} isSaving={save.isPending} onUndo={undo} />}
    </form>
  )
}

function ConcurrentChanges({ fields }: { fields: readonly SettingsField[] }) {
  const { t, language } = useTranslation()
  const names = fields.map((field) => t(`settings.fields.${field}`))
  return (
    <div role="alert" className="mt-4 empty:hidden">
      {names.length > 0 && (
        <Note tone="warning" icon={Users} title={t('settings.save.changedTitle')}>
          {t('settings.save.changed', { fields: formatList(names, language) })}
        </Note>
      )}
    </div>
  )
}
