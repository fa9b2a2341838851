import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form'

/** Field errors of the domain as a react-hook-form result; an error's type is its message key. */
export function resolverResult<T extends FieldValues>(
  values: T,
  errors: { readonly [F in keyof T]?: string | undefined },
): ResolverResult<T> {
  const fieldErrors = Object.entries(errors).map(([field, type]) => [field, { type }])
  if (fieldErrors.length === 0) return { values, errors: {} }
  return { values: {}, errors: Object.fromEntries(fieldErrors) as FieldErrors<T> }
}
