import { Link } from '@tanstack/react-router'
import Share from 'lucide-react/icons/share'
import { useState } from 'react'
import { installOffer, type MobileType } from '#domain/install/install-offer.ts'
import { useInstall } from '../../install-event.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { dismiss, dismissedAt } from './install-dismissal.ts'
import { isInstalled } from './is-installed.ts'
import { NoticeCard } from './notice-card.tsx'

/** Offers to install the app after a booking, where the browser can, until it is dismissed (row APP-12). */
export function InstallNotice({ hasBooked }: { hasBooked: boolean }) {
  const install = useInstall()
  const [isDismissed, setDismissed] = useState(false)
  const [openedAt] = useState(Date.now)
  const { userAgent, maxTouchPoints: touchPoints } = navigator
  const device = { userAgent, touchPoints, isInstalled: isInstalled(), canPrompt: install !== null }
  const mobileType = installOffer({ ...device, hasBooked, dismissedAt: dismissedAt() }, openedAt)
  if (isDismissed || !mobileType) return null
  const dismissNotice = () => {
    dismiss()
    setDismissed(true)
  }
  const accept = async () => {
    if (!(await install?.())) dismissNotice()
  }
  return <InstallCard mobileType={mobileType} onAccept={accept} onDismiss={dismissNotice} />
}

function InstallCard(props: {
  mobileType: MobileType
  onAccept: () => void
  onDismiss: () => void
}) {
  const { t } = useTranslation()
  const { mobileType, onAccept, onDismiss } = props
  return (
    <NoticeCard label={t('shell.install.title')}>
      <p className="font-strong">{t('shell.install.title')}</p>
      <p className="mt-1 mb-4 text-muted">
        {mobileType === 'ios' && (
          <Icon of={Share} className="mr-1.5 inline-block align-text-bottom" />
        )}
        {t(`shell.install.${mobileType}`)}
      </p>
      <div className="flex flex-wrap items-center gap-2.5">
        {mobileType === 'android' && (
          <Button size="sm" tone="primary" onClick={onAccept}>
            {t('shell.install.install')}
          </Button>
        )}
        <Button
          size="sm"
          tone="quiet"
          className={mobileType === 'ios' ? '-ml-4.5' : ''} // aligns the first button with the text
          onClick={onDismiss}
        >
          {t('shell.install.dismiss')}
        </Button>
        <Link to="/install" className="link inline-flex min-h-11 items-center">
          {t('shell.install.how')}
        </Link>
      </div>
    </NoticeCard>
  )
}
