/** The mails to the customer of an order; `link` is that to a client without an account. */
export const CUSTOMER_MAIL_KINDS = [
  'confirmation',
  'change',
  'agreement',
  'decline',
  'cancellation',
  'missed',
  'correction',
  'reminder',
  'invitation',
  'link',
] as const
export type CustomerMailKind = (typeof CUSTOMER_MAIL_KINDS)[number]
