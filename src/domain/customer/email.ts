/**
 * Whether a text is a mail address (INFO-01): letters, digits and ._%+- before the @, then a domain with a top level of
 * two letters or more. Before the @ no dot is first, last or doubled; no part of the domain begins or ends with a hyphen
 * (RFC 5321).
 */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text)
}

/** RFC 5321: 256 characters with the angle brackets. */
const MAX_EMAIL_LENGTH = 254

const EMAIL =
  /^[a-z0-9_%+-]+(?:\.[a-z0-9_%+-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}$/i
