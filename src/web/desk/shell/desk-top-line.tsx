import { Link } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import { Wordmark } from '../../art/mark.tsx'
import { PortraitPicture } from '../../art/portrait-picture.tsx'
import { useTranslation } from '../../language.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Desk } from './desk-query.ts'

interface DeskTopLineProps {
  desk: Desk
  onSearch: () => void
}

/** The line above the page below 1024 px. */
export function DeskTopLine({ desk: { operator }, onSearch }: DeskTopLineProps) {
  const { t } = useTranslation()
  return (
    <header className="flex min-h-15 flex-wrap items-center justify-between gap-2.5 border-b border-line px-4 py-2 sm:px-5 lg:hidden print:hidden">
      <Link to="/desk" className="flex min-h-11 min-w-0 items-center gap-2">
        <Wordmark className="h-5 w-auto" />
        <span className="pt-1 text-sm text-muted">{t('desk.name')}</span>
      </Link>
      <span className="flex items-center gap-2">
        <IconButton icon={Search} label={t('desk.search.open')} bare onClick={onSearch} />
        <PortraitPicture name={operator.userName} size={34} />
      </span>
    </header>
  )
}
