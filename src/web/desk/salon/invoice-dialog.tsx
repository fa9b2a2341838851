import { useState } from 'react'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { api } from '../desk-api.ts'
import { downloadText } from '../shell/download-text.ts'

/** What to invoice for a month, as a file (DESK-120). */
export function InvoiceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [month, setMonth] = useState(new Date().toISOString().slice(0, 7))
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const download = async () => {
    setState('busy')
    const answer = await api('exportInvoiceLines', { query: { month } })
    setState(answer.ok ? 'idle' : 'failed')
    if (answer.ok) downloadText(answer.reply.data.fileName, answer.reply.data.csv, 'text/csv')
  }
  return (
    <Dialog
      title={t('deskSalons.csvTitle')}
      closeLabel={t('deskSalons.close')}
      onClose={onClose}
      width="narrow"
    >
      <p className="mt-3 mb-4 text-muted">{t('deskSalons.csvText')}</p>
      <TextField
        type="month"
        label={t('deskSalons.month')}
        value={month}
        onChange={({ target }) => setMonth(target.value)}
      />
      {state === 'failed' && (
        <div className="mt-4">
          <FailureNote title={t('deskSalons.csvFailed')} />
        </div>
      )}
      <Button
        full
        tone="primary"
        className="mt-5"
        busy={state === 'busy' && t('common.loading')}
        onClick={download}
      >
        {t('deskSalons.csvDownload')}
      </Button>
    </Dialog>
  )
}
