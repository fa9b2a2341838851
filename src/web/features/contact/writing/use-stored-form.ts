import { useHydrated } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useState } from 'react'
import { type DefaultValues, type Mode, useForm, useWatch } from 'react-hook-form'
import type { FieldMessage } from '#domain/contact/field-messages.ts'
import { resolverResult } from '../../../form-resolver.ts'
import { readStoredForm, storeForm } from '../../../form-storage.ts'

type FormValues = Record<string, string | boolean>

interface StoredFormOptions<T extends FormValues> {
  /** Of the form element, and of what this tab keeps. */
  name: string
  empty: T
  errorsOf: (form: T) => { readonly [F in keyof T]?: FieldMessage }
  mode: Mode
  /** @returns whether it arrived: then nothing of it is kept */
  onSend: (form: T) => Promise<boolean>
}

/** A form under the domain's own rules that loses nothing: not by a reload, nor before the page came to life. */
export function useStoredForm<T extends FormValues>(options: StoredFormOptions<T>) {
  const { name, empty, errorsOf, mode, onSend } = options
  const [initialValues] = useState(() => ({
    ...empty,
    ...(typeof document === 'object' && {
      ...readStoredForm(name, empty),
      ...valuesBeforeHydration(name, empty),
    }),
  }))
  const { register, control, handleSubmit, formState } = useForm<T>({
    defaultValues: initialValues as DefaultValues<T>,
    resolver: (form) => resolverResult(form, errorsOf(form)),
    shouldFocusError: false,
    mode,
    delayError: 300, // What is wrong moves what is below: a press that leaves a field ends where it began.
  })
  const values = useWatch({ control }) as T
  const isHydrated = useHydrated()

  useEffect(() => storeForm(name, values), [name, values])

  return {
    register,
    formState,
    /** The server knows nothing of what is kept, and the first picture here is the same. */
    values: isHydrated ? values : empty,
    /** Before that a press would send the form as an address. */
    isHydrated,
    submit(event: SubmitEvent<HTMLFormElement>) {
      if (formState.isSubmitting) return event.preventDefault()
      void handleSubmit(async (form) => {
        if (await onSend(form)) storeForm(name, empty)
      })(event)
    },
  }
}

/** What is in the fields while nobody listens to them yet. */
function valuesBeforeHydration<T extends FormValues>(name: string, empty: T): Partial<T> {
  const fields = document.forms.namedItem(name)?.elements
  const values = Object.keys(empty).map((field) => {
    const control = fields?.namedItem(field)
    if (control instanceof HTMLTextAreaElement) return [field, control.value]
    if (!(control instanceof HTMLInputElement)) return [field, '']
    return [field, control.type === 'checkbox' ? control.checked : control.value]
  })
  return Object.fromEntries(values.filter(([, value]) => value)) as Partial<T>
}
