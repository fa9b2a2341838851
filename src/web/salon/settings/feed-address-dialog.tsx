import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Eye from 'lucide-react/icons/eye'
import { useTranslation } from '../../language.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { CopyField } from './copy-field.tsx'
import type { NewFeed } from './use-create-feed.ts'

/** Shows the address of a new calendar feed, this once (WORK-82). Only its button closes it. */
export function FeedAddressDialog({ made, onClose }: { made: NewFeed; onClose: () => void }) {
  const { t } = useTranslation()
  const { feed, url } = made
  return (
    <Dialog title={t('settings.feeds.address.title', { name: feed.name })} onClose={onClose}>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4.5">
        <p>{t('settings.feeds.address.once')}</p>
        <Note tone="warning" icon={Eye}>
          {t(
            feed.hasClientNames
              ? 'settings.feeds.address.readersNames'
              : 'settings.feeds.address.readers',
          )}
        </Note>
        <a href={calendarAddress(url)} className={buttonClasses({ tone: 'soft', full: true })}>
          <Icon of={CalendarPlus} size="sm" />
          {t('settings.feeds.address.open')}
        </a>
        <CopyField
          label={t('settings.feeds.address.label')}
          hint={t('settings.feeds.address.hint')}
          value={url}
        />
        <Button full tone="primary" onClick={onClose}>
          {t('settings.feeds.address.done')}
        </Button>
      </div>
    </Dialog>
  )
}

/** The address with the scheme that calendar programs subscribe to. */
function calendarAddress(url: string): string {
  return url.replace(/^https?:/, 'webcal:')
}
