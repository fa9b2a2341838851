import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { formatList } from '../../text-formats.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast.tsx'
import type { CatalogEntry } from './catalog-query.ts'
import { useRemoveItem } from './use-write-item.ts'

interface RemoveDialogProps {
  userName: string
  item: CatalogEntry
  /** The add-ons that belong to it alone. */
  addOns: readonly CatalogEntry[]
  onRemoved: () => void
  onClose: () => void
}

/** Asks before an item is removed (WORK-43). */
export function RemoveDialog({ userName, item, addOns, onRemoved, onClose }: RemoveDialogProps) {
  const { t, language } = useTranslation()
  const { mutate, isPending, error } = useRemoveItem(userName)
  const name = item.names[language]
  const remove = () =>
    mutate(item, {
      onSuccess: () => {
        onRemoved()
        showToast('success', t('catalogEditor.removing.removed', { name }))
      },
    })
  return (
    <Dialog
      title={t('catalogEditor.removing.title', { name })}
      closeLabel={t('catalogEditor.removing.keep')}
      isLocked={isPending}
      onClose={onClose}
    >
      <p className="mt-3 text-muted">{t('catalogEditor.removing.text')}</p>
      {addOns.length > 0 && (
        <p className="mt-3">
          {t('catalogEditor.removing.addOns', {
            names: formatList(
              addOns.map(({ names }) => names[language]),
              language,
            ),
          })}
        </p>
      )}
      {error && (
        <div className="mt-4">
          <FailureNote title={t('catalogEditor.removing.failed')}>
            {t(`refusals.${error.cause as RefusalCode}`)}
          </FailureNote>
        </div>
      )}
      <div className="mt-5.5 grid gap-2.5">
        <Button
          full
          tone="danger"
          busy={isPending && t('catalogEditor.removing.removing')}
          onClick={remove}
        >
          {t('catalogEditor.removing.remove')}
        </Button>
        <Button full tone="quiet" onClick={onClose} disabled={isPending}>
          {t('catalogEditor.removing.keep')}
        </Button>
      </div>
    </Dialog>
  )
}
