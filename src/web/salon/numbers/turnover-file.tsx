import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { Period } from '#domain/numbers/period.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast.tsx'
import { api } from '../workspace-api.ts'
import type { TextContext } from './numbers-text.ts'
import { Section } from './section.tsx'
import { turnoverCsv, turnoverFileName } from './turnover-csv.ts'

interface TurnoverFileProps {
  userName: string
  period: Period
  context: TextContext
}

/** Downloads the visits of the period as a file for the books. */
export function TurnoverFile({ userName, period, context }: TurnoverFileProps) {
  const { t } = context
  const [state, setState] = useState<'idle' | 'busy' | RefusalCode>('idle')
  const isBusy = state === 'busy'
  const download = async () => {
    setState('busy')
    const answer = await api('listTurnover', { params: { userName }, query: { period } })
    if (!answer.ok) return setState(answer.refusal)
    const { data } = answer.reply
    downloadFile(turnoverFileName(data, context), turnoverCsv(data, context))
    setState('idle')
    showToast('success', t('numbers.file.done'))
  }
  return (
    <Section title={t('numbers.file.title')} lead={t('numbers.file.text')}>
      {state !== 'idle' && !isBusy && (
        <div className="mt-4">
          <FailureNote title={t('numbers.file.failed')}>{t(`refusals.${state}`)}</FailureNote>
        </div>
      )}
      <Button
        className="mt-4 max-sm:w-full"
        busy={isBusy && t('numbers.file.busy')}
        onClick={download}
      >
        <Icon of={Download} size="sm" />
        {t('numbers.file.button')}
      </Button>
    </Section>
  )
}

function downloadFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
