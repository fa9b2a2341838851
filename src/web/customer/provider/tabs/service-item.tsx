import Check from 'lucide-react/icons/check'
import { useId } from 'react'
import { useTranslation } from '../../../language.ts'
import { durationText, itemPriceText } from '../../../text-formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { CatalogItem } from '../../booking/provider-data.ts'

interface ServiceItemProps {
  item: CatalogItem
  /** Quantity in the cart. */
  quantity: number
  /** Whether it is an add-on whose treatment is not in the cart. */
  isDisabled: boolean
  /** Which treatment an add-on belongs to or requires. */
  note: string | null
  onAdd: () => void
}

/** A treatment or add-on with duration, price and add button. */
export function ServiceItem({ item, quantity, isDisabled, note, onAdd }: ServiceItemProps) {
  const { t, language } = useTranslation()
  const noteId = useId()
  const isAdded = quantity > 0
  const addedText =
    quantity > 1 ? t('provider.addedTimes', { count: quantity }) : t('provider.added')
  return (
    <div className="flex items-center gap-3 border-b border-line py-4 max-xs:flex-wrap sm:gap-4">
      <div className="min-w-0 grow">
        <h3 className="font-sans text-[1.0625rem]/6.5 font-medium tracking-normal hyphens-auto">
          {item.serviceName}
        </h3>
        {item.description && (
          <p className="mt-0.5 max-w-[52ch] text-sm text-muted">{item.description}</p>
        )}
        {note && (
          <p id={noteId} className="mt-0.5 text-sm text-muted">
            {note}
          </p>
        )}
        <p className="mt-1 text-sm">
          <span className="text-muted">{durationText(t, item.duration)} ·</span>{' '}
          <b className="font-strong">{itemPriceText(t, item, language)}</b>
        </p>
      </div>
      <Button
        size="sm"
        tone={isAdded ? 'soft' : 'outlined'}
        disabled={isDisabled}
        aria-describedby={note ? noteId : undefined}
        onClick={onAdd}
        className="shrink-0 max-xs:w-full sm:min-w-26"
      >
        {isAdded && <Icon of={Check} size="sm" />}
        {isAdded ? addedText : t('provider.add')}
        <span className="sr-only"> {item.serviceName}</span>
      </Button>
    </div>
  )
}
