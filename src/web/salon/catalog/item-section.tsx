import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useId, useRef } from 'react'
import { useTranslation } from '../../language.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { CatalogEntry } from './catalog-query.ts'
import { ItemRow } from './item-row.tsx'
import { MoveActions, RowMenu } from './row-menu.tsx'
import type { useDrag } from './use-drag.ts'
import { type Moves, menuButtonId } from './use-moves.ts'

/** A heading, or the add-ons, as it is listed. */
export interface ListedSection {
  readonly key: string
  readonly name: string
  readonly isAddon: boolean
  readonly items: readonly CatalogEntry[]
}

interface ItemSectionProps {
  userName: string
  section: ListedSection
  /** Every item of the salon. */
  all: readonly CatalogEntry[]
  moves: Moves
  dragging: ReturnType<typeof useDrag>
}

/** The items under one heading, with a link that adds one there. */
export function ItemSection({ userName, section, all, moves, dragging }: ItemSectionProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { name, items } = section
  const { drag, start } = dragging
  return (
    <section aria-labelledby={headingId} className="mt-8">
      <div className="mb-2.5 flex flex-wrap items-center gap-x-1">
        <h2
          ref={heading}
          id={headingId}
          tabIndex={-1}
          className="min-w-0 grow basis-24 text-xl wrap-anywhere"
        >
          {name}
        </h2>
        <SectionActions userName={userName} section={section} moves={moves} />
      </div>
      <ul className="border-t border-line">
        {items.map((item) => (
          <ItemRow
            key={item.catalogItemId}
            userName={userName}
            item={item}
            all={all}
            moves={moves}
            drag={dragMark(drag, item, items)}
            onDragStart={(event) => start(event, item)}
            onRemoved={() => heading.current?.focus()}
          />
        ))}
      </ul>
    </section>
  )
}

function SectionActions({
  userName,
  section: { key, name, isAddon },
  moves,
}: Pick<ItemSectionProps, 'userName' | 'section' | 'moves'>) {
  const { t } = useTranslation()
  const isMovable = moves.canMoveHeading(key, 'up') || moves.canMoveHeading(key, 'down')
  return (
    <>
      <Link
        to="/salon/$userName/menu/$itemId"
        params={{ userName, itemId: 'new' }}
        search={isAddon ? { addOn: true } : { heading: key }}
        aria-label={t('catalogEditor.addUnder', { heading: name })}
        className={`${buttonClasses({ tone: 'quiet', size: 'sm' })} text-accent-strong!`}
      >
        <Icon of={Plus} size="sm" />
        {t('catalogEditor.addShort')}
      </Link>
      {isMovable && (
        <RowMenu buttonId={menuButtonId(key)} label={t('catalogEditor.more', { name })}>
          <MoveActions
            texts={{
              up: t('catalogEditor.moving.headingUp'),
              down: t('catalogEditor.moving.headingDown'),
            }}
            canMove={(direction) => moves.canMoveHeading(key, direction)}
            onMove={(direction) => moves.moveHeading(key, direction)}
          />
        </RowMenu>
      )}
    </>
  )
}

// An item that moves down comes below the one under the pointer, one that moves up above it.
function dragMark(
  drag: ItemSectionProps['dragging']['drag'],
  item: CatalogEntry,
  items: readonly CatalogEntry[],
) {
  if (drag?.item === item) return 'dragged'
  const from = drag ? items.indexOf(drag.item) : -1
  if (drag?.over !== item || from < 0) return null
  return from < items.indexOf(item) ? 'after' : 'before'
}
