import Users from 'lucide-react/icons/users'
import type { Profile, ProfileField } from '#domain/profile/profile.ts'
import { useTranslation } from '../../../language.ts'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { FailureNote, Note } from '../../../ui/note.tsx'
import { fieldId } from './profile-fields.tsx'
import type { ProfileForm } from './use-profile-form.ts'

/** What keeps a profile from being saved: faults, a refusal, or a colleague who changed the same. */
export function FormNotes({ form }: { form: ProfileForm }) {
  const { t } = useTranslation()
  const { faults, isRefused, refusal, theirs } = form
  const errors = Object.entries(faults).map(([name, fault]) => {
    const field = t(`salonProfile.fields.${name as ProfileField}`)
    const message = t('salonProfile.faultIn', { field, fault: t(`salonProfile.faults.${fault}`) })
    return { fieldId: fieldId(name as ProfileField), message }
  })
  return (
    <>
      {isRefused && <ErrorSummary title={t('salonProfile.faultsTitle')} errors={errors} />}
      {refusal && (
        <FailureNote title={t('salonProfile.saving.failed')}>
          {t(`refusals.${refusal}`)} {t('salonProfile.saving.retry')}
        </FailureNote>
      )}
      <div role="alert" className="empty:hidden">
        {Object.keys(theirs).length > 0 && <ChangedByOthers theirs={theirs} />}
      </div>
    </>
  )
}

function textOf(value: Profile[ProfileField]): string {
  const parts = typeof value === 'object' && value !== null ? Object.values(value) : [value]
  return parts.join(', ')
}

function ChangedByOthers({ theirs }: Pick<ProfileForm, 'theirs'>) {
  const { t } = useTranslation()
  return (
    <Note tone="warning" icon={Users} title={t('salonProfile.saving.changedTitle')}>
      <ul>
        {Object.entries(theirs).map(([name, value]) => (
          <li key={name}>
            {t('salonProfile.saving.changed', {
              field: t(`salonProfile.fields.${name as ProfileField}`),
              value: textOf(value) || t('salonProfile.saving.empty'),
            })}
          </li>
        ))}
      </ul>
      <p>{t('salonProfile.saving.changedHint')}</p>
    </Note>
  )
}
