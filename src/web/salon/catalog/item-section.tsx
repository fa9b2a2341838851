import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useId, useRef } from 'react'
import { useTranslation } from '../../language.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { CatalogEntry } from './catalog-query.ts'
import type { HeadingTexts } from './headings.ts'
import { ItemRow } from './item-row.tsx'

interface Section {
  readonly key: string
  /** Null for the add-ons. */
  readonly texts: HeadingTexts | null
  readonly name: string
  readonly isAddon: boolean
  readonly items: readonly CatalogEntry[]
}

interface ItemSectionProps {
  userName: string
  section: Section
  /** Every item of the salon. */
  all: readonly CatalogEntry[]
}

/** The items under one heading, with a link that adds one there. */
export function ItemSection({ userName, section, all }: ItemSectionProps) {
  const { t } = useTranslation()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, name, isAddon, items } = section
  return (
    <section aria-labelledby={headingId} className="mt-8">
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-x-4">
        <h2 ref={heading} id={headingId} tabIndex={-1} className="min-w-0 text-xl wrap-anywhere">
          {name}
        </h2>
        <Link
          to="/salon/$userName/menu/$itemId"
          params={{ userName, itemId: 'new' }}
          search={isAddon ? { addOn: true } : { heading: key }}
          aria-label={t('catalogEditor.addUnder', { heading: name })}
          className={`${buttonClasses({ tone: 'quiet', size: 'sm' })} ml-auto text-accent-strong!`}
        >
          <Icon of={Plus} size="sm" />
          {t('catalogEditor.addShort')}
        </Link>
      </div>
      <ul className="border-t border-line">
        {items.map((item) => (
          <ItemRow
            key={item.catalogItemId}
            userName={userName}
            item={item}
            all={all}
            onRemoved={() => heading.current?.focus()}
          />
        ))}
      </ul>
    </section>
  )
}
