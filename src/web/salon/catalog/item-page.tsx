import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type CatalogEntry, catalogQuery } from './catalog-query.ts'
import { headingsOf } from './headings.ts'
import { ItemForm } from './item-form.tsx'
import { emptyItem, NEW_HEADING } from './item-values.ts'
import { NotLoaded, Pending } from './load-state.tsx'

interface ItemPageProps {
  userName: string
  /** The id of an item, or 'new'. */
  itemId: string
  /** Where a new item goes. */
  heading: string | undefined
  isAddon: boolean
}

/** The page on which one treatment or add-on is added or changed (WORK-41, WORK-42). */
export function ItemPage({ userName, itemId, heading, isAddon }: ItemPageProps) {
  const query = useQuery(catalogQuery(userName))
  const refusal = query.error && (query.error.cause as RefusalCode)
  const items = query.data
  if (!items)
    return (
      <Frame userName={userName} title={null}>
        {refusal ? (
          <NotLoaded
            refusal={refusal}
            isStale={false}
            isLoading={query.isFetching}
            onRetry={query.refetch}
          />
        ) : (
          <Pending />
        )}
      </Frame>
    )
  const item = items.find(({ catalogItemId }) => catalogItemId === itemId) ?? null
  if (!item && itemId !== 'new') return <Gone userName={userName} />
  return (
    <LoadedItem
      key={itemId}
      userName={userName}
      item={item}
      items={items}
      heading={heading}
      isAddon={isAddon}
    />
  )
}

interface LoadedItemProps extends Omit<ItemPageProps, 'itemId'> {
  item: CatalogEntry | null
  items: readonly CatalogEntry[]
}

function LoadedItem({ userName, item, items, heading, isAddon }: LoadedItemProps) {
  const { t, language } = useTranslation()
  const { headings } = headingsOf(items)
  const known = headings.find(({ key }) => key === heading) ?? headings[0]
  const title = t(isAddon ? 'catalogEditor.item.newAddOn' : 'catalogEditor.item.newTreatment')
  return (
    <Frame userName={userName} title={item ? item.names[language] : title}>
      <ItemForm
        userName={userName}
        item={item}
        items={items}
        blank={emptyItem({ heading: known?.key ?? NEW_HEADING, isAddon })}
      />
    </Frame>
  )
}

function Frame(props: { userName: string; title: string | null; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="flex w-full grow flex-col">
      <div className="w-full grow px-4 pt-2 pb-14 sm:px-5 lg:px-8 lg:pt-4">
        <Link
          to="/salon/$userName/menu"
          params={{ userName: props.userName }}
          className="link inline-flex min-h-11 items-center gap-1.5"
        >
          <Icon of={ArrowLeft} size="sm" />
          {t('workspace.nav.menu')}
        </Link>
        <h1 className="text-2xl wrap-anywhere lg:text-[2rem]/10">
          {props.title ?? t('workspace.nav.menu')}
        </h1>
        {props.children}
      </div>
    </div>
  )
}

function Gone({ userName }: { userName: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState title={t('catalogEditor.item.gone')}>
      <p>{t('catalogEditor.item.goneText')}</p>
      <ButtonLink to="/salon/$userName/menu" params={{ userName }} className="mt-4">
        {t('catalogEditor.item.back')}
      </ButtonLink>
    </EmptyState>
  )
}
