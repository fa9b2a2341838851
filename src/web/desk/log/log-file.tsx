import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast.tsx'
import { type LogFilter, loadWholeLog } from './log-query.ts'
import { logCsv } from './log-text.ts'

/** Downloads what the filter finds as a file (DESK-007). */
export function LogFile({ filter }: { filter: LogFilter }) {
  const translation = useTranslation()
  const { t } = translation
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const text = logCsv(await loadWholeLog(filter), translation)
      saveFile(`${t('deskLog.fileName')}.csv`, text)
      showToast('success', t('deskLog.csvDone'))
    } catch (error) {
      const refusal = (error instanceof Error ? error.cause : undefined) as RefusalCode | undefined
      const why = t(`refusals.${refusal ?? 'internal'}`)
      showToast('failure', `${t('deskLog.csvFailed')}. ${why}`)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="sm" busy={isBusy && t('deskLog.csvBusy')} onClick={() => void download()}>
      <Icon of={Download} size="sm" />
      {t('deskLog.csv')}
    </Button>
  )
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
