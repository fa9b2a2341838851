import { Link } from '@tanstack/react-router'
import EyeOff from 'lucide-react/icons/eye-off'
import Globe from 'lucide-react/icons/globe'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { type PointerEvent, useState } from 'react'
import { useTranslation } from '../../language.ts'
import { itemPriceText } from '../../text-formats.ts'
import { Badge } from '../../ui/badge.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import type { CatalogEntry } from './catalog-query.ts'
import { itemTimeText } from './item-time-text.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { MoveActions, menuItem, RowMenu } from './row-menu.tsx'
import { type Moves, menuButtonId } from './use-moves.ts'

interface ItemRowProps {
  userName: string
  item: CatalogEntry
  /** Every item of the salon. */
  all: readonly CatalogEntry[]
  moves: Moves
  /** Where a dragged item would come, or that it is this one. */
  drag: 'dragged' | 'before' | 'after' | null
  onDragStart: (event: PointerEvent<HTMLElement>) => void
  onRemoved: () => void
}

/** One item of the list: its name leads to its page, the rest is in a menu. */
export function ItemRow({
  userName,
  item,
  all,
  moves,
  drag,
  onDragStart,
  onRemoved,
}: ItemRowProps) {
  const { t, language } = useTranslation()
  const [isRemoving, setIsRemoving] = useState(false)
  const name = item.names[language]
  const parent = all.find(({ catalogItemId }) => catalogItemId === item.parentId)
  const facts = [
    itemTimeText(t, item),
    parent && t('catalogEditor.goesWith', { name: parent.names[language] }),
  ].filter(Boolean)
  return (
    <li
      data-item={item.catalogItemId}
      className={classes(
        'flex min-h-18 flex-wrap items-center gap-x-3 border-b border-line py-2 sm:gap-x-7',
        drag === 'dragged' && 'bg-surface-accent opacity-70',
        drag === 'before' && 'inset-shadow-[0_2px_0_var(--color-accent)]',
        drag === 'after' && 'inset-shadow-[0_-2px_0_var(--color-accent)]',
      )}
    >
      <span
        aria-hidden
        onPointerDown={onDragStart}
        className="-mr-3 hidden size-11 cursor-grab place-items-center text-subtle sm:-mr-5 sm:pointer-fine:grid"
      >
        <Icon of={GripVertical} size="sm" />
      </span>
      <Link
        to="/salon/$userName/menu/$itemId"
        params={{ userName, itemId: item.catalogItemId }}
        className="flex min-h-11 min-w-0 grow basis-24 flex-col justify-center rounded-sm"
      >
        <span className="font-medium wrap-anywhere hover:underline">{name}</span>
        <span className="text-sm text-muted">{facts.join(' · ')}</span>
      </Link>
      <span className="font-strong">{itemPriceText(t, item, language)}</span>
      <span className="max-sm:order-last max-sm:w-full max-sm:pb-1 sm:w-40">
        <Badge tone={item.isOnline ? 'success' : 'neutral'} className="whitespace-normal!">
          <Icon of={item.isOnline ? Globe : EyeOff} size="sm" />
          {t(item.isOnline ? 'catalogEditor.online' : 'catalogEditor.offline')}
        </Badge>
      </span>
      <ItemMenu
        userName={userName}
        item={item}
        name={name}
        moves={moves}
        onRemove={() => setIsRemoving(true)}
      />
      {isRemoving && (
        <RemoveDialog
          userName={userName}
          item={item}
          addOns={all.filter(({ parentId }) => parentId === item.catalogItemId)}
          onRemoved={onRemoved}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </li>
  )
}

interface ItemMenuProps {
  userName: string
  item: CatalogEntry
  name: string
  moves: Moves
  onRemove: () => void
}

function ItemMenu({ userName, item, name, moves, onRemove }: ItemMenuProps) {
  const { t } = useTranslation()
  return (
    <RowMenu buttonId={menuButtonId(item.catalogItemId)} label={t('catalogEditor.more', { name })}>
      <li>
        <Link
          to="/salon/$userName/menu/$itemId"
          params={{ userName, itemId: item.catalogItemId }}
          className={menuItem}
        >
          {t('catalogEditor.edit')}
        </Link>
      </li>
      <MoveActions
        texts={{ up: t('catalogEditor.moving.up'), down: t('catalogEditor.moving.down') }}
        canMove={(direction) => moves.canMove(item, direction)}
        onMove={(direction) => moves.move(item, direction)}
      />
      <li>
        <button type="button" className={`${menuItem} text-danger`} onClick={onRemove}>
          {t('catalogEditor.remove')}
        </button>
      </li>
    </RowMenu>
  )
}
