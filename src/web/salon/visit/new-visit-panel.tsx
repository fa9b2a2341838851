import { useTranslation } from '../../language.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { TextContext } from '../request/request-text.ts'
import { PanelShell } from '../shell/panel-shell.tsx'
import { NewVisitForm } from './new-visit-form.tsx'
import { usePresetClient } from './use-preset-client.ts'

interface NewVisitPanelProps {
  userName: string
  context: TextContext
  /** The day that the agenda shows. */
  day: string
  /** The client whose card it was begun from. */
  clientId?: string | undefined
  /** The free time that was pressed, ISO text. */
  start?: string | undefined
  isDesktop: boolean
  onBooked: (orderId: string) => void
  onClose: () => void
}

/** Books a visit by telephone or at the door, beside the agenda (WORK-14). */
export function NewVisitPanel({ isDesktop, clientId, onClose, ...form }: NewVisitPanelProps) {
  const { t, language } = useTranslation()
  const preset = usePresetClient(form.userName, clientId, language)
  return (
    <PanelShell title={t('agenda.new.title')} isDesktop={isDesktop} isWide onClose={onClose}>
      {preset.isPending ? (
        <Skeleton className="h-80 rounded-lg" />
      ) : (
        <NewVisitForm key={clientId} {...form} firstClient={preset.client} />
      )}
    </PanelShell>
  )
}
