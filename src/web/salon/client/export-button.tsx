import Download from 'lucide-react/icons/download'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast.tsx'
import { takePendingExport } from '../shell/pending-export.ts'
import { SignInAgainDialog } from '../shell/sign-in-again-dialog.tsx'
import { api } from '../workspace-api.ts'

/** Downloads all clients as a CSV file, after signing in again where that was long ago (WORK-179). */
export function ExportButton({ userName }: { userName: string }) {
  const { t } = useTranslation()
  const [state, setState] = useState<'idle' | 'busy' | 'sign-in-again'>('idle')
  const download = async () => {
    setState('busy')
    const answer = await api('exportClients', { params: { userName } })
    const mustSignIn = !answer.ok && answer.refusal === 'sign-in-again'
    setState(mustSignIn ? 'sign-in-again' : 'idle')
    if (mustSignIn) return
    if (!answer.ok) return showToast('failure', t('clients.csvFailed'))
    const { csv, fileName } = answer.reply.data
    const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
    const link = document.createElement('a')
    Object.assign(link, { href: address, download: fileName }).click()
    URL.revokeObjectURL(address)
    showToast('success', t('clients.csvDone'))
  }
  const goOn = useEffectEvent(() => {
    if (takePendingExport('clients', userName)) void download()
  })
  useEffect(() => goOn(), [])
  return (
    <>
      <Button size="sm" busy={state === 'busy' && t('clients.csvBusy')} onClick={download}>
        <Icon of={Download} size="sm" />
        {t('clients.csv')}
      </Button>
      {state === 'sign-in-again' && (
        <SignInAgainDialog of="clients" salon={userName} onClose={() => setState('idle')} />
      )}
    </>
  )
}
