import { visibleText } from '../visible-text.ts'

/** The message key of an invalid field. */
export type FieldMessage =
  | 'required'
  | 'validEmail'
  | 'validPhone'
  | 'validNumber'
  | 'validKvk'
  | 'validVat'
  | 'validPostalCode'
  | 'validDay'
  | 'validTime'
  | 'tooLong'

type Rule = (text: string) => boolean

/** `required` for an empty text, `message` for an invalid one, undefined for a valid one. */
export function requiredText(
  text: string,
  isValid: Rule = () => true,
  message: FieldMessage = 'required',
): FieldMessage | undefined {
  return visibleText(text) === '' ? 'required' : optionalText(text, isValid, message)
}

/** The same for an optional field. */
export function optionalText(
  text: string,
  isValid: Rule,
  message: FieldMessage,
): FieldMessage | undefined {
  const trimmed = visibleText(text)
  return trimmed === '' || isValid(trimmed) ? undefined : message
}

/** The invalid fields only. */
export function definedErrors<Field extends string>(
  checked: Record<Field, FieldMessage | undefined>,
): { readonly [F in Field]?: FieldMessage } {
  return Object.fromEntries(
    Object.entries(checked).filter(([, message]) => message !== undefined),
  ) as { readonly [F in Field]?: FieldMessage }
}
