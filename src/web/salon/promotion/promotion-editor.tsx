import { type FormEvent, useId, useRef, useState } from 'react'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useFormFields } from '../shell/use-form-fields.ts'
import { useLeaveQuestion } from '../shell/use-leave-question.ts'
import { PromotionFields } from './promotion-fields.tsx'
import {
  discountFields,
  type FormField,
  faultsOfForm,
  formOf,
  isSameForm,
  type PromotionForm,
  termsOfForm,
} from './promotion-form.ts'
import { PromotionPreview } from './promotion-preview.tsx'
import { discountText, plainDayText, titleOf } from './promotion-text.ts'
import type { SalonPromotion, SalonPromotions } from './promotions-query.ts'
import { useSavePromotion } from './use-save-promotion.ts'

/** The promotion that the editor opens with, and its fields. */
export interface PromotionToEdit {
  readonly key: string
  /** Null for a new promotion. */
  readonly promotion: SalonPromotion | null
  /** The fields at first. */
  readonly form: PromotionForm
}

interface PromotionEditorProps {
  userName: string
  toEdit: PromotionToEdit
  list: SalonPromotions
  onSaved: (saved: SalonPromotion) => void
  onCancel: () => void
}

/** The form of a promotion with its preview (WORK-51). */
export function PromotionEditor({
  userName,
  toEdit,
  list,
  onSaved,
  onCancel,
}: PromotionEditorProps) {
  const { t, language } = useTranslation()
  const id = useId()
  const { start, fields: form, setFields: setForm, restart, goOn } = useFormFields(toEdit.form)
  const sent = useRef(form)
  const [attempts, setAttempts] = useState(0)
  const save = useSavePromotion({
    userName,
    promotion: toEdit.promotion,
    onSaved: (saved) => {
      const title = titleOf(saved, language)
      showToast('success', t(`salonPromotions.editor.${stored ? 'saved' : 'added'}`, { title }))
      if (!goOn(formOf(saved, language), sent.current)) return onSaved(saved)
      setAttempts(0)
    },
    onUsed: (present) => setForm((now) => ({ ...now, ...discountFields(present, language) })),
  })
  const { mayClose } = useLeaveQuestion(!isSameForm(form, start))
  const { stored } = save
  const storedStart = (stored?.startDate ?? null) as PlainDate | null
  const faults = faultsOfForm(form, { today: list.today as PlainDate, storedStart })
  const idOf = (field: FormField) => `${id}-${field}`
  const errorOf = (field: FormField) => {
    const found = attempts > 0 ? faults.find((each) => each.field === field) : undefined
    return found && t(`salonPromotions.faults.${found.fault}`)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    setAttempts(attempts + 1)
    sent.current = form
    if (faults.length === 0) save.mutate(termsOfForm(form))
  }
  const takeStored = () => {
    if (stored) restart(formOf(stored, language))
    save.takeStored()
  }
  return (
    <section aria-labelledby={`${id}-heading`} className="card p-4.5 sm:p-6">
      <form noValidate onSubmit={send} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2
          id={`${id}-heading`}
          ref={focusHeading}
          tabIndex={-1}
          className="text-xl outline-none wrap-anywhere"
        >
          {stored ? titleOf(stored, language) : t('salonPromotions.editor.new')}
        </h2>
        {attempts > 0 && (
          <ErrorSummary
            key={attempts}
            title={t('customerInfo.wrong', { count: faults.length })}
            errors={faults.map(({ field, fault }) => ({
              fieldId: idOf(field),
              message: t(`salonPromotions.faults.${fault}`),
            }))}
          />
        )}
        <SaveFailure save={save} onTakeStored={takeStored} />
        <PromotionFields
          form={form}
          isDiscountFixed={stored?.isUsed ?? false}
          idOf={idOf}
          errorOf={errorOf}
          onChange={(changes) => setForm({ ...form, ...changes })}
        />
        <PromotionPreview terms={termsOfForm(form)} treatments={list.treatments} />
        <div className="mt-2 flex flex-wrap gap-2.5">
          <Button
            type="submit"
            tone="primary"
            busy={save.isPending && t('salonPromotions.editor.saving')}
          >
            {stored
              ? t('salonPromotions.editor.save')
              : form.startDate > list.today
                ? t('salonPromotions.editor.addFrom', {
                    day: plainDayText(form.startDate, { t, language, today: list.today }),
                  })
                : t('salonPromotions.editor.addFromToday')}
          </Button>
          <Button tone="quiet" onClick={() => mayClose() && onCancel()} disabled={save.isPending}>
            {t('salonPromotions.editor.cancel')}
          </Button>
        </div>
      </form>
    </section>
  )
}

interface SaveFailureProps {
  save: ReturnType<typeof useSavePromotion>
  onTakeStored: () => void
}

/** Why it was not saved, and what stands there now. */
function SaveFailure({ save, onTakeStored }: SaveFailureProps) {
  const { t, language } = useTranslation()
  const { stored, isChanged, refusal } = save
  if (!refusal || save.isPending) return null
  if (!isChanged || !stored)
    return (
      <FailureNote key={save.submittedAt} title={t('salonPromotions.editor.notSaved')}>
        {t(`refusals.${refusal}`)} {t('salonPromotions.retrySafe')}
      </FailureNote>
    )
  const [title, discount] = [titleOf(stored, language), discountText(stored, language)]
  return (
    <FailureNote key={save.submittedAt} title={t('salonPromotions.editor.changed')}>
      {stored.status === 'ended'
        ? t('salonPromotions.editor.endedText')
        : t('salonPromotions.editor.changedText', { title, discount })}
      <Button size="sm" className="mt-3 flex" onClick={onTakeStored}>
        {t('salonPromotions.editor.takeTheirs')}
      </Button>
    </FailureNote>
  )
}

function focusHeading(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'center' }) // not below the tabs of a phone
}
