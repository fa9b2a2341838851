import type { ComponentProps } from 'react'
import { classes } from '../../ui/classes.ts'
import { controlClasses } from '../../ui/field.tsx'
import { timeFromText } from './time-text.ts'

interface TimeInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  value: string
  onTime: (time: string) => void
}

/**
 * A time of a day, completed to 'HH:MM' when it is left. A field of text, because a browser shows its own time fields in
 * its own language, in English with AM and PM.
 */
export function TimeInput({ value, onTime, className, ...input }: TimeInputProps) {
  const complete = timeFromText(value)
  return (
    <input
      {...input}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      value={value}
      onChange={(event) => onTime(event.target.value)}
      onBlur={() => complete !== value && onTime(complete)}
      className={classes(controlClasses, className)}
    />
  )
}
