import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Globe from 'lucide-react/icons/globe'
import Keyboard from 'lucide-react/icons/keyboard'
import LogOut from 'lucide-react/icons/log-out'
import { formatCount } from '#messages/format.ts'
import { LanguageSwitch } from '../../features/page/language-switch.tsx'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Desk } from './desk-query.ts'
import { PlaceCount } from './place-count.tsx'
import { type Place, places } from './places.ts'
import { useSignOut } from './use-sign-out.ts'

const row = 'flex min-h-14 w-full items-center gap-4 text-left font-medium'

interface MoreSheetProps {
  desk: Desk
  onKeys: () => void
  onClose: () => void
}

/** What has no tab below 1024 px: the other places, the site, keys, language and signing out. */
export function MoreSheet({ desk, onKeys, onClose }: MoreSheetProps) {
  const { t } = useTranslation()
  const signOut = useSignOut()
  return (
    <Dialog title={t('desk.more')} closeLabel={t('desk.close')} onClose={onClose}>
      <ul className="divide-y divide-line">
        {places
          .filter(({ hasTab }) => !hasTab)
          .map((place) => (
            <li key={place.key}>
              <Link to={place.to} className={row} onClick={onClose}>
                <Icon of={place.icon} className="text-muted" />
                <span className="min-w-0 grow wrap-anywhere">{t(`desk.places.${place.key}`)}</span>
                <PlaceNote place={place} desk={desk} />
                <Icon of={ChevronRight} size="sm" className="text-subtle" />
              </Link>
            </li>
          ))}
        <li>
          <Link to="/" className={row}>
            <Icon of={Globe} className="text-muted" />
            {t('desk.viewSite')}
          </Link>
        </li>
        <li>
          <button
            type="button"
            className={row}
            onClick={() => {
              onClose()
              onKeys()
            }}
          >
            <Icon of={Keyboard} className="text-muted" />
            {t('desk.keys.title')}
          </button>
        </li>
      </ul>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <LanguageSwitch />
        <Button tone="quiet" onClick={signOut}>
          <Icon of={LogOut} size="sm" />
          {t('shell.signOut')}
        </Button>
      </div>
      <p className="mt-2 text-sm text-muted">{desk.operator.name}</p>
    </Dialog>
  )
}

/** What is counted of a place: the salons that customers find, the jobs that failed, or what waits there. */
function PlaceNote({ place, desk }: { place: Place; desk: Desk }) {
  const { t, language } = useTranslation()
  const countOf = (count: number) => ({ count: formatCount(count, language) })
  const note =
    (place.key === 'salons' && t('desk.count.live', countOf(desk.liveProviders))) ||
    (place.key === 'system' &&
      desk.failedJobs > 0 &&
      t('desk.count.failed', countOf(desk.failedJobs)))
  if (!note) return <PlaceCount place={place} desk={desk} />
  return (
    <span className={place.key === 'system' ? 'text-sm text-warning' : 'text-sm text-muted'}>
      {note}
    </span>
  )
}
