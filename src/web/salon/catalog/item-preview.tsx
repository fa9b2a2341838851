import { typedPrice } from '#domain/catalog/typed-amounts.ts'
import { euros } from '#domain/money.ts'
import { useTranslation } from '../../language.ts'
import { durationText, itemPriceText } from '../../text-formats.ts'
import { durationOf, type ItemValues } from './item-values.ts'

/** The item as a customer sees it, from what is typed. */
export function ItemPreview({ values }: { values: ItemValues }) {
  const { t, language } = useTranslation()
  const isDutch = language === 'nl'
  const name = (!isDutch && values.nameEn) || values.nameNl
  const text = (!isDutch && values.textEn) || values.textNl
  const minutes = durationOf(values)
  const cents = values.priceKind === 'free' ? 0 : typedPrice(values.price)
  const price =
    cents !== null &&
    itemPriceText(t, { price: euros(cents), isPriceFrom: values.priceKind === 'from' }, language)
  return (
    <aside aria-label={t('catalogEditor.item.preview')}>
      <div className="lg:sticky lg:top-6">
        <p className="mb-2 text-sm font-strong text-muted">{t('catalogEditor.item.preview')}</p>
        <div className="card p-4.5 sm:p-6">
          <p className="font-strong wrap-anywhere">{name || t('catalogEditor.item.previewName')}</p>
          {text && <p className="text-sm whitespace-pre-line text-muted wrap-anywhere">{text}</p>}
          <p className="mt-2 text-sm">
            {[minutes !== null && durationText(t, minutes), price].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
    </aside>
  )
}
