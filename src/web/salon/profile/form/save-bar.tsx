import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatTime } from '#messages/format.ts'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import type { ProfileForm } from './use-profile-form.ts'

/**
 * The bar at the bottom that counts what changed and saves it (WORK-61); above the tabs of phones. It is fixed: a fault that
 * appears when a field is left must not move its button from under the pointer.
 */
export function SaveBar({ form, formId }: { form: ProfileForm; formId: string }) {
  const { t, language } = useTranslation()
  const { changes, isSaving, savedAt, undo } = form
  const saved =
    savedAt === null
      ? t('salonProfile.saving.none')
      : t('salonProfile.saving.saved', { time: formatTime(savedAt, DUTCH_ZONE, language) })
  return (
    <section
      aria-label={t('salonProfile.saving.label')}
      data-bar
      className={classes(
        'z-9 -mx-4 flex min-h-18 flex-wrap items-center gap-x-4 gap-y-2 bg-surface px-4 py-3 shadow-bar sm:-mx-5 sm:px-5 lg:-mx-8 lg:px-8 print:hidden',
        '[@media(height>=30rem)]:fixed [@media(height>=30rem)]:inset-x-0 [@media(height>=30rem)]:mx-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] lg:bottom-0 lg:[@media(height>=30rem)]:left-54',
        changes === 0 && savedAt === null && 'max-lg:hidden',
      )}
    >
      <p role="status" className="min-w-0 grow text-sm text-muted">
        {changes > 0 ? t('salonProfile.saving.count', { count: changes }) : saved}
      </p>
      {changes > 0 && (
        <>
          <Button tone="quiet" size="sm" disabled={isSaving} onClick={undo}>
            {t('salonProfile.saving.undo')}
          </Button>
          <Button
            tone="primary"
            size="sm"
            type="submit"
            form={formId}
            busy={isSaving && t('salonProfile.saving.busy')}
          >
            {t('salonProfile.saving.save')}
          </Button>
        </>
      )}
    </section>
  )
}
