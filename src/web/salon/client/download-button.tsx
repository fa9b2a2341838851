import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast.tsx'
import { api } from '../workspace-api.ts'

/** Downloads all that the salon stores of a client, for that person (WORK-246). */
export function DownloadButton({ userName, clientId }: { userName: string; clientId: string }) {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    setIsBusy(true)
    const answer = await api('downloadClient', { params: { userName, clientId } })
    setIsBusy(false)
    if (!answer.ok) return showToast('failure', t('clients.dataFailed'))
    const { json, fileName } = answer.reply.data
    const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
    const link = document.createElement('a')
    Object.assign(link, { href: address, download: fileName }).click()
    URL.revokeObjectURL(address)
    showToast('success', t('clients.dataDone'))
  }
  return (
    <Button
      size="sm"
      className="max-w-full wrap-anywhere"
      busy={isBusy && t('clients.busy')}
      onClick={download}
    >
      <Icon of={Download} size="sm" />
      {t('clients.data')}
    </Button>
  )
}
