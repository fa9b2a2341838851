import { visibleText } from '../visible-text.ts'

/** What is wrong with a field, as the key of its message. */
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

/** `required` of an empty text, the message of a text that breaks the rule, undefined of one that holds. */
export function requiredText(
  text: string,
  holds: Rule = () => true,
  message: FieldMessage = 'required',
): FieldMessage | undefined {
  return visibleText(text) === '' ? 'required' : optionalText(text, holds, message)
}

/** The same of a field that may stay empty. */
export function optionalText(
  text: string,
  holds: Rule,
  message: FieldMessage,
): FieldMessage | undefined {
  const tidy = visibleText(text)
  return tidy === '' || holds(tidy) ? undefined : message
}

/** Only the fields that do not hold. */
export function withoutSound<Field extends string>(
  checked: Record<Field, FieldMessage | undefined>,
): { readonly [F in Field]?: FieldMessage } {
  return Object.fromEntries(
    Object.entries(checked).filter(([, message]) => message !== undefined),
  ) as { readonly [F in Field]?: FieldMessage }
}
