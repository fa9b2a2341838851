import Navigation from 'lucide-react/icons/navigation'
import { useSyncExternalStore } from 'react'
import { buttonClasses } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { TextContext } from '../request/request-text.ts'
import { mapAddress } from './map-address.ts'

interface RouteLinkProps {
  address: string
  /** Who lives there. */
  who: string
  /** Whether it is where to go next. */
  isNext: boolean | undefined
  context: TextContext
}

/** Opens an address in the map of the device (WORK-147). Nobody is asked for it before the press. */
export function RouteLink({ address, who, isNext, context: { t } }: RouteLinkProps) {
  const userAgent = useSyncExternalStore(noChanges, readUserAgent, () => '')
  return (
    <a
      href={mapAddress(address, userAgent)}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClasses({ size: 'sm', tone: isNext ? 'primary' : 'outlined' })}
    >
      <Icon of={Navigation} size="sm" />
      {t('agenda.routeTo')}
      <span className="sr-only">: {who}</span>
    </a>
  )
}

const noChanges = () => () => {}
const readUserAgent = () => navigator.userAgent
