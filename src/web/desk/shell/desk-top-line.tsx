import { Link } from '@tanstack/react-router'
import { Wordmark } from '../../art/mark.tsx'
import { PortraitPicture } from '../../art/portrait-picture.tsx'
import { useTranslation } from '../../language.ts'
import type { Desk } from './desk-query.ts'

/** The line above the page below 1024 px. */
export function DeskTopLine({ desk: { operator } }: { desk: Desk }) {
  const { t } = useTranslation()
  return (
    <header className="flex min-h-15 items-center justify-between gap-2.5 border-b border-line px-4 py-2 sm:px-5 lg:hidden print:hidden">
      <Link to="/desk" className="flex min-h-11 min-w-0 items-center gap-2">
        <Wordmark className="h-5 w-auto" />
        <span className="pt-1 text-sm text-muted">{t('desk.name')}</span>
      </Link>
      <PortraitPicture name={operator.userName} size={34} />
    </header>
  )
}
