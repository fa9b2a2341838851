import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useTranslation } from '../../language.ts'
import { Icon } from '../../ui/icon.tsx'

/** Link from an order to the list of orders. */
export function BackLink() {
  const { t } = useTranslation()
  return (
    <Link to="/bookings" className="link mb-2 inline-flex items-center gap-1.5 py-2.5 print:hidden">
      <Icon of={ArrowLeft} size="sm" />
      {t('orderDetail.all')}
    </Link>
  )
}
