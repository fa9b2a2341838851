import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { SceneDrawing } from '../../art/scene-drawing.tsx'
import { useTranslation } from '../../language.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { chipClasses } from '../../ui/chip.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NO_ACCESS } from '../shell/no-access.ts'
import { roundButtonBelowDesktop } from '../shell/round-button.ts'
import { SalonPage } from '../shell/salon-page.tsx'
import { type CatalogEntry, catalogQuery } from './catalog-query.ts'
import { headingsOf } from './headings.ts'
import { ItemSection, type ListedSection } from './item-section.tsx'
import { NotLoaded, Pending } from './load-state.tsx'
import { MenuTools } from './menu-tools.tsx'
import { useDrag } from './use-drag.ts'
import { useMoves } from './use-moves.ts'

/** The treatments and add-ons of a salon, to be changed (WORK-40). */
export function MenuPage({ userName }: { userName: string }) {
  const { t } = useTranslation()
  const query = useQuery(catalogQuery(userName))
  const refusal = query.error && (query.error.cause as RefusalCode)
  const items = refusal && NO_ACCESS.has(refusal) ? undefined : query.data
  const online = items?.filter(({ isOnline }) => isOnline).length ?? 0
  return (
    <SalonPage
      title={t('workspace.nav.menu')}
      {...(items && { lead: t('catalogEditor.count', { count: items.length, online }) })}
    >
      <div className="max-w-[70rem]">
        {refusal && (
          <NotLoaded
            refusal={refusal}
            isStale={items !== undefined}
            isLoading={query.isFetching}
            onRetry={query.refetch}
          />
        )}
        {query.isPending && <Pending />}
        {items && <Items userName={userName} items={items} />}
      </div>
    </SalonPage>
  )
}

const ADD_ONS = 'add-ons'

function Items({ userName, items }: { userName: string; items: readonly CatalogEntry[] }) {
  const [shown, setShown] = useState('')
  const moves = useMoves(userName, items)
  const dragging = useDrag(items, moves.moveTo)
  const sections = useSections(items)
  // The heading that is shown alone may have gone meanwhile.
  const only = sections.some(({ key }) => key === shown) ? shown : ''
  return (
    <>
      <p role="status" className="sr-only">
        {moves.announcement}
      </p>
      <Toolbar userName={userName} sections={sections} only={only} onShow={setShown}>
        <MenuTools userName={userName} items={items} />
      </Toolbar>
      {items.length === 0 && <NoItems userName={userName} />}
      {sections
        .filter(({ key }) => only === '' || key === only)
        .map((section) => (
          <ItemSection
            key={section.key}
            userName={userName}
            section={section}
            all={items}
            moves={moves}
            dragging={dragging}
          />
        ))}
    </>
  )
}

function useSections(items: readonly CatalogEntry[]): ListedSection[] {
  const { t, language } = useTranslation()
  const { headings, addOns } = headingsOf(items)
  const treatments = headings.map((heading) => ({
    key: heading.key,
    isAddon: false,
    items: heading.items,
    name: heading.texts[language] || t('catalogEditor.noHeading'),
  }))
  if (addOns.length === 0) return treatments
  const name = t('catalogEditor.addOns')
  return [...treatments, { key: ADD_ONS, name, isAddon: true, items: addOns }]
}

interface ToolbarProps {
  userName: string
  sections: readonly ListedSection[]
  /** The key of the heading that is shown alone; empty for all. */
  only: string
  onShow: (key: string) => void
  children: ReactNode
}

function Toolbar({ userName, sections, only, onShow, children }: ToolbarProps) {
  const { t } = useTranslation()
  return (
    <div className="flex items-start gap-2">
      {sections.length > 1 && (
        <fieldset className="flex min-w-0 flex-wrap gap-2 py-1">
          <legend className="sr-only">{t('catalogEditor.show')}</legend>
          {[{ key: '', name: t('catalogEditor.all') }, ...sections].map(({ key, name }) => (
            <button
              key={key}
              type="button"
              aria-pressed={only === key}
              className={classes(
                chipClasses(only === key ? 'chosen' : 'plain'),
                'max-w-full shrink! wrap-anywhere whitespace-normal!',
              )}
              onClick={() => onShow(key)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <div className="ml-auto flex shrink-0 items-center gap-2 py-1">
        <ButtonLink
          to="/salon/$userName/menu/$itemId"
          params={{ userName, itemId: 'new' }}
          tone="primary"
          size="sm"
          className={classes('max-w-full wrap-anywhere', roundButtonBelowDesktop)}
        >
          <Icon of={Plus} size="sm" className="max-lg:size-6" />
          <span className="max-lg:sr-only">{t('catalogEditor.add')}</span>
        </ButtonLink>
        {children}
      </div>
    </div>
  )
}

function NoItems({ userName }: { userName: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      art={
        <SceneDrawing
          of="no-bookings"
          className="aspect-[16/10] w-105 max-w-full rounded-xl object-cover"
        />
      }
      title={t('catalogEditor.none')}
      action={
        <ButtonLink to="/salon/$userName/menu/$itemId" params={{ userName, itemId: 'new' }}>
          {t('catalogEditor.noneAction')}
        </ButtonLink>
      }
    >
      <p>{t('catalogEditor.noneText')}</p>
    </EmptyState>
  )
}
