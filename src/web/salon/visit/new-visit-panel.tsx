import { useTranslation } from '../../language.ts'
import type { TextContext } from '../request/request-text.ts'
import { PanelShell } from '../shell/panel-shell.tsx'
import { NewVisitForm } from './new-visit-form.tsx'

interface NewVisitPanelProps {
  userName: string
  context: TextContext
  /** The day that the agenda shows. */
  day: string
  isDesk: boolean
  onBooked: (orderId: string) => void
  onClose: () => void
}

/** Books a visit by telephone or at the door, beside the agenda (WORK-14). */
export function NewVisitPanel({ isDesk, onClose, ...form }: NewVisitPanelProps) {
  const { t } = useTranslation()
  return (
    <PanelShell title={t('agenda.new.title')} isDesk={isDesk} isWide onClose={onClose}>
      <NewVisitForm {...form} />
    </PanelShell>
  )
}
