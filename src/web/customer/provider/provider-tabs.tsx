import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../language.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { ProviderPageData } from '../booking/provider-data.ts'
import type { CartActions } from '../cart/use-cart.ts'
import { ServiceMenu } from './tabs/service-menu.tsx'

const About = lazy(async () => ({ default: (await import('./tabs/about.tsx')).About }))
const Gallery = lazy(async () => ({ default: (await import('./tabs/gallery.tsx')).Gallery }))
const Reviews = lazy(async () => ({ default: (await import('./tabs/reviews.tsx')).Reviews }))
const HoursAndPlace = lazy(async () => ({
  default: (await import('./tabs/hours-and-place.tsx')).HoursAndPlace,
}))

const keys = ['services', 'about', 'gallery', 'reviews', 'hours'] as const
type TabKey = (typeof keys)[number]

/** The tabs of a salon's page: services, about, gallery, reviews, hours. */
export function ProviderTabs({ data, actions }: { data: ProviderPageData; actions: CartActions }) {
  const { t } = useTranslation()
  const { userName } = data.info.profile
  const [current, setCurrent] = useState<TabKey>('services')
  return (
    <Tabs
      label={data.info.profile.fullName}
      tabs={keys.map((key) => ({ key, label: t(`provider.tabs.${key}`) }))}
      current={current}
      onChange={setCurrent}
    >
      <div className="pt-5.5">
        <Suspense fallback={<Skeleton className="h-64 rounded-lg" />}>{panel()}</Suspense>
      </div>
    </Tabs>
  )

  function panel() {
    if (current === 'about') return <About data={data} />
    if (current === 'gallery') return <Gallery info={data.info} />
    if (current === 'reviews') return <Reviews key={userName} userName={userName} />
    if (current === 'hours') return <HoursAndPlace data={data} />
    return <ServiceMenu info={data.info} actions={actions} />
  }
}
