import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { CATEGORY_KEYS, type CategoryKey, isCategoryKey } from '#domain/catalog/category.ts'
import { starterMenu } from '#domain/catalog/starter-menu.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { durationText } from '../../text-formats.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast.tsx'
import { checklistQuery } from '../checklist/checklist-query.ts'
import type { CatalogEntry } from './catalog-query.ts'
import { type Choice, choicesOf, rowsOf, wrongPrices } from './starter-choices.ts'
import { useImport } from './use-import.ts'

interface StarterDialogProps {
  userName: string
  items: readonly CatalogEntry[]
  onClose: () => void
}

/** Proposes the usual treatments of a category; they are written once their prices are confirmed (WORK-46). */
export function StarterDialog({ userName, items, onClose }: StarterDialogProps) {
  const { t, language } = useTranslation()
  const [choices, setChoices] = useState<readonly Choice[]>([])
  const [areRight, setAreRight] = useState(false)
  const [isChecked, setIsChecked] = useState(false)
  const { mutate, isPending, error } = useImport(userName)
  const wrong = isChecked ? wrongPrices(choices) : new Set<string>()
  const choose = (value: string) => {
    const present = new Set(items.map(({ service }) => service))
    const proposed = isCategoryKey(value) ? starterMenu(value, present) : []
    setChoices(choicesOf(proposed, language))
    setAreRight(false)
    setIsChecked(false)
  }
  const change = (code: string, part: Partial<Choice>) =>
    setChoices(choices.map((each) => (each.treatment.code === code ? { ...each, ...part } : each)))
  const write = () => {
    setIsChecked(true)
    if (!areRight || wrongPrices(choices).size > 0) return
    mutate(rowsOf(choices, items), {
      onSuccess: (counts) => {
        showToast('success', t('catalogEditor.importing.done', counts))
        onClose()
      },
    })
  }
  return (
    <Dialog
      title={t('catalogEditor.starter.title')}
      closeLabel={t('common.close')}
      width="wide"
      isLocked={isPending}
      onClose={onClose}
    >
      <p className="mt-3 mb-5 text-muted">{t('catalogEditor.starter.text')}</p>
      <CategoryField userName={userName} onChoose={choose} />
      <ul className="mt-4">
        {choices.map((choice) => (
          <ChoiceRow
            key={choice.treatment.code}
            choice={choice}
            isWrong={wrong.has(choice.treatment.code)}
            onChange={(part) => change(choice.treatment.code, part)}
          />
        ))}
      </ul>
      {choices.some(({ isChosen }) => isChosen) && (
        <div className="mt-5 grid gap-2.5">
          <Checkbox
            checked={areRight}
            error={isChecked && !areRight && t('catalogEditor.starter.confirmMissing')}
            onChange={(event) => setAreRight(event.target.checked)}
          >
            {t('catalogEditor.starter.confirm')}
          </Checkbox>
          {error && (
            <FailureNote title={t('catalogEditor.importing.failed')}>
              {t(`refusals.${error.cause as RefusalCode}`)}
            </FailureNote>
          )}
          <Button
            full
            tone="primary"
            busy={isPending && t('catalogEditor.item.saving')}
            onClick={write}
          >
            {t('catalogEditor.starter.write', {
              count: choices.filter(({ isChosen }) => isChosen).length,
            })}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

interface CategoryFieldProps {
  userName: string
  onChoose: (value: string) => void
}

// It begins with the category that the salon was made with (DESK-045).
function CategoryField({ userName, onChoose }: CategoryFieldProps) {
  const { t } = useTranslation()
  const [category, setCategory] = useState<CategoryKey | ''>('')
  const { data } = useQuery(checklistQuery(userName))
  const starter = data?.starterCategory ?? ''
  const begin = useEffectEvent((first: CategoryKey) => {
    if (category !== '') return
    setCategory(first)
    onChoose(first)
  })
  useEffect(() => {
    if (starter !== '') begin(starter)
  }, [starter])
  return (
    <SelectField
      label={t('catalogEditor.starter.category')}
      value={category}
      onChange={({ target: { value } }) => {
        setCategory(isCategoryKey(value) ? value : '')
        onChoose(value)
      }}
    >
      <option value="">{t('catalogEditor.item.choose')}</option>
      {CATEGORY_KEYS.map((key) => (
        <option key={key} value={key}>
          {t(`catalog.categories.${key}.name`)}
        </option>
      ))}
    </SelectField>
  )
}

interface ChoiceRowProps {
  choice: Choice
  isWrong: boolean
  onChange: (part: Partial<Choice>) => void
}

function ChoiceRow({ choice, isWrong, onChange }: ChoiceRowProps) {
  const { t, language } = useTranslation()
  const { treatment, isChosen, price } = choice
  const [name] = treatment[language]
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-b border-line py-2">
      <div className="min-w-0 grow basis-40">
        <Checkbox
          checked={isChosen}
          onChange={(event) => onChange({ isChosen: event.target.checked })}
        >
          <span className="font-medium wrap-anywhere">{name}</span>
          <span className="block text-sm text-muted">{durationText(t, treatment.minutes)}</span>
        </Checkbox>
      </div>
      <div className="w-36">
        <TextField
          label={<span className="sr-only">{t('catalogEditor.starter.price', { name })}</span>}
          error={isWrong && t('catalogEditor.item.errors.price')}
          inputMode="decimal"
          disabled={!isChosen}
          value={price}
          onChange={(event) => onChange({ price: event.target.value })}
        />
      </div>
    </li>
  )
}
