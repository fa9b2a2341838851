import Check from 'lucide-react/icons/check'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { FieldError } from './field.tsx'
import { Icon } from './icon.tsx'

interface CheckboxProps extends ComponentProps<'input'> {
  children: ReactNode
  error?: ReactNode
  /** For a cell of a table, whose headings show what the label says. */
  isLabelHidden?: boolean
}

/** A styled native checkbox; its label is clickable. */
export function Checkbox({ children, error, isLabelHidden, id, ...input }: CheckboxProps) {
  const generated = useId()
  const errorId = `${id ?? generated}-error`
  return (
    <div>
      <label
        className={classes(
          'relative cursor-pointer',
          isLabelHidden
            ? 'inline-grid size-[44px] place-items-center align-middle'
            : 'flex items-start gap-3.5 py-2.5',
        )}
      >
        <input
          {...input}
          id={id ?? generated}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className={classes(
            'peer absolute cursor-pointer opacity-0',
            isLabelHidden ? 'inset-0 size-full' : 'top-0 -left-2.5 size-11',
          )}
        />
        <span
          aria-hidden
          className={classes(
            'grid size-6 shrink-0 place-items-center rounded-[6px] border-2 text-transparent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
            'peer-checked:border-accent peer-checked:bg-accent peer-checked:text-on-accent',
            error ? 'border-danger' : 'border-line-strong',
          )}
        >
          <Icon of={Check} size="sm" />
        </span>
        <span className={isLabelHidden ? 'sr-only' : 'min-w-0'}>{children}</span>
      </label>
      {error && (
        <div className="-mt-2 sm:pl-9.5">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
