import { Link } from '@tanstack/react-router'
import Ellipsis from 'lucide-react/icons/ellipsis'
import EyeOff from 'lucide-react/icons/eye-off'
import Globe from 'lucide-react/icons/globe'
import { useId, useState } from 'react'
import { useTranslation } from '../../language.ts'
import { durationText, itemPriceText } from '../../text-formats.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Popover } from '../../ui/popover.tsx'
import type { CatalogEntry } from './catalog-query.ts'
import { RemoveDialog } from './remove-dialog.tsx'

interface ItemRowProps {
  userName: string
  item: CatalogEntry
  /** Every item of the salon. */
  all: readonly CatalogEntry[]
  onRemoved: () => void
}

/** One item of the list: its name leads to its page, the rest is in a menu. */
export function ItemRow({ userName, item, all, onRemoved }: ItemRowProps) {
  const { t, language } = useTranslation()
  const [isRemoving, setIsRemoving] = useState(false)
  const name = item.names[language]
  const parent = all.find(({ catalogItemId }) => catalogItemId === item.parentId)
  const facts = [
    durationText(t, item.duration),
    parent && t('catalogEditor.goesWith', { name: parent.names[language] }),
  ].filter(Boolean)
  return (
    <li className="flex min-h-18 flex-wrap items-center gap-x-3 border-b border-line py-2 sm:gap-x-7">
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
        <Badge tone={item.isOnline ? 'success' : 'neutral'}>
          <Icon of={item.isOnline ? Globe : EyeOff} size="sm" />
          {t(item.isOnline ? 'catalogEditor.online' : 'catalogEditor.offline')}
        </Badge>
      </span>
      <ItemMenu userName={userName} item={item} name={name} onRemove={() => setIsRemoving(true)} />
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

const menuItem =
  'flex min-h-11 w-full items-center rounded-md px-3.5 text-left font-medium hover:bg-surface-soft'

interface ItemMenuProps {
  userName: string
  item: CatalogEntry
  name: string
  onRemove: () => void
}

function ItemMenu({ userName, item, name, onRemove }: ItemMenuProps) {
  const { t } = useTranslation()
  const id = useId()
  const label = t('catalogEditor.more', { name })
  return (
    <span>
      <IconButton bare icon={Ellipsis} label={label} popoverTarget={id} />
      <Popover
        id={id}
        label={label}
        className="w-60 max-w-[calc(100vw-1.5rem)] rounded-lg p-2 [position-area:block-end_span-inline-start] [position-try-fallbacks:flip-block]"
      >
        <ul>
          <li>
            <Link
              to="/salon/$userName/menu/$itemId"
              params={{ userName, itemId: item.catalogItemId }}
              className={menuItem}
            >
              {t('catalogEditor.edit')}
            </Link>
          </li>
          <li>
            <button type="button" className={`${menuItem} text-danger`} onClick={onRemove}>
              {t('catalogEditor.remove')}
            </button>
          </li>
        </ul>
      </Popover>
    </span>
  )
}
