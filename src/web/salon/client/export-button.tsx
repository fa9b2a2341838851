import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast.tsx'
import { api } from '../workspace-api.ts'

/** Downloads all clients as a CSV file. */
export function ExportButton({ userName }: { userName: string }) {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    setIsBusy(true)
    const answer = await api('exportClients', { params: { userName } })
    setIsBusy(false)
    if (!answer.ok) return showToast('failure', t('clients.csvFailed'))
    const { csv, fileName } = answer.reply.data
    const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
    const link = document.createElement('a')
    Object.assign(link, { href: address, download: fileName }).click()
    URL.revokeObjectURL(address)
    showToast('success', t('clients.csvDone'))
  }
  return (
    <Button size="sm" busy={isBusy && t('clients.csvBusy')} onClick={download}>
      <Icon of={Download} size="sm" />
      {t('clients.csv')}
    </Button>
  )
}
