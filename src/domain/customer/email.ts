/**
 * The one rule for addresses in the whole product (INFO-01): letters, digits and ._%+- before the @, then a domain with a
 * top-level part of two letters or more, .amsterdam included. No dot stands first, last or beside another before the @,
 * and no part of the domain begins or ends with a hyphen (RFC 5321).
 */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text)
}

/** RFC 5321: a path of 256 characters with its angle brackets. */
const MAX_EMAIL_LENGTH = 254

const EMAIL =
  /^[a-z0-9_%+-]+(?:\.[a-z0-9_%+-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}$/i
