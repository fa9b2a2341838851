import { useTranslation } from '../../language.ts'
import { formatList } from '../../text-formats.ts'
import { showToast } from '../../ui/toast.tsx'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'
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
    <ConfirmDialog
      title={t('catalogEditor.removing.title', { name })}
      text={t('catalogEditor.removing.text')}
      confirm={t('catalogEditor.removing.remove')}
      sending={t('catalogEditor.removing.removing')}
      cancel={t('catalogEditor.removing.keep')}
      closeLabel={t('catalogEditor.removing.keep')}
      failed={t('catalogEditor.removing.failed')}
      error={error}
      isSending={isPending}
      onConfirm={remove}
      onClose={onClose}
    >
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
    </ConfirmDialog>
  )
}
