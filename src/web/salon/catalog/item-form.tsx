import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useFormFields } from '../shell/use-form-fields.ts'
import { useLeaveQuestion } from '../shell/use-leave-question.ts'
import type { CatalogEntry } from './catalog-query.ts'
import { ChangedNote } from './changed-note.tsx'
import { ItemFields } from './item-fields.tsx'
import { ItemPreview } from './item-preview.tsx'
import { bodyOf, changeCount, type ItemValues, itemErrors, valuesOf } from './item-values.ts'
import { SaveBar } from './save-bar.tsx'
import { useWriteItem } from './use-write-item.ts'

interface ItemFormProps {
  userName: string
  /** Null for a new one. */
  item: CatalogEntry | null
  /** Every item of the salon. */
  items: readonly CatalogEntry[]
  /** What a new one begins with. */
  blank: ItemValues
}

/** The form of an item, with what its customer will see beside it. */
export function ItemForm({ userName, item, items, blank }: ItemFormProps) {
  const { t, language } = useTranslation()
  // A switch of language must not count as a change of the price.
  const [typedIn] = useState(language)
  const formId = useId()
  // The item as it was when the form opened: a change of a colleague must not change the form.
  const [before, setBefore] = useState(item)
  const form = useFormFields(() => (item ? valuesOf(item, typedIn) : blank))
  const { start, fields: values } = form
  const [theirs, setTheirs] = useState<CatalogEntry | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const count = changeCount(values, start)
  const { mutate, isPending, error, reset } = useWriteItem(userName)
  const leave = useLeave(userName, count > 0)
  const errors = isChecked ? itemErrors(values) : {}
  const fieldId = (field: string) => `${formId}-${field}`
  const take = (next: ItemValues) => {
    reset()
    setTheirs(null)
    form.setFields(next)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (isPending || Object.keys(itemErrors(values)).length > 0) return
    mutate(
      { body: bodyOf(values), before },
      {
        onSuccess: (written) => {
          const text = savedText(before, values, t)
          if (written.theirs) {
            setTheirs(written.theirs)
            setBefore(written.theirs)
            form.setStart(valuesOf(written.theirs, typedIn))
          } else if (written.saved && form.goOn(valuesOf(written.saved, typedIn), values)) {
            setBefore(written.saved)
            setTheirs(null)
            showToast('success', text)
          } else leave(text)
        },
      },
    )
  }
  return (
    <div className="mt-4 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,45rem)_18.75rem_1fr] xl:grid-cols-[minmax(0,45rem)_22.5rem_1fr]">
      <form id={formId} noValidate onSubmit={save} className="min-w-0">
        <ErrorSummary
          title={t('catalogEditor.item.errors.title')}
          errors={Object.entries(errors).map(([field, key]) => ({
            fieldId: fieldId(field),
            message: t(`catalogEditor.item.errors.${key}`),
          }))}
        />
        {theirs && <ChangedNote item={theirs} onTake={() => take(valuesOf(theirs, typedIn))} />}
        {error && (
          <FailureNote title={t('catalogEditor.item.failed')}>
            {t(`refusals.${error.cause as RefusalCode}`)} {t('catalogEditor.item.failedText')}
          </FailureNote>
        )}
        <ItemFields
          values={values}
          errors={errors}
          fieldId={fieldId}
          before={before}
          items={items}
          onChange={form.setFields}
        />
      </form>
      <ItemPreview values={values} />
      <SaveBar
        formId={formId}
        count={count}
        isNew={!before}
        isSaving={isPending}
        onUndo={() => take(start)}
      />
    </div>
  )
}

/** Leaves for the list after saving; asks before anything else would lose what was typed. */
function useLeave(userName: string, isDirty: boolean) {
  const navigate = useNavigate()
  const { allow } = useLeaveQuestion(isDirty)
  return (savedText: string) => {
    allow()
    showToast('success', savedText)
    void navigate({ to: '/salon/$userName/menu', params: { userName } })
  }
}

function savedText(
  before: CatalogEntry | null,
  { nameNl: name, isOnline }: ItemValues,
  t: ReturnType<typeof useTranslation>['t'],
): string {
  if (before) return t('catalogEditor.item.saved', { name })
  return t(isOnline ? 'catalogEditor.item.added' : 'catalogEditor.item.addedOffline', { name })
}
