import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'

interface SaveBarProps {
  /** How many settings differ from those that are saved. */
  changes: number
  isSaving: boolean
  onUndo: () => void
}

/** The bar at the bottom of a form with unsaved changes; above the tabs of phones. Its button submits the form. */
export function SaveBar({ changes, isSaving, onUndo }: SaveBarProps) {
  const { t } = useTranslation()
  return (
    <section
      aria-label={t('settings.save.label')}
      data-bar
      className="bottom-[calc(4rem+env(safe-area-inset-bottom))] z-10 -mx-4 mt-8 flex flex-wrap items-center justify-end gap-2.5 bg-surface px-4 py-2.5 shadow-bar sm:-mx-5 sm:px-5 lg:bottom-0 lg:-mx-8 lg:px-8 [@media(height>=22rem)]:sticky"
    >
      <p role="status" className="mr-auto font-strong">
        {t('settings.save.count', { count: changes })}
      </p>
      <Button tone="quiet" size="sm" onClick={onUndo} disabled={isSaving}>
        {t('settings.save.undo')}
      </Button>
      <Button tone="primary" size="sm" type="submit" busy={isSaving && t('settings.save.saving')}>
        {t('settings.save.save')}
      </Button>
    </section>
  )
}
