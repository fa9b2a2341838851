import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useEffect, useEffectEvent } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { takePendingExport } from '../shell/pending-export.ts'
import { SignInAgainDialog } from '../shell/sign-in-again-dialog.tsx'
import { api } from '../workspace-api.ts'
import type { LoadedSettings } from './settings-query.ts'
import { SettingsSection } from './settings-section.tsx'

interface LeaveSectionProps {
  userName: string
  loaded: LoadedSettings
}

/** Takes everything along as one file, and says what stopping means (WORK-88, WORK-89, WORK-179). */
export function LeaveSection({ userName, loaded }: LeaveSectionProps) {
  const { t } = useTranslation()
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: async () => {
      const result = await api('createArchive', { params: { userName } })
      if (!result.ok) throw new Error('The archive cannot be made', { cause: result.refusal })
      return result.reply.data.url
    },
    // The browser downloads it, and the page stays.
    onSuccess: (url) => window.location.assign(url),
  })
  const goOn = useEffectEvent(() => {
    if (takePendingExport('archive', userName)) mutate()
  })
  useEffect(() => goOn(), [])
  const { upcomingVisits } = loaded
  const refusal = error?.cause as RefusalCode | undefined
  return (
    <SettingsSection part="data" title={t('settings.leave.title')}>
      <div className="rounded-lg bg-surface-soft p-5 sm:max-w-120">
        <h3 className="font-sans text-base font-strong">{t('settings.leave.heading')}</h3>
        <p className="mt-1 mb-3 text-md text-muted">{t('settings.leave.text')}</p>
        <Button size="sm" busy={isPending && t('settings.leave.busy')} onClick={() => mutate()}>
          <Icon of={Download} size="sm" />
          {t('settings.leave.download')}
        </Button>
        <p className="mt-3 text-sm text-muted">{t('settings.leave.careful')}</p>
        {refusal === 'sign-in-again' && (
          <SignInAgainDialog of="archive" salon={userName} onClose={reset} />
        )}
        {refusal && refusal !== 'sign-in-again' && (
          <div className="mt-4">
            <FailureNote title={t('settings.leave.failed')}>{t(`refusals.${refusal}`)}</FailureNote>
          </div>
        )}
      </div>
      <details className="mt-5 sm:max-w-120">
        <summary className="fold font-strong">{t('settings.leave.stopping')}</summary>
        <ol className="list-decimal space-y-1.5 pl-5">
          <li>{t('settings.leave.steps.download')}</li>
          <li>{t('settings.leave.steps.pause')}</li>
          <li>
            {upcomingVisits === 0
              ? t('settings.leave.steps.noVisits')
              : t('settings.leave.steps.visits', { count: upcomingVisits })}
          </li>
          <li>{t('settings.leave.steps.clients')}</li>
        </ol>
      </details>
    </SettingsSection>
  )
}
