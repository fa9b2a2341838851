import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FeedAddressDialog } from './feed-address-dialog.tsx'
import { FeedList } from './feed-list.tsx'
import { type CalendarFeed, feedsQuery } from './feeds-query.ts'
import { NewFeedDialog } from './new-feed-dialog.tsx'
import { SettingsSection } from './settings-section.tsx'
import type { NewFeed } from './use-create-feed.ts'
import { WithdrawFeedDialog } from './withdraw-feed-dialog.tsx'

/** The calendar feeds of a salon: made with an address that is shown once, and withdrawn (WORK-82, WORK-83). */
export function FeedsSection({ userName, timeZone }: { userName: string; timeZone: string }) {
  const { t } = useTranslation()
  const feeds = useQuery(feedsQuery(userName))
  const makeButton = useRef<HTMLButtonElement>(null)
  const [isMaking, setIsMaking] = useState(false)
  const [made, setMade] = useState<NewFeed | null>(null)
  const [asked, setAsked] = useState<CalendarFeed | null>(null)
  return (
    <SettingsSection
      part="connections"
      title={t('settings.feeds.title')}
      lead={t('settings.feeds.lead')}
    >
      {/* Above the list, which moves nothing when it arrives. */}
      <Button ref={makeButton} size="sm" className="mb-4" onClick={() => setIsMaking(true)}>
        <Icon of={Plus} size="sm" />
        {t('settings.feeds.make')}
      </Button>
      <FeedList feeds={feeds} timeZone={timeZone} onWithdraw={setAsked} />
      {isMaking && (
        <NewFeedDialog
          userName={userName}
          onMade={(feed) => {
            setIsMaking(false)
            setMade(feed)
          }}
          onClose={() => setIsMaking(false)}
        />
      )}
      {made && <FeedAddressDialog made={made} onClose={() => setMade(null)} />}
      {asked && (
        <WithdrawFeedDialog
          userName={userName}
          feed={asked}
          onWithdrawn={() => {
            // The button that opened the dialog goes with its feed.
            flushSync(() => setAsked(null))
            makeButton.current?.focus()
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </SettingsSection>
  )
}
