import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'

interface SaveBarProps {
  formId: string
  /** How many fields differ from what is stored. */
  count: number
  isNew: boolean
  isSaving: boolean
  onUndo: () => void
}

/** The bar at the bottom that saves the form; above the tabs below 1024 px. */
export function SaveBar({ formId, count, isNew, isSaving, onUndo }: SaveBarProps) {
  const { t } = useTranslation()
  const state =
    count === 0
      ? t(isNew ? 'catalogEditor.item.notSaved' : 'catalogEditor.item.noChanges')
      : t('catalogEditor.item.changes', { count })
  return (
    <section
      aria-label={t('catalogEditor.item.save')}
      className="bottom-16 z-9 col-span-full -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-3 [@media(height>=30rem)]:sticky sm:-mx-5 sm:px-5 lg:bottom-0 lg:-mx-8 lg:px-8"
    >
      <p role="status" className="min-w-0 grow text-sm text-muted">
        {state}
      </p>
      {count > 0 && (
        <Button tone="quiet" size="sm" disabled={isSaving} onClick={onUndo}>
          {t('catalogEditor.item.undo')}
        </Button>
      )}
      <Button
        type="submit"
        form={formId}
        tone="primary"
        busy={isSaving && t('catalogEditor.item.saving')}
      >
        {t('catalogEditor.item.save')}
      </Button>
    </section>
  )
}
