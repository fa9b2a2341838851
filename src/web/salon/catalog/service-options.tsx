import { CATEGORY_KEYS } from '#domain/catalog/category.ts'
import { TREATMENTS } from '#domain/catalog/treatments/by-category.ts'
import { useTranslation } from '../../language.ts'

/** The kinds of treatment, by category, for a select element. */
export function ServiceOptions() {
  const { t, language } = useTranslation()
  return CATEGORY_KEYS.map((category) => (
    <optgroup key={category} label={t(`catalog.categories.${category}.name`)}>
      {TREATMENTS[category].map((treatment) => (
        <option key={treatment.code} value={treatment.code}>
          {treatment[language][0]}
        </option>
      ))}
    </optgroup>
  ))
}
