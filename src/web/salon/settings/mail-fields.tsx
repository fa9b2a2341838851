import MailWarning from 'lucide-react/icons/mail-warning'
import type { Settings } from '#contract/settings.ts'
import { PROVIDER_MAILS, type ProviderMail } from '#domain/order/provider-mail.ts'
import { type Language, languages } from '#messages/language.ts'
import { useTranslation } from '../../language.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import type { SettingsEdits } from './settings-draft.ts'

interface MailFieldsProps {
  draft: Settings
  onEdit: (change: SettingsEdits) => void
}

/** The mails to the salon and their language (WORK-78). */
export function MailFields({
  draft: { mails, mailLanguage, autoConfirm },
  onEdit,
}: MailFieldsProps) {
  const { t } = useTranslation()
  const warning = warningFor(mails, autoConfirm)
  const toggle = (mail: ProviderMail, isWanted: boolean) =>
    onEdit({
      mails: PROVIDER_MAILS.filter((each) => (each === mail ? isWanted : mails.includes(each))),
    })
  return (
    <div className="grid items-start gap-x-10 gap-y-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
      <fieldset className="min-w-0">
        <legend className="mb-1 font-strong">{t('settings.mails.legend')}</legend>
        {PROVIDER_MAILS.map((mail) => (
          <Checkbox
            key={mail}
            checked={mails.includes(mail)}
            onChange={(event) => toggle(mail, event.target.checked)}
          >
            {t(`settings.mails.${mail}`)}
          </Checkbox>
        ))}
        <div role="status" className="mt-2 empty:hidden">
          {warning && (
            <Note tone="warning" icon={MailWarning}>
              {t(`settings.mails.${warning}`)}
            </Note>
          )}
        </div>
      </fieldset>
      <SelectField
        label={t('settings.mails.language')}
        hint={t('settings.mails.customers')}
        value={mailLanguage}
        onChange={(event) => onEdit({ mailLanguage: event.target.value as Language })}
      >
        {languages.map((each) => (
          <option key={each} value={each} lang={each}>
            {t(`settings.languages.${each}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

function warningFor(mails: Settings['mails'], autoConfirm: boolean): 'none' | 'requestOff' | null {
  if (mails.length === 0) return 'none'
  return !autoConfirm && !mails.includes('request') ? 'requestOff' : null
}
