import Info from 'lucide-react/icons/info'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'

/** What happened to a visit while a dialog or form about it was open: it is another one now, or it can no longer be changed. */
export type ConcurrentChange =
  | { readonly kind: 'changed'; readonly visit: { service: string; when: string } }
  | { readonly kind: 'gone' }

interface ConcurrentChangeNoteProps {
  concurrentChange: ConcurrentChange
  /** Whether it waits for an answer. */
  isRequest?: boolean
  /** Takes the changed visit in place of the one that was read. */
  onGoOn: () => void
}

/** Says that a visit was changed or went while it was being answered or moved; nothing was sent. */
export function ConcurrentChangeNote({
  concurrentChange,
  isRequest = true,
  onGoOn,
}: ConcurrentChangeNoteProps) {
  const { t } = useTranslation()
  const [changed, gone] = isRequest
    ? (['changed', 'gone'] as const)
    : (['visitChanged', 'visitGone'] as const)
  return (
    <div className="mt-4 grid gap-4">
      <Note tone="warning" icon={Info} role="alert">
        {concurrentChange.kind === 'changed'
          ? t(`workspace.meanwhile.${changed}`, concurrentChange.visit)
          : t(`workspace.meanwhile.${gone}`)}
      </Note>
      {concurrentChange.kind === 'changed' && (
        <Button full tone="primary" onClick={onGoOn}>
          {t('workspace.meanwhile.goOn')}
        </Button>
      )}
    </div>
  )
}
