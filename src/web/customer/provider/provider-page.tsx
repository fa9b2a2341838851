import type { ReactNode } from 'react'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Column } from '../../ui/page.tsx'
import { showToast } from '../../ui/toast.tsx'
import type { ProviderPageData } from '../booking/provider-data.ts'
import type { CartActions } from '../cart/use-cart.ts'
import { HoursBox } from '../schedule/opening-hours.tsx'
import type { VisitQuery } from '../schedule/slots-query.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import { ProviderHeading } from './provider-heading.tsx'
import { ProviderTabs } from './provider-tabs.tsx'

interface ProviderPageProps {
  data: ProviderPageData
  actions: CartActions
  visitQuery: VisitQuery | null
  /** Whether the viewer is the salon, which may edit its page (row PROFILE-05). */
  isProvider: boolean
  /** The cart, for wide screens. */
  cart: ReactNode
}

/** A salon's page: pictures, heading and tabs (row PROFILE-03). */
export function ProviderPage({ data, actions, visitQuery, isProvider, cart }: ProviderPageProps) {
  return (
    <Column className="pb-12">
      <Breadcrumb data={data} />
      <PhotoGrid info={data.info} />
      <div className="mt-7 grid items-start md:grid-cols-[minmax(0,1fr)_18.75rem] md:gap-8 xl:grid-cols-[minmax(0,1fr)_23.75rem] xl:gap-14">
        <div className="min-w-0">
          <ProviderHeading data={data} visitQuery={visitQuery} />
          {isProvider && <EditButton />}
          <ProviderTabs data={data} actions={actions} />
        </div>
        <div className="hidden md:sticky md:top-6 md:block">
          {cart}
          <HoursBox {...data} />
        </div>
      </div>
    </Column>
  )
}

/** There is no page for editing: a click says so (row APP-04). It is hidden in the checkout (row PROFILE-05). */
function EditButton() {
  const { t } = useTranslation()
  return (
    <Button size="sm" onClick={() => showToast('info', t('common.comingSoon'))} className="mb-5.5">
      {t('provider.edit')}
    </Button>
  )
}
