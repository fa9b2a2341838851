import type { ComponentProps } from 'react'
import { DEMO_TIMES, demoDays, formatTwelveHours } from '#domain/contact/demo-time.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { useTranslation } from '../../../language.ts'
import { Choice, ChoiceGroup } from '../../../ui/choice.tsx'
import { errorAttributes, FieldError, TextField } from '../../../ui/field.tsx'
import { demoPeriodText } from './use-field-errors.ts'

interface DemoTimeFieldsProps {
  today: PlainDate
  dayInput: ComponentProps<'input'>
  timeInput: ComponentProps<'input'>
  errorOf: (field: 'demoDate' | 'demoTime') => string | undefined
}

/** The fields for date and time of a demo. */
export function DemoTimeFields({ today, dayInput, timeInput, errorOf }: DemoTimeFieldsProps) {
  const { t, language } = useTranslation()
  const { from, to } = demoDays(today)
  const error = errorOf('demoTime')
  return (
    <>
      <TextField
        {...dayInput}
        id="sales-demoDate"
        type="date"
        min={from}
        max={to}
        label={t('pricing.contactSales.demoDate')}
        hint={t('pricing.contactSales.demoDateHint', demoPeriodText(today, language))}
        error={errorOf('demoDate')}
      />
      <div className="sm:col-span-2">
        <ChoiceGroup
          legend={t('pricing.contactSales.demoTime')}
          hint={t('pricing.contactSales.demoTimeHint')}
          className="grid grid-cols-2 gap-2.5 sm:grid-cols-4"
        >
          {DEMO_TIMES.map((time, index) => (
            <Choice
              key={time}
              variant="card"
              {...timeInput}
              {...errorAttributes(errorId, error)}
              id={index === 0 ? 'sales-demoTime' : undefined}
              value={time}
              className="justify-center font-strong"
            >
              {formatTwelveHours(time)}
            </Choice>
          ))}
        </ChoiceGroup>
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
    </>
  )
}

const errorId = 'sales-demoTime-error'
