import Minus from 'lucide-react/icons/minus'
import X from 'lucide-react/icons/x'
import type { Cart, CartItem } from '#domain/cart/cart.ts'
import { euros } from '#domain/money.ts'
import { useTranslation } from '../../language.ts'
import { durationText, priceText } from '../../text-formats.ts'
import { IconButton } from '../../ui/icon-button.tsx'

interface CartLinesProps {
  cart: Cart
  /** Without it the lines are read-only. */
  onRemoveOne?: ((item: CartItem) => void) | undefined
}

/** The items of the cart with duration and price. */
export function CartLines({ cart, onRemoveOne }: CartLinesProps) {
  return (
    <ul className="flex flex-col gap-3">
      {cart.map((item) => (
        <CartLine key={item.catalogItemId} item={item} onRemoveOne={onRemoveOne} />
      ))}
    </ul>
  )
}

function CartLine({ item, onRemoveOne }: { item: CartItem } & Pick<CartLinesProps, 'onRemoveOne'>) {
  const { t, language } = useTranslation()
  const count = item.numberOfItems
  const duration = durationText(t, item.durationMinutes * count)
  const remove = count > 1 ? 'cart.oneFewer' : 'cart.remove'
  return (
    <li className="flex items-start justify-between gap-4">
      <div className="min-w-0 hyphens-auto wrap-break-word">
        {count > 1 && `${count} × `}
        {item.displayName}
        <p className="text-sm text-muted">
          {item.isAddon ? t('cart.addOnLength', { duration }) : duration}
        </p>
      </div>
      <div className="flex shrink-0 items-start font-medium whitespace-nowrap">
        {priceText(t, euros(item.priceCents * count), language)}
        {onRemoveOne && (
          <IconButton
            bare
            icon={count > 1 ? Minus : X}
            label={t(remove, { name: item.displayName })}
            onClick={() => onRemoveOne(item)}
            className="-my-2.5 -mr-3.5 text-muted! [&_svg]:size-4"
          />
        )}
      </div>
    </li>
  )
}
