import Car from 'lucide-react/icons/car'
import Phone from 'lucide-react/icons/phone'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { formatTenths } from '#messages/format.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { TextContext } from '../request/request-text.ts'
import type { AgendaVisit } from './agenda-query.ts'
import type { HomeStop, TightRide } from './home-stops.ts'
import { RouteLink } from './route-link.tsx'

interface HomeRowProps {
  visit: AgendaVisit
  stop: HomeStop | undefined
  context: TextContext
}

/** Where a visit at a home is on the route of the day, how far, and the way there (WORK-147, WORK-185). */
export function HomeRow({ visit, stop, context }: HomeRowProps) {
  const { customerAddress, customerName, customerPhone, travelMinutes: minutes, travelKm } = visit
  const { t, language } = context
  const way = [
    minutes > 0 && t('agenda.travelTime', { minutes }),
    travelKm !== null && t('homeVisit.km', { km: formatTenths(travelKm, language) }),
  ].filter(Boolean)
  const who = customerName || t('agenda.someone')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-3 text-sm">
      {stop?.tightRide && <TightRideNote ride={stop.tightRide} context={context} />}
      {stop && <StopNumber stop={stop} context={context} />}
      <p className="min-w-[min(9rem,100%)] flex-1 wrap-anywhere">
        {customerAddress || <span className="text-muted">{t('agenda.noAddress')}</span>}
        {way.length > 0 && (
          <span className="flex items-center gap-1.5 text-muted">
            <Icon of={Car} size="sm" />
            {way.join(' · ')}
          </span>
        )}
      </p>
      {/* Together, below the address where there is no room beside it. */}
      <span className={`flex flex-wrap gap-2 max-sm:w-full ${stop ? 'xs:max-sm:pl-12' : ''}`}>
        {customerAddress && (
          <RouteLink address={customerAddress} who={who} isNext={stop?.isNext} context={context} />
        )}
        {customerPhone && (
          <a
            href={`tel:${customerPhone.replaceAll(/[^\d+]/g, '')}`}
            className={buttonClasses({ size: 'sm' })}
          >
            <Icon of={Phone} size="sm" />
            {t('agenda.contact.call')}
            <span className="sr-only">: {who}</span>
          </a>
        )}
      </span>
    </div>
  )
}

function TightRideNote({ ride, context: { t } }: { ride: TightRide; context: TextContext }) {
  const { when, gapMinutes: gap, rideMinutes } = ride
  return (
    <p className="flex w-full items-center gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning">
      <Icon of={TriangleAlert} size="sm" />
      {t(`homeVisit.tight.${when}`, { gap, ride: rideMinutes })}
    </p>
  )
}

function StopNumber({ stop, context: { t } }: { stop: HomeStop; context: TextContext }) {
  const { number, isNext } = stop
  return (
    <span
      className={`grid size-9 shrink-0 place-items-center rounded-full border font-serif text-md ${
        isNext ? 'border-accent bg-surface-accent text-accent-strong' : 'border-line-strong'
      }`}
    >
      <span className="sr-only">{t('agenda.stop')} </span>
      {number}
    </span>
  )
}
