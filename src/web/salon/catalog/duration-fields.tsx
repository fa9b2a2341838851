import { useTranslation } from '../../language.ts'
import { durationText } from '../../text-formats.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { DurationStrip } from './duration-strip.tsx'
import type { FieldsProps } from './fields-props.ts'
import { durationOf, typedParts, withWaiting } from './item-values.ts'

/** How long an item takes: one duration, or work, waiting and work (WORK-135), and what is kept free behind it. */
export function DurationFields(props: FieldsProps) {
  const { t } = useTranslation()
  const { values, onChange } = props
  const duration = durationOf(values)
  const parts = typedParts(values)
  const waits = values.isWaiting && !values.isAddon
  return (
    <>
      {!values.isAddon && (
        <Checkbox
          role="switch"
          checked={values.isWaiting}
          onChange={({ target }) => onChange(withWaiting(values, target.checked))}
        >
          <span className="font-medium">{t('catalogEditor.item.isWaiting')}</span>
          <span className="block text-sm text-muted">{t('catalogEditor.item.isWaitingHint')}</span>
        </Checkbox>
      )}
      {parts && duration !== null && (
        <DurationStrip parts={parts} bufferMinutes={Number(values.buffer)} />
      )}
      <div className="mt-4 grid gap-x-4.5 gap-y-5 first:mt-0 sm:grid-cols-2">
        {waits ? <PartFields {...props} /> : <MinutesField {...props} />}
        {!values.isAddon && <BufferField {...props} />}
      </div>
      {duration !== null && (
        <p className="mt-3">
          <span className="font-strong">
            {t('catalogEditor.item.customerTime', { duration: durationText(t, duration) })}
          </span>
          {parts && (
            <span className="text-muted">
              {' '}
              {t('catalogEditor.item.freeTime', { duration: durationText(t, parts[1]) })}
            </span>
          )}
        </p>
      )}
    </>
  )
}

const PARTS = [
  { field: 'workBefore', label: 'work', aside: 'before' },
  { field: 'waits', label: 'waits', aside: null },
  { field: 'workAfter', label: 'work', aside: 'after' },
] as const

function PartFields({ values, errors, fieldId, onChange }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] gap-3 sm:col-span-2 sm:gap-x-4.5">
      {PARTS.map(({ field, label, aside }) => (
        <TextField
          key={field}
          id={fieldId(field)}
          label={t(`catalogEditor.item.${label}`)}
          aside={aside && t(`catalogEditor.item.${aside}`)}
          hint={t('catalogEditor.item.minutesHint')}
          error={errors[field] && t(`catalogEditor.item.errors.${errors[field]}`)}
          inputMode="numeric"
          value={values[field]}
          onChange={({ target }) => onChange({ ...values, [field]: target.value })}
        />
      ))}
    </div>
  )
}

function MinutesField({ values, errors, fieldId, onChange }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <TextField
      id={fieldId('minutes')}
      label={t('catalogEditor.item.minutes')}
      hint={t('catalogEditor.item.minutesHint')}
      error={errors.minutes && t(`catalogEditor.item.errors.${errors.minutes}`)}
      inputMode="numeric"
      value={values.minutes}
      onChange={({ target }) => onChange({ ...values, minutes: target.value })}
    />
  )
}

const BUFFERS = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120]

function BufferField({ values, fieldId, onChange }: FieldsProps) {
  const { t } = useTranslation()
  const { buffer } = values
  const stored = buffer === '' ? [] : [Number(buffer)]
  const options = [...new Set([...BUFFERS, ...stored])].toSorted((a, b) => a - b)
  return (
    <SelectField
      id={fieldId('buffer')}
      label={t('catalogEditor.item.buffer')}
      hint={t('catalogEditor.item.bufferHint')}
      value={buffer}
      onChange={(event) => onChange({ ...values, buffer: event.target.value })}
    >
      <option value="">{t('catalogEditor.item.bufferOfSalon')}</option>
      {options.map((minutes) => (
        <option key={minutes} value={minutes}>
          {minutes === 0 ? t('catalogEditor.item.noBuffer') : durationText(t, minutes)}
        </option>
      ))}
    </SelectField>
  )
}
