import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

export interface FieldProps {
  label: ReactNode
  /** Text beside the label, such as "(optional)". */
  aside?: ReactNode
  hint?: ReactNode
  /** The error message. */
  error?: ReactNode
}

/** Attributes that connect a control with its label, hint and error. */
export interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A control with label, hint and error; `children` renders the control with the attributes. */
export function Field(
  props: FieldProps & {
    id?: string | undefined
    children: (attributes: ControlAttributes) => ReactNode
  },
) {
  const { label, aside, hint, error, children } = props
  const generated = useId()
  const id = props.id ?? generated
  const described = classes(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`)
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-strong">
        {label}
        {aside && <span className="font-normal text-subtle"> {aside}</span>}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-subtle">
          {hint}
        </p>
      )}
    </div>
  )
}

/** An error message below a control. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-sm font-medium text-danger">
      <Icon of={CircleAlert} size="sm" className="mt-0.5" />
      {children}
    </p>
  )
}

/** Attributes that connect a control of a group with the group's error. */
export function errorAttributes(id: string, error: ReactNode) {
  return error ? { 'aria-describedby': id, 'aria-invalid': true } : {}
}

/** The class names of text controls. */
export const controlClasses =
  'min-h-13 w-full min-w-0 appearance-none rounded-md border border-line-strong bg-surface px-4 text-base text-text aria-invalid:border-2 aria-invalid:border-danger aria-invalid:px-[calc(1rem-1px)] disabled:border-line disabled:bg-surface-soft disabled:text-subtle'

export function TextField({
  label,
  aside,
  hint,
  error,
  className,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} aside={aside} hint={hint} error={error} id={input.id}>
      {(attributes) => (
        <input
          type="text"
          {...input}
          {...attributes}
          className={classes(controlClasses, className)}
        />
      )}
    </Field>
  )
}

export function TextAreaField({
  label,
  aside,
  hint,
  error,
  className,
  ...input
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} aside={aside} hint={hint} error={error} id={input.id}>
      {(attributes) => (
        <textarea
          {...input}
          {...attributes}
          className={classes(controlClasses, 'block min-h-33 resize-y py-3.5', className)}
        />
      )}
    </Field>
  )
}

/** The class names of a select, with its arrow. */
export const selectClasses = classes(
  controlClasses,
  'bg-[linear-gradient(45deg,transparent_50%,currentColor_50%),linear-gradient(-45deg,transparent_50%,currentColor_50%)] bg-size-[6px_6px] bg-position-[right_22px_center,right_16px_center] bg-no-repeat pr-8.5',
)

export function SelectField({
  label,
  aside,
  hint,
  error,
  className,
  ...input
}: FieldProps & ComponentProps<'select'>) {
  return (
    <Field label={label} aside={aside} hint={hint} error={error} id={input.id}>
      {(attributes) => (
        <select {...input} {...attributes} className={classes(selectClasses, className)} />
      )}
    </Field>
  )
}
