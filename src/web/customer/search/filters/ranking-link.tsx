import { Link } from '@tanstack/react-router'
import Info from 'lucide-react/icons/info'
import { useTranslation } from '../../../language.ts'
import { Icon } from '../../../ui/icon.tsx'

/** Link to the explanation of sort orders. */
export function RankingLink({ variant = 'words' }: { variant?: 'words' | 'icon' }) {
  const { t } = useTranslation()
  if (variant === 'words') {
    return (
      <Link to="/ranking" className="link inline-flex min-h-11 items-center">
        {t('shell.ranking')}
      </Link>
    )
  }
  return (
    <Link
      to="/ranking"
      aria-label={t('shell.ranking')}
      title={t('shell.ranking')}
      className="-ml-2 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-surface-soft"
    >
      <Icon of={Info} />
    </Link>
  )
}
