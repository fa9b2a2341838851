import type { ReactNode } from 'react'
import { useTranslation } from '../../language.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { DurationFields } from './duration-fields.tsx'
import type { FieldsProps } from './fields-props.ts'
import { KindFields } from './kind-fields.tsx'
import { PriceFields } from './price-fields.tsx'

/** All fields of an item. */
export function ItemFields(props: FieldsProps) {
  const { t } = useTranslation()
  const { values, onChange } = props
  return (
    <>
      <FieldSet title={t('catalogEditor.item.what')}>
        <KindFields {...props} />
      </FieldSet>
      <FieldSet title={t('catalogEditor.item.texts')} lead={t('catalogEditor.item.textsLead')}>
        <TextFields {...props} />
      </FieldSet>
      <FieldSet title={t('catalogEditor.item.duration')}>
        <DurationFields {...props} />
      </FieldSet>
      <FieldSet title={t('catalogEditor.item.priceAndVat')}>
        <PriceFields {...props} />
      </FieldSet>
      <FieldSet title={t('catalogEditor.item.booking')}>
        <Checkbox
          role="switch"
          checked={values.isOnline}
          onChange={(event) => onChange({ ...values, isOnline: event.target.checked })}
        >
          <span className="font-medium">{t('catalogEditor.item.isOnline')}</span>
          <span className="block text-sm text-muted">{t('catalogEditor.item.isOnlineHint')}</span>
        </Checkbox>
      </FieldSet>
    </>
  )
}

function FieldSet(props: { title: string; lead?: string; children: ReactNode }) {
  return (
    <fieldset className="mt-6 min-w-0 border-line not-last:border-b not-last:pb-7">
      <legend className="contents">
        <h2 className="text-xl">{props.title}</h2>
      </legend>
      {props.lead && <p className="mt-1 text-md text-muted">{props.lead}</p>}
      <div className="mt-3.5">{props.children}</div>
    </fieldset>
  )
}

const TEXTS = [
  { field: 'nameNl', label: 'name', language: 'dutch', lang: 'nl' },
  { field: 'nameEn', label: 'name', language: 'english', lang: 'en' },
] as const
const LONG_TEXTS = [
  { field: 'textNl', label: 'description', language: 'dutch', lang: 'nl' },
  { field: 'textEn', label: 'description', language: 'english', lang: 'en' },
] as const

function TextFields({ values, errors, fieldId, onChange }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-x-4.5 gap-y-5 sm:grid-cols-2">
      {TEXTS.map(({ field, label, language, lang }) => (
        <TextField
          key={field}
          id={fieldId(field)}
          label={t(`catalogEditor.item.${label}`)}
          aside={t(`catalogEditor.item.${language}`)}
          lang={lang}
          maxLength={100}
          error={errors[field] && t(`catalogEditor.item.errors.${errors[field]}`)}
          value={values[field]}
          onChange={(event) => onChange({ ...values, [field]: event.target.value })}
        />
      ))}
      {LONG_TEXTS.map(({ field, label, language, lang }) => (
        <TextAreaField
          key={field}
          id={fieldId(field)}
          label={t(`catalogEditor.item.${label}`)}
          aside={t(`catalogEditor.item.${language}`)}
          lang={lang}
          rows={3}
          maxLength={500}
          className="min-h-24"
          value={values[field]}
          onChange={(event) => onChange({ ...values, [field]: event.target.value })}
        />
      ))}
    </div>
  )
}
