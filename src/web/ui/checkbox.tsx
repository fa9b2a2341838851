import Check from 'lucide-react/icons/check'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { FieldError } from './field.tsx'
import { Icon } from './icon.tsx'

interface CheckboxProps extends ComponentProps<'input'> {
  children: ReactNode
  error?: ReactNode
}

/** A styled native checkbox; its label is clickable. */
export function Checkbox({ children, error, id, ...input }: CheckboxProps) {
  const generated = useId()
  const errorId = `${id ?? generated}-error`
  return (
    <div>
      <label className="relative flex cursor-pointer items-start gap-3.5 py-2.5">
        <input
          {...input}
          id={id ?? generated}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="peer absolute top-0 -left-2.5 size-11 cursor-pointer opacity-0"
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
        <span className="min-w-0">{children}</span>
      </label>
      {error && (
        <div className="-mt-2 sm:pl-9.5">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
