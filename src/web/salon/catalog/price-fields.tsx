import { typedPrice } from '#domain/catalog/typed-amounts.ts'
import { centsFromEuros, euros, includedVatCents } from '#domain/money.ts'
import { formatMoney } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import type { FieldsProps } from './fields-props.ts'
import type { ItemValues } from './item-values.ts'

/** Price, kind of price and VAT, with what of it stays. */
export function PriceFields({ values, errors, fieldId, before, onChange }: FieldsProps) {
  const { t, language } = useTranslation()
  const isFree = values.priceKind === 'free'
  const cents = isFree ? 0 : typedPrice(values.price)
  const vat = cents === null ? 0 : includedVatCents(cents, values.vatRate === '9' ? 9 : 21)
  const money = (amount: number) => formatMoney(euros(amount), language)
  const lowest = lowestToName(before, cents)
  return (
    <>
      <div className="grid gap-x-4.5 gap-y-5 sm:grid-cols-3">
        <TextField
          id={fieldId('price')}
          label={t('catalogEditor.item.price')}
          error={errors.price && t(`catalogEditor.item.errors.${errors.price}`)}
          inputMode="decimal"
          disabled={isFree}
          value={isFree ? '' : values.price}
          onChange={(event) => onChange({ ...values, price: event.target.value })}
        />
        <SelectField
          id={fieldId('priceKind')}
          label={t('catalogEditor.item.priceKind')}
          value={values.priceKind}
          onChange={(event) =>
            onChange({ ...values, priceKind: event.target.value as ItemValues['priceKind'] })
          }
        >
          {(['fixed', 'from', 'free'] as const).map((kind) => (
            <option key={kind} value={kind}>
              {t(`catalogEditor.item.${kind}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          id={fieldId('vatRate')}
          label={t('catalogEditor.item.vat')}
          value={values.vatRate}
          onChange={(event) =>
            onChange({ ...values, vatRate: event.target.value as ItemValues['vatRate'] })
          }
        >
          <option value="9">{t('catalogEditor.item.vat9')}</option>
          <option value="21">{t('catalogEditor.item.vat21')}</option>
        </SelectField>
      </div>
      {cents !== null && cents > 0 && (
        <p className="mt-3 text-sm text-muted">
          {t('catalogEditor.item.share', { vat: money(vat), rest: money(cents - vat) })}
        </p>
      )}
      {lowest !== null && (
        <p role="status" className="mt-3 text-sm text-muted">
          {t('catalogEditor.item.lowest', { price: money(lowest) })}
        </p>
      )}
    </>
  )
}

/** The lowest price of 30 days in cents, where the typed price is lower than the stored one (WORK-45). */
function lowestToName(before: FieldsProps['before'], cents: number | null): number | null {
  const current = before && centsFromEuros(before.price)
  if (current === null || cents === null || cents >= current) return null
  return before && centsFromEuros(before.lowestPrice)
}
