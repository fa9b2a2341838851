import { type ComponentProps, useState } from 'react'
import { isTimeOfDay } from '#domain/schedule/day-hours.ts'
import { classes } from './classes.ts'
import { controlClasses, Field, type FieldProps } from './field.tsx'
import { timeFromText } from './time-text.ts'

interface TimeInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  value: string
  onTime: (time: string) => void
}

/**
 * A time of a day, completed to 'HH:MM' when it is left. A field of text, because a browser shows its own time fields in
 * its own language, in English with AM and PM.
 */
export function TimeInput({ value, onTime, onBlur, className, ...input }: TimeInputProps) {
  const text = timeFromText(value)
  const complete = () => text !== value && onTime(text)
  return (
    <input
      {...input}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      value={value}
      onChange={(event) => onTime(event.target.value)}
      onBlur={(event) => {
        complete()
        onBlur?.(event)
      }}
      // It sends the form, from which the field is not left.
      onKeyDown={({ key }) => key === 'Enter' && complete()}
      className={classes(controlClasses, className)}
    />
  )
}

interface TimeFieldProps extends FieldProps {
  value: string
  /** Said once the field is left with a text that is no time. */
  wrong: string
  onTime: (time: string) => void
}

/** A time of a day with label, hint and error. */
export function TimeField({ value, wrong, onTime, error, ...field }: TimeFieldProps) {
  const [isLeft, setIsLeft] = useState(false)
  const isWrong = isLeft && value !== '' && !isTimeOfDay(timeFromText(value))
  return (
    <Field {...field} error={isWrong ? wrong : error}>
      {(attributes) => (
        <TimeInput
          {...attributes}
          value={value}
          onTime={(time) => {
            setIsLeft(false)
            onTime(time)
          }}
          onBlur={() => setIsLeft(true)}
        />
      )}
    </Field>
  )
}
