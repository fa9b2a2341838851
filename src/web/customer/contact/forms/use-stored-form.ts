import { useHydrated } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useState } from 'react'
import { type DefaultValues, type Mode, useForm, useWatch } from 'react-hook-form'
import type { FieldMessage } from '#domain/contact/field-messages.ts'
import { resolverResult } from '../../../form-resolver.ts'
import { readStoredForm, storeForm } from '../../../form-storage.ts'

type FormValues = Record<string, string | boolean>

interface StoredFormOptions<T extends FormValues> {
  /** Name of the form element and of its storage key. */
  name: string
  empty: T
  errorsOf: (form: T) => { readonly [F in keyof T]?: FieldMessage }
  mode: Mode
  /** @returns whether it was sent; then the stored values are deleted */
  onSend: (form: T) => Promise<boolean>
}

/** A form with the domain's validation. Its values survive a reload and typing before hydration. */
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
    delayError: 300, // An error moves the fields below; without a delay a click that blurs a field would miss its target.
  })
  const values = useWatch({ control }) as T
  const isHydrated = useHydrated()

  useEffect(() => storeForm(name, values), [name, values])

  return {
    register,
    formState,
    /** Empty until hydration, since the server has no stored values. */
    values: isHydrated ? values : empty,
    /** Before hydration a submit would navigate. */
    isHydrated,
    submit(event: SubmitEvent<HTMLFormElement>) {
      if (formState.isSubmitting) return event.preventDefault()
      void handleSubmit(async (form) => {
        if (await onSend(form)) storeForm(name, empty)
      })(event)
    },
  }
}

/** The values typed before hydration. */
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
