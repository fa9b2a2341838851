import Car from 'lucide-react/icons/car'
import { formatMoney } from '#messages/format.ts'
import { PromotionBanner } from '../../../features/promotion/promotion-banner.tsx'
import { useTranslation } from '../../../language.ts'
import { Note } from '../../../ui/note.tsx'
import { canAddAddOn, parentOf, quantityOf } from '../../booking/cart-items.ts'
import { reachText, travelFeeText } from '../../booking/home-visit.ts'
import type { CatalogItem, ProviderInfo } from '../../booking/provider-data.ts'
import type { CartActions } from '../../cart/use-cart.ts'
import { menuSections } from './menu-sections.ts'
import { ServiceItem } from './service-item.tsx'

/** The treatments by section, then the add-ons. */
export function ServiceMenu({ info, actions }: { info: ProviderInfo; actions: CartActions }) {
  const { t } = useTranslation()
  const { sections, addOns } = menuSections(info.catalogItems)
  return (
    <>
      {info.businessProfile.serviceAvailability !== 'SALON' && <HomeVisitNote info={info} />}
      {info.promotions.map((promotion) => (
        <PromotionBanner key={promotion.id} promotion={promotion} />
      ))}
      {sections.map((section) => (
        <section key={section.name} className="mt-7 first:mt-1">
          <h2 className="hyphens-auto">{section.name}</h2>
          {section.items.map((item) => (
            <MenuItem key={item.catalogItemId} item={item} info={info} actions={actions} />
          ))}
        </section>
      ))}
      {addOns.length > 0 && (
        <section className="mt-8.5">
          <h2>{t('provider.addOns')}</h2>
          {addOns.map((item) => (
            <MenuItem key={item.catalogItemId} item={item} info={info} actions={actions} />
          ))}
        </section>
      )}
      {info.catalogItems.length === 0 && (
        <p className="text-muted">{t('provider.nothingOffered')}</p>
      )}
    </>
  )
}

interface MenuItemProps {
  item: CatalogItem
  info: ProviderInfo
  actions: CartActions
}

function MenuItem({ item, info, actions }: MenuItemProps) {
  const { t } = useTranslation()
  const { cart, add } = actions
  const parent = parentOf(item.catalogItemId, info.catalogItems)
  const isDisabled = item.isAddon && !canAddAddOn(item, cart, info.catalogItems)
  const note = parent
    ? t('provider.goesWith', { name: parent.serviceName })
    : isDisabled
      ? t('provider.chooseTreatmentFirst')
      : null
  return (
    <ServiceItem
      item={item}
      quantity={quantityOf(cart, item.catalogItemId)}
      isDisabled={isDisabled}
      note={note}
      onAdd={() => add(item)}
    />
  )
}

/** Range, travel fee and minimum of a provider who makes home visits, only or also. */
function HomeVisitNote({ info }: { info: ProviderInfo }) {
  const { t, language } = useTranslation()
  const { doorstepDeliveryInfo, physicalLocation, serviceAvailability } = info.businessProfile
  const { minimumOrderValue } = doorstepDeliveryInfo
  const city = physicalLocation.cityName
  const title = serviceAvailability === 'DOORSTEP' ? 'provider.noSalon' : 'provider.comesHomeToo'
  return (
    <Note tone="info" icon={Car} title={<span className="text-text">{t(title)}</span>}>
      {reachText(t, doorstepDeliveryInfo, city, language)}{' '}
      {travelFeeText(t, doorstepDeliveryInfo, language)}{' '}
      {minimumOrderValue > 0 &&
        t('provider.fromSum', { minimum: formatMoney(minimumOrderValue, language) })}
    </Note>
  )
}
