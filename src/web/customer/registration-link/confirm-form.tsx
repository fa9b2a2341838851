import { type FormEvent, useId, useState } from 'react'
import { CATEGORY_KEYS, isCategoryKey } from '#domain/catalog/category.ts'
import { CITIES } from '#domain/location/city.ts'
import { PROFILE_LENGTHS } from '#domain/profile/profile-lengths.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { type LinkFormProps, SubmitLine } from './answer-form.tsx'
import { api } from './registration-link-api.ts'

/** Makes the hidden salon of a registration whose address is proven by the link (DESK-051). */
export function ConfirmForm({ token, registration, onDone }: LinkFormProps) {
  const { t, language } = useTranslation()
  const missingId = useId()
  const [fullName, setFullName] = useState(registration.salonName)
  const [street, setStreet] = useState(registration.street)
  const [cityCode, setCityCode] = useState('')
  const [category, setCategory] = useState('')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<RefusalCode | null>(null)
  const isComplete = fullName.trim() !== '' && street.trim() !== '' && cityCode !== ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete || isSending) return
    setSending(true)
    setFailure(null)
    const chosen = isCategoryKey(category) ? category : null
    const body = { fullName, street, cityCode, category: chosen }
    const sent = await api('confirmRegistration', { params: { token }, body })
    setSending(false)
    if (sent.ok) onDone()
    else setFailure(sent.refusal)
  }
  const { postalCode } = registration
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <h1 className="text-2xl">{t('registrationLink.confirm.title')}</h1>
      <p className="text-muted">{t('registrationLink.confirm.text')}</p>
      <TextField
        label={t('registrationLink.confirm.fullName')}
        value={fullName}
        maxLength={PROFILE_LENGTHS.fullName}
        onChange={({ target }) => setFullName(target.value)}
      />
      <TextField
        label={t('registrationLink.confirm.street')}
        hint={t('registrationLink.confirm.postalCode', { postalCode })}
        value={street}
        maxLength={PROFILE_LENGTHS.street}
        onChange={({ target }) => setStreet(target.value)}
      />
      <SelectField
        label={t('registrationLink.confirm.city')}
        hint={t('registrationLink.confirm.cityHint')}
        value={cityCode}
        onChange={({ target }) => setCityCode(target.value)}
      >
        <option value="">{t('registrationLink.confirm.choose')}</option>
        {CITIES.map((city) => (
          <option key={city.cityCode} value={city.cityCode}>
            {city.name[language]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('registrationLink.confirm.category')}
        value={category}
        onChange={({ target }) => setCategory(target.value)}
      >
        <option value="">{t('registrationLink.confirm.noCategory')}</option>
        {CATEGORY_KEYS.map((key) => (
          <option key={key} value={key}>
            {t(`catalog.categories.${key}.name`)}
          </option>
        ))}
      </SelectField>
      {failure && (
        <FailureNote title={t('registrationLink.confirm.failed')}>
          {t(`refusals.${failure}`)}
        </FailureNote>
      )}
      <SubmitLine
        isComplete={isComplete}
        isSending={isSending}
        missingId={missingId}
        missing={t('registrationLink.confirm.missing')}
        sending={t('registrationLink.confirm.sending')}
        label={t('registrationLink.confirm.submit')}
      />
    </form>
  )
}
