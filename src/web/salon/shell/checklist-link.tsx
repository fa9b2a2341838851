import { Link } from '@tanstack/react-router'
import Sprout from 'lucide-react/icons/sprout'
import type { ReactNode } from 'react'
import { useTranslation } from '../../language.ts'
import { Icon } from '../../ui/icon.tsx'
import type { OwnSalon } from './own-salons.ts'

interface ChecklistLinkProps {
  salon: OwnSalon
  className: string
  children?: ReactNode
}

/** Leads to what a new salon still needs, as an item of a list; nothing when it is ready (WORK-100). */
export function ChecklistLink({ salon, className, children }: ChecklistLinkProps) {
  const { t } = useTranslation()
  const { openSteps: count, userName } = salon
  if (count === 0) return null
  return (
    <li>
      <Link to="/salon/$userName/welcome" params={{ userName }} className={className}>
        <Icon of={Sprout} />
        <span className="min-w-0 grow wrap-anywhere">{t('workspace.checklist.title')}</span>
        <span className="inline-grid h-6 min-w-6 place-items-center rounded-full bg-warning-soft px-1.5 text-xs font-strong text-warning">
          <span aria-hidden>{count}</span>
          <span className="sr-only">{t('workspace.checklist.open', { count })}</span>
        </span>
        {children}
      </Link>
    </li>
  )
}
