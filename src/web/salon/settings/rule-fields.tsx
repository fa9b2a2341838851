import type { Settings } from '#contract/settings.ts'
import { leavesTimeToBook } from '#domain/schedule/booking-rules.ts'
import { DAY_MINUTES } from '#domain/time-units.ts'
import type { Translate } from '../../messages.ts'
import { Choice, ChoiceGroup, Dot } from '../../ui/choice.tsx'
import { SelectField } from '../../ui/field.tsx'
import type { SettingsEdits } from './settings-draft.ts'
import { horizonText, ruleTexts, spanText, type TextContext } from './settings-text.ts'

interface RuleFieldsProps {
  draft: Settings
  context: TextContext
  onEdit: (change: SettingsEdits) => void
}

export const HORIZON_FIELD = 'settings-horizon'

// In minutes, except horizons.
const [HOUR, DAY] = [60, DAY_MINUTES]
const TERMS = [HOUR, 2 * HOUR, 4 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY]
const NOTICES = [0, 30, HOUR, 2 * HOUR, 4 * HOUR, 12 * HOUR, DAY, 2 * DAY]
const HORIZONS = [7, 14, 28, 56, 91, 182, 365, 730]
const WINDOWS = [0, HOUR, 2 * HOUR, 4 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY]
const BUFFERS = [0, 5, 10, 15, 20, 30, 45, 60]
const STEPS = [5, 10, 15, 20, 30, 45, 60]

/** The booking rules, each with what it means now (WORK-75). */
export function RuleFields({ draft, context, onEdit }: RuleFieldsProps) {
  const { t } = context
  const texts = ruleTexts(draft, context)
  const isTooShort = !leavesTimeToBook(draft)
  return (
    <>
      <Confirmation draft={draft} context={context} onEdit={onEdit} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-3 gap-y-4.5 sm:grid-cols-2 xl:grid-cols-3">
        {!draft.autoConfirm && (
          <NumberSelect
            label={t('settings.rules.answerTerm')}
            hint={texts.answerTerm}
            options={TERMS}
            textOf={(minutes) => spanText(minutes, t)}
            value={draft.answerTermMinutes}
            onChoose={(answerTermMinutes) => onEdit({ answerTermMinutes })}
          />
        )}
        <NumberSelect
          label={t('settings.rules.notice')}
          hint={texts.notice}
          options={NOTICES}
          textOf={(minutes) => (minutes === 0 ? t('settings.spans.none') : spanText(minutes, t))}
          value={draft.minimumNoticeMinutes}
          onChoose={(minimumNoticeMinutes) => onEdit({ minimumNoticeMinutes })}
        />
        <NumberSelect
          id={HORIZON_FIELD}
          label={t('settings.rules.horizon')}
          hint={texts.horizon}
          error={isTooShort && t('settings.rules.horizonShort')}
          options={HORIZONS}
          textOf={(days) => horizonText(days, t)}
          value={draft.horizonDays}
          onChoose={(horizonDays) => onEdit({ horizonDays })}
        />
        <NumberSelect
          label={t('settings.rules.cancellation')}
          hint={texts.cancellation}
          options={WINDOWS}
          textOf={(minutes) => windowText(minutes, t)}
          value={draft.cancellationWindowMinutes}
          onChoose={(cancellationWindowMinutes) => onEdit({ cancellationWindowMinutes })}
        />
        <NumberSelect
          label={t('settings.rules.buffer')}
          hint={texts.buffer}
          options={BUFFERS}
          textOf={(minutes) =>
            minutes === 0
              ? t('settings.spans.noBuffer')
              : t('settings.spans.minutes', { count: minutes })
          }
          value={draft.bufferMinutes}
          onChoose={(bufferMinutes) => onEdit({ bufferMinutes })}
        />
        <NumberSelect
          label={t('settings.rules.step')}
          hint={texts.step}
          options={STEPS}
          textOf={(minutes) => t('settings.spans.minutes', { count: minutes })}
          value={draft.slotStepMinutes}
          onChoose={(slotStepMinutes) => onEdit({ slotStepMinutes })}
        />
      </div>
      <p className="mt-4 text-sm text-subtle">{t('settings.rules.newOnly')}</p>
    </>
  )
}

function Confirmation({ draft, context: { t }, onEdit }: RuleFieldsProps) {
  return (
    <ChoiceGroup
      legend={t('settings.rules.confirmation')}
      isLegendHidden
      className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2"
    >
      {(['automatic', 'byHand'] as const).map((each) => (
        <Choice
          key={each}
          variant="card"
          name="confirmation"
          value={each}
          checked={draft.autoConfirm === (each === 'automatic')}
          onChange={() => onEdit({ autoConfirm: each === 'automatic' })}
        >
          <Dot />
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-strong">{t(`settings.rules.${each}`)}</span>
            <span className="text-md text-muted">{t(`settings.rules.${each}Text`)}</span>
          </span>
        </Choice>
      ))}
    </ChoiceGroup>
  )
}

function windowText(minutes: number, t: Translate): string {
  if (minutes === 0) return t('settings.spans.untilStart')
  return t('settings.spans.before', { span: spanText(minutes, t) })
}

interface NumberSelectProps {
  id?: string
  label: string
  hint: string
  error?: string | false
  options: readonly number[]
  textOf: (value: number) => string
  value: number
  onChoose: (value: number) => void
}

// A value that is not among the options was set by the operator, and stays one of them.
function NumberSelect({ options, textOf, value, onChoose, error, ...field }: NumberSelectProps) {
  const all = [...new Set([...options, value])].toSorted((a, b) => a - b)
  return (
    <SelectField
      {...field}
      error={error}
      value={value}
      onChange={(event) => onChoose(Number(event.target.value))}
    >
      {all.map((each) => (
        <option key={each} value={each}>
          {textOf(each)}
        </option>
      ))}
    </SelectField>
  )
}
