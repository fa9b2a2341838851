import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { pathOfDestination } from './destinations.ts'

interface DestinationProps {
  navigationKey: string
  className: string
  children: string
}

/** A link to a page, or a button with a "coming soon" toast for a key without a page (row APP-04). */
export function Destination({ navigationKey, className, children }: DestinationProps) {
  const { t } = useTranslation()
  const to = pathOfDestination(navigationKey)
  if (to) {
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <button
      type="button"
      className={className}
      onClick={() => showToast('info', t('common.comingSoon'))}
    >
      {children}
    </button>
  )
}
