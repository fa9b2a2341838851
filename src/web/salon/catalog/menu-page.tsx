import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { SceneDrawing } from '../../art/scene-drawing.tsx'
import { useTranslation } from '../../language.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { chipClasses } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SalonPage } from '../shell/salon-page.tsx'
import { type CatalogEntry, catalogQuery } from './catalog-query.ts'
import { headingsOf } from './headings.ts'
import { ItemSection } from './item-section.tsx'
import { NotLoaded, Pending } from './load-state.tsx'

/** The treatments and add-ons of a salon, to be changed (WORK-40). */
export function MenuPage({ userName }: { userName: string }) {
  const { t } = useTranslation()
  const query = useQuery(catalogQuery(userName))
  const refusal = query.error && (query.error.cause as RefusalCode)
  const items = refusal && NO_ACCESS.has(refusal) ? undefined : query.data
  const online = items?.filter(({ isOnline }) => isOnline).length ?? 0
  return (
    <SalonPage
      title={t('workspace.places.menu')}
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

const NO_ACCESS: ReadonlySet<RefusalCode> = new Set([
  'sign-in-required',
  'invalid-token',
  'forbidden',
])

const ADD_ONS = 'add-ons'

function Items({ userName, items }: { userName: string; items: readonly CatalogEntry[] }) {
  const { t, language } = useTranslation()
  const [shown, setShown] = useState('')
  const { headings, addOns } = headingsOf(items)
  const sections = [
    ...headings.map(({ key, texts, items: treatments }) => ({
      ...{ key, texts, isAddon: false, items: treatments },
      name: texts[language] || t('catalogEditor.noHeading'),
    })),
    ...(addOns.length > 0
      ? [
          {
            key: ADD_ONS,
            texts: null,
            isAddon: true,
            items: addOns,
            name: t('catalogEditor.addOns'),
          },
        ]
      : []),
  ]
  // The heading that is shown alone may have gone meanwhile.
  const only = sections.some(({ key }) => key === shown) ? shown : ''
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {sections.length > 1 && (
          <fieldset className="contents">
            <legend className="sr-only">{t('catalogEditor.show')}</legend>
            {[{ key: '', name: t('catalogEditor.all') }, ...sections].map(({ key, name }) => (
              <button
                key={key}
                type="button"
                aria-pressed={only === key}
                className={chipClasses(only === key ? 'chosen' : 'plain')}
                onClick={() => setShown(key)}
              >
                {name}
              </button>
            ))}
          </fieldset>
        )}
        <ButtonLink
          to="/salon/$userName/menu/$itemId"
          params={{ userName, itemId: 'new' }}
          tone="primary"
          size="sm"
          className="max-w-full wrap-anywhere sm:ml-auto"
        >
          <Icon of={Plus} size="sm" />
          {t('catalogEditor.add')}
        </ButtonLink>
      </div>
      {items.length === 0 && <NoItems />}
      {sections
        .filter(({ key }) => only === '' || key === only)
        .map((section) => (
          <ItemSection key={section.key} userName={userName} section={section} all={items} />
        ))}
    </>
  )
}

function NoItems() {
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
    >
      <p>{t('catalogEditor.noneText')}</p>
    </EmptyState>
  )
}
