import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '#domain/promotion/promotion-terms.ts'
import { useTranslation } from '../../language.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import type { FormField, PromotionForm } from './promotion-form.ts'

interface PromotionFieldsProps {
  form: PromotionForm
  /** Whether orders have used it: the discount stays. */
  isDiscountFixed: boolean
  idOf: (field: FormField) => string
  errorOf: (field: FormField) => string | undefined
  onChange: (changes: Partial<PromotionForm>) => void
}

/** The fields of a promotion: texts in both languages, discount and days. */
export function PromotionFields(props: PromotionFieldsProps) {
  const { form, isDiscountFixed, idOf, errorOf, onChange } = props
  const { t } = useTranslation()
  const attributes = (field: FormField) => ({
    id: idOf(field),
    value: form[field],
    error: errorOf(field),
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  })
  const texts = [
    ['titleNl', 'nl', 'inDutch', MAX_TITLE_LENGTH],
    ['titleEn', 'en', 'inEnglish', MAX_TITLE_LENGTH],
    ['descriptionNl', 'nl', 'inDutch', MAX_DESCRIPTION_LENGTH],
    ['descriptionEn', 'en', 'inEnglish', MAX_DESCRIPTION_LENGTH],
  ] as const
  return (
    <>
      {texts.map(([field, lang, aside, maxLength]) => (
        <TextField
          key={field}
          {...attributes(field)}
          label={t(`salonPromotions.editor.${field}`)}
          aside={`${t(`salonPromotions.editor.${aside}`)}${
            field.startsWith('description') ? ` ${t('salonPromotions.editor.optional')}` : ''
          }`}
          lang={lang}
          maxLength={maxLength}
          autoComplete="off"
        />
      ))}
      {isDiscountFixed && <p className="text-sm text-muted">{t('salonPromotions.editor.fixed')}</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xs:grid-cols-2">
        <TextField
          {...attributes('discount')}
          label={t('salonPromotions.editor.discount')}
          inputMode="decimal"
          autoComplete="off"
          disabled={isDiscountFixed}
        />
        <SelectField
          {...attributes('kind')}
          label={t('salonPromotions.editor.kind')}
          disabled={isDiscountFixed}
        >
          <option value="percentage">{t('salonPromotions.editor.percentage')}</option>
          <option value="amount">{t('salonPromotions.editor.amount')}</option>
        </SelectField>
      </div>
      <SelectField
        {...attributes('audience')}
        label={t('salonPromotions.editor.audience')}
        disabled={isDiscountFixed}
      >
        <option value="everybody">{t('salonPromotions.everybody')}</option>
        <option value="firstVisit">{t('salonPromotions.firstVisit')}</option>
      </SelectField>
      <TextField
        {...attributes('minimum')}
        label={t('salonPromotions.editor.minimum')}
        hint={t('salonPromotions.editor.minimumHint')}
        inputMode="decimal"
        autoComplete="off"
        disabled={isDiscountFixed}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xs:grid-cols-2">
        <TextField
          {...attributes('startDate')}
          type="date"
          label={t('salonPromotions.editor.from')}
        />
        <TextField {...attributes('endDate')} type="date" label={t('salonPromotions.editor.to')} />
      </div>
    </>
  )
}
