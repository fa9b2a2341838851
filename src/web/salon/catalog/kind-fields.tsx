import { useTranslation } from '../../language.ts'
import { Choice, ChoiceGroup, Dot } from '../../ui/choice.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import type { FieldsProps } from './fields-props.ts'
import { headingsOf } from './headings.ts'
import { NEW_HEADING, withService } from './item-values.ts'
import { ServiceOptions } from './service-options.tsx'

/** What an item is: treatment or add-on, its kind, and where it stands. */
export function KindFields(props: FieldsProps) {
  const { t } = useTranslation()
  const { values, errors, fieldId, before, items, onChange } = props
  const hasAddOns = items.some(({ parentId }) => parentId && parentId === before?.catalogItemId)
  return (
    <div className="grid gap-5">
      {!hasAddOns && (
        <ChoiceGroup
          legend={t('catalogEditor.item.kind')}
          isLegendHidden
          className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2"
        >
          {([false, true] as const).map((isAddon) => (
            <Choice
              key={String(isAddon)}
              variant="card"
              name={fieldId('isAddon')}
              checked={values.isAddon === isAddon}
              onChange={() => onChange({ ...values, isAddon })}
            >
              <Dot />
              <span className="min-w-0 wrap-anywhere">
                {t(isAddon ? 'catalogEditor.item.addOn' : 'catalogEditor.item.treatment')}
              </span>
            </Choice>
          ))}
        </ChoiceGroup>
      )}
      <div className="grid gap-x-4.5 gap-y-5 sm:grid-cols-2">
        <SelectField
          id={fieldId('service')}
          label={t('catalogEditor.item.service')}
          hint={t('catalogEditor.item.serviceHint')}
          error={errors.service && t(`catalogEditor.item.errors.${errors.service}`)}
          value={values.service}
          onChange={(event) => onChange(withService(values, event.target.value))}
        >
          {values.service === '' && <option value="">{t('catalogEditor.item.choose')}</option>}
          <ServiceOptions />
        </SelectField>
        {values.isAddon ? <ParentField {...props} /> : <HeadingFields {...props} />}
      </div>
    </div>
  )
}

function ParentField({ values, fieldId, before, items, onChange }: FieldsProps) {
  const { t, language } = useTranslation()
  const treatments = items.filter(
    ({ isAddon, catalogItemId }) => !isAddon && catalogItemId !== before?.catalogItemId,
  )
  return (
    <SelectField
      id={fieldId('parentId')}
      label={t('catalogEditor.item.parent')}
      value={values.parentId}
      onChange={(event) => onChange({ ...values, parentId: event.target.value })}
    >
      <option value="">{t('catalogEditor.item.anyTreatment')}</option>
      {treatments.map(({ catalogItemId, names }) => (
        <option key={catalogItemId} value={catalogItemId}>
          {names[language]}
        </option>
      ))}
    </SelectField>
  )
}

function HeadingFields({ values, errors, fieldId, items, onChange }: FieldsProps) {
  const { t, language } = useTranslation()
  const { headings } = headingsOf(items)
  const isKnown = headings.some(({ key }) => key === values.heading)
  return (
    <>
      <SelectField
        id={fieldId('heading')}
        label={t('catalogEditor.item.heading')}
        value={values.heading}
        onChange={(event) => onChange({ ...values, heading: event.target.value })}
      >
        {headings.map(({ key, texts }) => (
          <option key={key} value={key}>
            {texts[language] || t('catalogEditor.noHeading')}
          </option>
        ))}
        {!isKnown && values.heading !== NEW_HEADING && (
          <option value={values.heading}>{t('catalogEditor.noHeading')}</option>
        )}
        <option value={NEW_HEADING}>{t('catalogEditor.item.newHeading')}</option>
      </SelectField>
      {values.heading === NEW_HEADING &&
        (['headingNl', 'headingEn'] as const).map((field) => (
          <TextField
            key={field}
            id={fieldId(field)}
            label={t('catalogEditor.item.headingName')}
            aside={t(`catalogEditor.item.${field === 'headingNl' ? 'dutch' : 'english'}`)}
            lang={field === 'headingNl' ? 'nl' : 'en'}
            maxLength={60}
            error={errors[field] && t(`catalogEditor.item.errors.${errors[field]}`)}
            value={values[field]}
            onChange={(event) => onChange({ ...values, [field]: event.target.value })}
          />
        ))}
    </>
  )
}
