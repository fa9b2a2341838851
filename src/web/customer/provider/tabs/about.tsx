import { Link } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import CalendarX from 'lucide-react/icons/calendar-x'
import House from 'lucide-react/icons/house'
import Store from 'lucide-react/icons/store'
import Wallet from 'lucide-react/icons/wallet'
import { useTranslation } from '../../../language.ts'
import { durationForScreenReader } from '../../../text-formats.ts'
import { Icon } from '../../../ui/icon.tsx'
import { homeText } from '../../booking/home-visit.ts'
import type { ProviderInfo, ProviderPageData } from '../../booking/provider-data.ts'
import { ContactList } from './contact-list.tsx'

interface Fact {
  icon: LucideIcon
  title: string
  detail?: string
}

/** Facts about booking at the salon, and its contact details. */
export function About({ data }: { data: ProviderPageData }) {
  const { t } = useTranslation()
  return (
    <>
      <h2 className="mb-3.5">{t('provider.goodToKnow')}</h2>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {useFacts(data.info).map(({ icon, title, detail }) => (
          <li key={title} className="flex gap-3">
            <Icon of={icon} className="mt-0.5 text-muted" />
            <div className="min-w-0">
              {title}
              {detail && <p className="text-sm text-muted">{detail}</p>}
            </div>
          </li>
        ))}
      </ul>
      <ContactList info={data.info} />
      <Link
        to="/report"
        search={{ kind: 'provider', targetId: data.info.profile.userName }}
        className="link mt-5 inline-flex min-h-11 items-center text-sm"
      >
        {t('reviews.report.salon')}
      </Link>
    </>
  )
}

function useFacts({ businessProfile, profile }: ProviderInfo): Fact[] {
  const { t, language } = useTranslation()
  const { serviceAvailability, doorstepDeliveryInfo, autoConfirm, kvkNumber } = businessProfile
  const { cancellationWindowMinutes, usualAnswerMinutes } = businessProfile
  const offersHomeVisits = serviceAvailability !== 'SALON'
  return [
    {
      icon: Wallet,
      title: t(serviceAvailability === 'DOORSTEP' ? 'provider.payAtVisit' : 'provider.payAtSalon'),
      detail: t('common.vatIncluded'),
    },
    {
      icon: CalendarX,
      title: t('provider.freeCancelling'),
      detail: t('provider.untilBefore', {
        duration: durationForScreenReader(t, cancellationWindowMinutes),
      }),
    },
    {
      icon: CalendarCheck,
      title: t(autoConfirm ? 'provider.confirmedAtOnce' : 'provider.confirmedByHand'),
      ...(usualAnswerMinutes && { detail: t(`provider.usualAnswer.m${usualAnswerMinutes}`) }),
    },
    ...(offersHomeVisits
      ? [
          {
            icon: House,
            title: t(
              serviceAvailability === 'BOTH' ? 'provider.alsoAtHome' : 'provider.onlyAtHome',
            ),
            detail: homeText(t, doorstepDeliveryInfo, language),
          },
        ]
      : []),
    ...(kvkNumber ? [{ icon: Store, title: profile.fullName, detail: `KVK ${kvkNumber}` }] : []),
  ]
}
