import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { SignInButton } from '../../features/sign-in/sign-in-button.tsx'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useNowByMinute } from '../../use-now-by-minute.ts'
import { api } from '../desk-api.ts'
import { ActFailure } from '../shell/act-failure.tsx'
import { DESK_KEY } from '../shell/desk-query.ts'
import { backupState } from '../shell/health-strip.tsx'
import { installationQuery } from '../shell/installation-query.ts'
import { useMutationOnce } from '../shell/use-mutation-once.ts'
import { StoredBackups } from './stored-backups.tsx'

/** How old the last backup is, and a new one to download (DESK-178). */
export function BackupCard() {
  const { t } = useTranslation()
  const [mustSignIn, setMustSignIn] = useState(false)
  const backup = useBackup(() => setMustSignIn(true))
  return (
    <section className="rounded-lg border border-line bg-surface p-5">
      <h2 className="text-xl">{t('desk.health.backup')}</h2>
      <Age />
      <p className="mt-1.5 mb-4 text-sm text-muted">{t('deskSystem.backup.text')}</p>
      <div className="grid gap-4">
        <ActFailure title={t('deskSystem.backup.failed')} error={backup.error} />
        <Button
          full
          tone="primary"
          busy={backup.isPending && t('deskSystem.backup.busy')}
          onClick={() => backup.mutate(undefined)}
        >
          {t('deskSystem.backup.make')}
        </Button>
      </div>
      <StoredBackups isBusy={backup.isPending} onDownload={(name) => backup.mutate(name)} />
      {mustSignIn && (
        <Dialog
          title={t('deskSystem.backup.again')}
          closeLabel={t('desk.close')}
          width="narrow"
          onClose={() => setMustSignIn(false)}
        >
          <p className="mt-3 mb-5 text-muted">{t('deskSystem.backup.againText')}</p>
          <SignInButton
            method="again"
            label={t('deskSystem.backup.goOn')}
            failure={t('desk.noAccess.noSignIn')}
          />
        </Dialog>
      )}
    </section>
  )
}

function Age() {
  const { t, language } = useTranslation()
  const now = useNowByMinute()
  const { data } = useQuery(installationQuery)
  if (!data) return null
  const { lastBackupAt } = data
  return (
    <>
      <p className="mt-2 font-serif text-2xl">{backupState(data, now, t).text}</p>
      {lastBackupAt !== null && (
        <p className="text-sm text-muted">
          {t('deskSystem.backup.at', {
            day: formatDay(lastBackupAt, DUTCH_ZONE, language, 'dayMonth'),
            time: formatTime(lastBackupAt, DUTCH_ZONE, language),
          })}
        </p>
      )}
    </>
  )
}

/** Asks for the address of a backup, which the browser then downloads by itself. */
function useBackup(onSignInAgain: () => void) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutationOnce({
    mutationFn: async (name: string | undefined) => {
      const answer = await api('createBackup', { body: name === undefined ? {} : { name } })
      if (answer.ok) return answer.reply.data.url
      if (answer.refusal === 'sign-in-again') return null
      throw new Error('The backup was not made', { cause: answer.refusal })
    },
    onSuccess: async (url) => {
      if (url === null) return onSignInAgain()
      window.location.assign(url)
      showToast('success', t('deskSystem.backup.begun'))
      await queries.invalidateQueries({ queryKey: DESK_KEY })
    },
  })
}
