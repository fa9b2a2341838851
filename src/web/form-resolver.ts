import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form'

/** What the domain finds wrong with a form, as react-hook-form wants to hear it: the message's key is its type. */
export function resolverResult<T extends FieldValues>(
  values: T,
  errors: { readonly [F in keyof T]?: string | undefined },
): ResolverResult<T> {
  const fieldErrors = Object.entries(errors).map(([field, type]) => [field, { type }])
  if (fieldErrors.length === 0) return { values, errors: {} }
  return { values: {}, errors: Object.fromEntries(fieldErrors) as FieldErrors<T> }
}
