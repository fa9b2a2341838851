import { useQuery } from '@tanstack/react-query'
import CirclePause from 'lucide-react/icons/circle-pause'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { ownSalonsQuery } from '../shell/own-salons.ts'
import { PAUSE_SECTION } from './settings-nav.tsx'
import type { LoadedSettings } from './settings-query.ts'
import { SettingsSection } from './settings-section.tsx'
import { usePause } from './use-pause.ts'

interface PauseSectionProps {
  userName: string
  loaded: LoadedSettings
}

/** Pausing the salon, with a dialog before it, and resuming it (WORK-79). */
export function PauseSection({ userName, loaded }: PauseSectionProps) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const pause = usePause(userName)
  const { isActive } = loaded
  const ask = () => {
    pause.reset()
    setIsAsking(true)
  }
  return (
    <SettingsSection part={PAUSE_SECTION} title={t('settings.pause.title')}>
      <div className="rounded-lg bg-surface-soft p-5 sm:max-w-120">
        <h3 className="flex items-center gap-2 font-sans text-base font-strong">
          {!isActive && <Icon of={CirclePause} size="sm" className="text-warning" />}
          {t(isActive ? 'settings.pause.heading' : 'settings.pause.pausedHeading')}
        </h3>
        <p className="mt-1 mb-3 text-md text-muted">
          {t(isActive ? 'settings.pause.text' : 'settings.pause.pausedText')}
        </p>
        {isActive ? (
          <Button size="sm" onClick={ask}>
            <Icon of={Pause} size="sm" />
            {t('settings.pause.pause')}
          </Button>
        ) : (
          <Button
            size="sm"
            busy={pause.isPending && t('settings.pause.resuming')}
            onClick={() => pause.mutate(false)}
          >
            <Icon of={Play} size="sm" />
            {t('settings.pause.resume')}
          </Button>
        )}
        {!isAsking && <PauseFailure error={pause.error} />}
      </div>
      {isAsking && (
        <PauseDialog
          userName={userName}
          visits={loaded.upcomingVisits}
          pause={pause}
          onClose={() => setIsAsking(false)}
        />
      )}
    </SettingsSection>
  )
}

interface PauseDialogProps {
  userName: string
  visits: number
  pause: ReturnType<typeof usePause>
  onClose: () => void
}

function PauseDialog({ userName, visits, pause, onClose }: PauseDialogProps) {
  const { t } = useTranslation()
  const { data: salons } = useQuery(ownSalonsQuery([]))
  const salon = salons.find((each) => each.userName === userName)?.fullName ?? userName
  const isSending = pause.isPending
  return (
    <Dialog
      title={t('settings.pause.dialog', { salon })}
      closeLabel={t('settings.pause.leave')}
      isLocked={isSending}
      onClose={onClose}
    >
      <p className="mt-3">{t('settings.pause.effects')}</p>
      <p className="mt-3 text-muted">
        {visits === 0
          ? t('settings.pause.noVisits')
          : t('settings.pause.visits', { count: visits })}
      </p>
      <PauseFailure error={pause.error} />
      <div className="mt-5.5 grid gap-2.5">
        <Button
          full
          tone="danger"
          busy={isSending && t('settings.pause.pausing')}
          onClick={() => pause.mutate(true, { onSuccess: onClose })}
        >
          {t('settings.pause.pause')}
        </Button>
        <Button full tone="quiet" onClick={onClose} disabled={isSending}>
          {t('settings.pause.leave')}
        </Button>
      </div>
    </Dialog>
  )
}

function PauseFailure({ error }: { error: Error | null }) {
  const { t } = useTranslation()
  if (!error) return null
  return (
    <div className="mt-4">
      <FailureNote title={t('settings.pause.failed')}>
        {t(`refusals.${error.cause as RefusalCode}`)}
      </FailureNote>
    </div>
  )
}
